/** The page begins here. */

import { mount } from 'svelte'
import { browserHost, pageIsThere } from './host'
import { need, speak } from './locales/language.svelte'
import { followOtherTabs, settings } from './settings/settings.svelte'
import App from './shell/App.svelte'
import { PAGES } from './shell/pages'
import { routeOf } from './shell/route'
import './fonts/fonts.css'
import './theme.css'
import './shell/page.css'

followOtherTabs()
const first = PAGES[routeOf(location.hash).page]?.load() // while the texts are on their way
await speak(settings.language)

const target = document.getElementById('page')
target?.replaceChildren()
if (target) mount(App, { target })
if (browserHost) {
  // The first game begins before Python runs, whose files are so large that they come after all that it needs.
  const needed = [PAGES.game?.load(), browserHost.foresee('basic'), ...['play', 'people', 'site'].map(need)]
  void Promise.allSettled([first, ...needed]).then(pageIsThere)
}
