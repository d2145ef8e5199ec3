import { type SheetKind, sheetKinds } from '@pencil-quest/contract/sheets'
import { disproved, kindNamed } from '@pencil-quest/worksheets/draw'
import { seeded } from '@pencil-quest/worksheets/random'
import { expect, test } from 'vitest'
import { proveKind } from './proof.ts'

const items = 2000
/** Milliseconds: a puzzle page holds few answers, so that many are drawn. */
const patience = 60_000
const open: readonly SheetKind[] = ['handwriting', 'organizer']

test.each([...sheetKinds])(
  `${items} answers of %s are worked out again from the page`,
  (kind) => {
    const proof = proveKind(kind, items, 1)
    expect(proof.disproved).toEqual([])
    expect(proof.undrawn).toEqual([])
    if (open.includes(kind)) expect(proof.pages).toBeGreaterThan(40)
    else expect(proof.items).toBeGreaterThanOrEqual(items)
  },
  patience,
)

test.each(sheetKinds.filter((kind) => !open.includes(kind)))('a wrong key of %s is disproved', (kind) => {
  const { generate, samples } = kindNamed(kind)
  for (const { name, spec, setting } of samples) {
    const { view, answers } = generate(spec as never, setting, seeded('wrong', name))
    if (answers.length === 0) continue
    const wrong = answers.map((entry, i) => (i === 0 ? { ...entry, answer: `${entry.answer}1` } : entry))
    expect(disproved(kind, view, wrong)).toEqual([answers[0]?.label])
    expect(disproved(kind, view, answers.slice(1))).toEqual(['the number of items'])
  }
})
