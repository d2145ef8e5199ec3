import type { World } from '@pencil-quest/content/types'
import { worlds } from '@pencil-quest/content/worlds'
import type { Theme } from '@pencil-quest/contract/choices'

const lexicons = new Map<Theme, Lexicon>()

interface Lexicon {
  terms: ReadonlySet<string>
  /** Words of the longest term. */
  longest: number
}

/** Terms of a theme as they stand in a text, in order, longest first, in lower case and singular where it is listed. */
export function themeTermsIn(theme: Theme, text: string): string[] {
  const { terms, longest } = lexiconOf(theme)
  const words = text.toLowerCase().match(/[a-z][a-z'-]*/g) ?? []
  const found: string[] = []
  for (let i = 0; i < words.length; i++) {
    for (let length = Math.min(longest, words.length - i); length > 0; length--) {
      const run = words
        .slice(i, i + length)
        .join(' ')
        .replace(/'s$/, '')
      const term = terms.has(run) ? run : run.endsWith('s') && terms.has(run.slice(0, -1)) ? run.slice(0, -1) : null
      if (!term) continue
      found.push(term)
      i += length - 1
      break
    }
  }
  return found
}

/** Words of the theme, its people and places, one by one: they are no strangers to the child. */
export function themeWords(theme: Theme): ReadonlySet<string> {
  return new Set([...lexiconOf(theme).terms].flatMap((term) => term.split(/[ -]/)))
}

function lexiconOf(theme: Theme): Lexicon {
  let lexicon = lexicons.get(theme)
  if (!lexicon) {
    const terms = new Set(termsOf(worlds[theme]).map((term) => term.toLowerCase()))
    lexicon = { terms, longest: Math.max(...[...terms].map((term) => term.split(' ').length)) }
    lexicons.set(theme, lexicon)
  }
  return lexicon
}

function termsOf({ world, terms, characters, things, specimens, scenes }: World): string[] {
  const nouns = [...things, ...scenes.flatMap((scene) => scene.things)].flatMap(({ one, many }) => [one, many])
  const places = scenes.map(({ place }) => place.replace(/^the /, ''))
  return [world, ...terms, ...characters.map(({ name }) => name), ...nouns, ...specimens, ...places]
}
