/** Materials of which a household has one, so that a sentence says "a tray" but "paper". */
const single =
  /^(?:ruler|calculator|magnifying glass|measuring tape|stapler|hole punch|towel|pillow|blanket|mirror|flashlight|kitchen timer|tray|sponge|ball|laundry basket)$/

/** As a sentence names a material: "a ruler", but "paper". */
export function withArticle(name: string): string {
  if (name === 'egg carton') return `an ${name}`
  return single.test(name) ? `a ${name}` : name
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Sorts numbers by their value and words by the alphabet. */
export const byValue = new Intl.Collator('en', { numeric: true })

/** A number alone, as pages print it: 34,502. */
export function withCommas(answer: string): string {
  return /^\d{4,}$/.test(answer) ? answer.replace(/\B(?=(?:\d{3})+$)/g, ',') : answer
}

/** A line that is put in quotation marks must not carry its own. */
export function unquoted(text: string): string {
  return text.replace(/^["“]|["”]$/g, '').replace(/["“”]/g, "'")
}

/** `p.m.` has its period already. */
export function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
