import type { Beat, World } from '@pencil-quest/content/types'
import { clueFaults } from './clue-faults.ts'
import type { Faults } from './fault.ts'
import { sharedLimits } from './grade-limits.ts'
import { plainWords } from './plain-words.ts'
import { shortSentences } from './sentence-lengths.ts'
import { storyTaskFaults } from './story-task-faults.ts'
import { suspectFaults } from './suspect-faults.ts'
import { has, sentencesOf, wordsOf } from './text.ts'

/** The faults of the days of one arc. */
export function storyFaults(faults: Faults, name: string, beats: readonly Beat[], world: World): void {
  const suspects = beats.some((beat) => beat.solution !== undefined)
  faults.expect(!suspects || world.trail !== undefined, name, 'trail', 'a world that suspects somebody has a `trail`')
  for (const [i, beat] of beats.entries()) {
    beatFaults(faults, `${name}[${i}]`, beat, i)
    secretFaults(faults, `${name}[${i}]`, beats.slice(0, i + 1))
    riddleFaults(faults, `${name}[${i}].riddles`, beat, beats)
    clueFaults(faults, `${name}[${i}].clues`, beat)
    suspectFaults(faults, `${name}[${i}]`, beat, beats.length > 5 ? 10 : 5)
    storyTaskFaults(faults, `${name}[${i}].tasks`, beat, world)
  }
}

/** The word is found by the child's own work alone: nothing before says it, and `found` does. */
function secretFaults(faults: Faults, part: string, story: readonly Beat[]): void {
  const [today, ...before] = [...story].reverse()
  const { secret } = today ?? {}
  if (!today || !secret) return
  const { asks, word, found } = secret
  const told = [today.title, today.description, today.opener, today.older?.opener ?? '', asks]
  const earlier = before.flatMap(({ title, description, opener, close, older, secret: old }) => [
    ...[title, description, opener, close, older?.opener ?? '', older?.close ?? ''],
    ...(old ? [old.asks, old.found] : []),
  ])
  const gaveAway = [...told, ...earlier].find((text) => has(text.toLowerCase(), word))
  faults.expect(gaveAway === undefined, `${part}.secret`, 'secret', `"${word}" is given away: "${gaveAway}"`)
  faults.expect(/\?$/.test(asks), `${part}.secret`, 'secret', `"${asks}" is a question`)
  faults.expect(found.toLowerCase().includes(word), `${part}.secret`, 'secret', `"found" does not say "${word}"`)
  faults.within(sentencesOf(found).length, [1, 3], `${part}.secret.found`, 'secret', 'sentences')
  for (const text of [asks, found]) {
    shortSentences(faults, `${part}.secret`, text, sharedLimits.sentence)
    plainWords(faults, `${part}.secret`, text, { slots: [] })
  }
}

/** Its word is not to be read before, and is none that the story finds out. */
function riddleFaults(faults: Faults, part: string, beat: Beat, story: readonly Beat[]): void {
  const { riddles = [], title, description, opener } = beat
  const secrets = story.flatMap(({ secret }) => secret?.word ?? [])
  for (const { asks, word } of riddles) {
    faults.expect(/\?$/.test(asks), part, 'riddle', `"${asks}" is a question`)
    faults.within(wordsOf(asks).length, [4, 12], part, 'riddle', 'words')
    const gaveAway = [asks, title, description, opener].find((text) => has(text.toLowerCase(), word))
    faults.expect(gaveAway === undefined, part, 'riddle', `"${word}" is given away: "${gaveAway}"`)
    faults.expect(!secrets.includes(word), part, 'riddle', `"${word}" is what the story finds out`)
    const times = story.flatMap((day) => day.riddles ?? []).filter((other) => other.word === word).length
    faults.expect(times === 1, part, 'riddle', `"${word}" is the answer of ${times} riddles`)
    plainWords(faults, part, asks, { slots: [] })
  }
}

function beatFaults(faults: Faults, part: string, beat: Beat, index: number): void {
  const { title, description, opener, close, older, suspects = [], solution } = beat
  const guesses = [...(solution ? [solution] : []), ...suspects].map(({ guess }) => guess)
  if (older) {
    const told = {
      ...{ title, description, ...older },
      suspects: suspects.map((suspect) => ({ ...suspect, guess: suspect.olderGuess })),
      ...(solution && { solution: { ...solution, guess: solution.olderGuess } }),
    }
    beatFaults(faults, `${part}.older`, told, index)
  }
  // A day names the solution and one suspect at least, and hardly ever all.
  const wordsWith = (said: readonly string[]) => wordsOf(opener.replace('{guesses}', said.join(' '))).length
  faults.within(wordsWith(guesses.slice(0, 2)), [40, 80], `${part}.opener`, 'story', 'words')
  faults.within(wordsWith(guesses), [40, 90], `${part}.opener`, 'story', 'words with all guesses')
  faults.within(wordsOf(close).length, [25, 60], `${part}.close`, 'story', 'words')
  faults.within(sentencesOf(description).length, [1, 2], `${part}.description`, 'story', 'sentences')
  const takesUp = /\b(?:yesterday|last night)\b/i.test(opener)
  if (index > 0) faults.expect(takesUp, `${part}.opener`, 'story', 'does not take up the day before')
  for (const [name, text] of Object.entries({ title, description, opener, close })) {
    shortSentences(faults, `${part}.${name}`, text, sharedLimits.sentence)
    plainWords(faults, `${part}.${name}`, text, { slots: name === 'opener' ? ['{child}', '{guesses}'] : [] })
  }
}
