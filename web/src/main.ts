/** Where the page begins. */

import { mount } from 'svelte'
import Start from './Start.svelte'
import { bundleOf, wordsIn } from './locales'
import './theme.css'

const target = document.getElementById('app')
if (target) mount(Start, { target, props: { t: wordsIn(await bundleOf('en')) } })
