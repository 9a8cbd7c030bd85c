/** When something happened, as people say it. */

const DAY = 86_400_000
const THIS_YEAR: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
}

/** Say when: today and yesterday by name, this year without the year. */
export function when(time: string, language: string, now = new Date()): string {
  const date = new Date(time)
  const midnight = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
  const days = Math.round((midnight(date) - midnight(now)) / DAY)
  if (days === 0 || days === -1) {
    const day = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
    const hour = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(date)
    return `${day}, ${hour}`
  }
  const isRecent = date.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat(language, isRecent ? THIS_YEAR : { dateStyle: 'medium' }).format(date)
}
