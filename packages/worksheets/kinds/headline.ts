const small = new Set(['the', 'a', 'an', 'of', 'in', 'on', 'at', 'and', 'for'])

/** Words as a title spells them: "the cargo bay" is "the Cargo Bay". */
export function headline(text: string): string {
  return text
    .split(' ')
    .map((word) => (small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}
