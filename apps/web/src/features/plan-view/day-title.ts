/** Prefixed `Day {day}: ` unless it already is. */
export function dayTitle(day: number, title: string): string {
  const prefix = `Day ${day}: `
  return title.startsWith(prefix) ? title : prefix + title
}
