import { mount } from 'svelte'
import { bundleOf, wordsIn } from '../src/locales'
import '../src/theme.css'
import Gallery from './Gallery.svelte'

const target = document.getElementById('gallery')
if (target) mount(Gallery, { target, props: { t: wordsIn(await bundleOf('en')) } })
