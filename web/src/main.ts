/** The page begins here. */

import { mount } from 'svelte'
import { speak } from './locales/language.svelte'
import { followOtherTabs, settings } from './settings/settings.svelte'
import App from './shell/App.svelte'
import './theme.css'
import './shell/page.css'

followOtherTabs()
await speak(settings.language)

const target = document.getElementById('page')
if (target) mount(App, { target })
