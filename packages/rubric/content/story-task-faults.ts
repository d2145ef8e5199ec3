import type { Beat, World } from '@pencil-quest/content/types'
import type { Faults } from './fault.ts'
import { sharedLimits } from './grade-limits.ts'
import { plainWords } from './plain-words.ts'
import { shortSentences } from './sentence-lengths.ts'
import { has, sentencesOf } from './text.ts'

/** A task of the day happens in a scene of the world, names what is won, and leaves the secret word to be found. */
export function storyTaskFaults(faults: Faults, part: string, { tasks = {}, secret }: Beat, world: World): void {
  for (const [strand, { scene, today, problem, payoff, token }] of Object.entries(tasks)) {
    const where = `${part}.${strand}`
    faults.expect(
      world.scenes.some(({ id }) => id === scene),
      where,
      'task',
      `there is no scene "${scene}"`,
    )
    faults.within(sentencesOf(today).length, [2, 3], where, 'task', 'sentences of today')
    faults.within(sentencesOf(problem).length, [1, 2], where, 'task', 'sentences of the problem')
    faults.within(sentencesOf(payoff).length, [1, 2], where, 'task', 'sentences of the pay-off')
    for (const [name, text] of Object.entries({ problem, payoff })) {
      const names = has(text.toLowerCase(), token.one) || has(text.toLowerCase(), token.many)
      faults.expect(names, where, 'token', `the ${name} does not say "${token.one}"`)
    }
    plainWords(faults, where, `${token.one}, ${token.many}`, { slots: [] })
    for (const text of [today, problem, payoff]) {
      const says = secret && has(text.toLowerCase(), secret.word)
      faults.expect(!says, where, 'secret', `"${secret?.word}" is given away`)
      shortSentences(faults, where, text, sharedLimits.sentence)
      plainWords(faults, where, text, { slots: [] })
    }
  }
}
