import type { Stage } from '@pencil-quest/contract/generation'

/** The stages that a parent is shown; `done` is the end of the last. */
export const stageWords = {
  waiting: 'Waiting for its turn',
  composing: 'Composing the days',
  checking: 'Checking every answer',
  publishing: 'Putting the plan on its page',
  packing: 'Printing the worksheets',
} as const satisfies Record<Exclude<Stage, 'done'>, string>

export const shownStages = ['waiting', 'composing', 'checking', 'publishing', 'packing'] as const
