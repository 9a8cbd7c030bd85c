// Before anything is painted: the light and the look the reader has chosen, so that nothing flashes.
try {
  const { theme, look } = JSON.parse(localStorage.getItem('gipf.settings')) ?? {}
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (look) document.documentElement.dataset.look = look
} catch {
  /* Nothing was chosen. */
}
