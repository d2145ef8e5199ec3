import type { Beat, StoryTask, World } from '@pencil-quest/content/types'
import { skillNamed } from './asked-skills.ts'
import type { Faults } from './fault.ts'
import { sharedLimits } from './grade-limits.ts'
import { plainWords } from './plain-words.ts'
import { shortSentences } from './sentence-lengths.ts'
import { has, sentencesOf } from './text.ts'

/** A task of the day happens in a scene of the world, names what is won, and leaves the secret word to be found. */
export function storyTaskFaults(faults: Faults, part: string, beat: Beat, world: World): void {
  const { tasks = {}, skillTasks = {} } = beat
  for (const [strand, task] of Object.entries(tasks)) taskFaults(faults, `${part}.${strand}`, task, beat, world)
  for (const [id, task] of Object.entries(skillTasks)) {
    faults.expect(skillNamed(id) !== undefined, `${part}.${id}`, 'task', `there is no skill "${id}"`)
    taskFaults(faults, `${part}.${id}`, task, beat, world)
  }
}

function taskFaults(faults: Faults, where: string, task: StoryTask, { secret }: Beat, world: World): void {
  const { scene, today, problem, payoff, token } = task
  const isThere = world.scenes.some(({ id }) => id === scene)
  faults.expect(isThere, where, 'task', `there is no scene "${scene}"`)
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
