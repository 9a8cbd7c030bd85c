// Before anything is painted: the light the reader has chosen, so that nothing flashes.
try {
  const { theme } = JSON.parse(localStorage.getItem('gipf.settings')) ?? {}
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  /* Nothing was chosen. */
}
