const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export function day(iso: string): string {
  return days.format(new Date(iso))
}

export function moment(iso: string): string {
  return moments.format(new Date(iso))
}
