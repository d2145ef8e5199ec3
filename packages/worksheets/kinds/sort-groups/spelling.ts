/** Decides a heading about letters, or null where the heading is about something else. */
export function fitsSpelling(word: string, heading: string): boolean | null {
  const letters = word.toLowerCase()
  const [, begin] = /^begins with (?:the prefix )?([a-z]+)-?$/.exec(heading) ?? []
  if (begin) return letters.startsWith(begin)
  const [, end] = /^ends with (?:the suffix )?-?([a-z]+)$/.exec(heading) ?? []
  if (end) return letters.endsWith(end)
  const [, inside] = /^has ([a-z]+) in it$/.exec(heading) ?? []
  if (inside) return letters.includes(inside)
  const [, beats] = /^(\d) syllables?$/.exec(heading) ?? []
  if (beats) return syllables(letters) === Number(beats)
  const [, model] = /^rhymes with ([a-z]+)$/.exec(heading) ?? []
  if (model) return letters !== model && rime(letters) === rime(model)
  return null
}

/** From the last run of vowels on, with a silent e kept: `cat` and `hat` share `at`, `cake` and `lake` share `ake`. */
function rime(word: string): string {
  return /[aeiouy]+[^aeiouy]*e?$/.exec(word)?.[0] ?? word
}

/** Where the rules of spelling miscount. */
const irregular: Record<string, number> = {}

/**
 * Beats by spelling: runs of vowels, less a silent final e, `es` or `ed`, with the usual breaks between vowels that
 * are said apart. Words that it miscounts are listed apart.
 */
export function syllables(word: string): number {
  const known = irregular[word]
  if (known) return known
  const silentEnd = word
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/([aeiouy]l)e$/, '$1')
  const apart = silentEnd
    .replace(/(i)(a|o)(?!n$|us)/g, '$1-$2')
    .replace(/(e)(o)(?!us)/g, '$1-$2')
    .replace(/(u)(al|o)/g, '$1-$2')
  return Math.max(1, apart.match(/[aeiouy]+/g)?.length ?? 1)
}
