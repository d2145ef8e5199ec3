import type { Format } from '../../types.ts'

/** What every way of playing a page has in common: it fits each lesson of math and science that has a worksheet. */
export const anyPage = {
  subject: 'any',
  grades: { from: 'kindergarten', to: '5th' },
  prompts: 4,
  carriesSheet: true,
  playsSheet: true,
  prepMinutes: 0,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 1 },
  safety: [],
} as const satisfies Partial<Format>
