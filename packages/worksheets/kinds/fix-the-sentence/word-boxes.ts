/** Words that keep their capital though they are nobody's name. */
const notNames = new Set(['I', "I'm", "I'll", "I've", "I'd"])

/** Names in right sentences: those known, and whatever else has a capital inside a sentence. */
export function namesIn(sentences: readonly string[], known: readonly string[]): string[] {
  const found = sentences.flatMap((sentence) => [
    ...known.filter((name) => sentence.includes(name)),
    ...[...sentence.matchAll(/(?<=[\p{L},] )\p{Lu}[\p{L}-]*/gu)].map(([name]) => name),
  ])
  const parts = new Set(known.flatMap((name) => name.split(' ')))
  return [...new Set(found)].filter((name) => known.includes(name) || !(parts.has(name) || notNames.has(name)))
}

/** The parts of lists such as "a map, two star maps, and nets". */
export function listWordsIn(sentences: readonly string[], known: readonly string[]): string[] {
  return [...new Set(sentences.flatMap((sentence) => listOf(sentence, known)))]
}

function listOf(sentence: string, known: readonly string[]): string[] {
  const [before = '', last] = sentence.split(/, (?:and|or) /)
  if (!last) return []
  const segments = before.split(', ')
  const middle: string[] = []
  while (segments.length > 1 && isPart(segments.at(-1) ?? '', known)) middle.unshift(segments.pop() ?? '')
  if (middle.length === 0) return []
  return [lastPart(segments.at(-1) ?? '', known), ...middle, firstPart(last, known)]
}

const leader = '(?:an?|the|some|my|her|his|two|three|four|five|six|seven|eight|nine|ten)'

function isPart(segment: string, known: readonly string[]): boolean {
  return (
    known.includes(segment) || /^[\p{L}'-]+(?: [\p{L}'-]+)?$/u.test(segment) || new RegExp(`^${leader} `).test(segment)
  )
}

/** "Ada packed a red map" ends with "a red map". */
function lastPart(segment: string, known: readonly string[]): string {
  const longest = longestOf(known.filter((words) => segment === words || segment.endsWith(` ${words}`)))
  const led = new RegExp(`(?:^|.* )(${leader}(?: [\\p{L}'-]+){1,3})$`, 'u').exec(segment)?.[1]
  return led ?? longest ?? segment.split(' ').at(-1) ?? ''
}

function firstPart(text: string, known: readonly string[]): string {
  const bare = text.replace(/[.!?"]+$/, '')
  const longest = longestOf(known.filter((words) => bare === words || bare.startsWith(`${words} `)))
  const led = new RegExp(`^${leader}(?: [\\p{L}'-]+)`, 'u').exec(bare)?.[0]
  return longest ?? led ?? bare.split(' ')[0] ?? ''
}

function longestOf(words: string[]): string | undefined {
  return words.sort((a, b) => b.length - a.length)[0]
}
