const headingLine = /^#{1,6}[ \t]*(.+?)[ \t]*#*[ \t]*$/

interface Section {
  heading: string
  /** Index of the line of the heading, and of the line after the section. */
  from: number
  to: number
}

function sectionsOf(lines: readonly string[]): Section[] {
  const found: Section[] = []
  lines.forEach((line, at) => {
    const heading = headingLine.exec(line)?.[1]
    if (heading === undefined) return
    const before = found.at(-1)
    if (before) before.to = at
    found.push({ heading, from: at, to: lines.length })
  })
  return found
}

/** A heading counts whatever its level and capitals, and with more words behind: "# SAFETY rules" is "Safety". */
export function findSection(lines: readonly string[], wanted: string): Section | undefined {
  const words = new RegExp(`^${wanted}\\b`, 'i')
  return sectionsOf(lines).find(({ heading }) => words.test(heading))
}

/** Puts lines at the end of a section, before the empty lines that end it. */
export function addToSection(text: string, wanted: string, added: readonly string[]): string {
  const lines = text.split('\n')
  const section = findSection(lines, wanted)
  if (!section) return text
  let at = section.to
  while (at > section.from + 1 && lines[at - 1]?.trim() === '') at -= 1
  return [...lines.slice(0, at), ...added, ...lines.slice(at)].join('\n')
}
