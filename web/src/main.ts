/** The page begins here. */

import { mount } from 'svelte'
import { browserHost } from './host'
import { speak } from './locales/language.svelte'
import { followOtherTabs, settings } from './settings/settings.svelte'
import App from './shell/App.svelte'
import { PAGES } from './shell/pages'
import { routeOf } from './shell/route'
import './fonts/fonts.css'
import './theme.css'
import './shell/page.css'

followOtherTabs()
void PAGES[routeOf(location.hash).page]?.load() // while the texts are on their way
await speak(settings.language)

const target = document.getElementById('page')
if (target) mount(App, { target })
if (browserHost) void PAGES.game?.load() // the first game begins before Python runs
