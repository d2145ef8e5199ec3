const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Jul 4, 2026`, where the reader is. By hand: to start `Intl` takes a phone a tenth of a second. */
export function day(iso: string): string {
  const date = new Date(iso)
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`
}

/** `Jul 4, 2026, 5:03 PM`, where the reader is; `to` the second where that matters. */
export function moment(iso: string, to: 'minute' | 'second' = 'minute'): string {
  const timeStyle = to === 'second' ? 'medium' : 'short'
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle })
}
