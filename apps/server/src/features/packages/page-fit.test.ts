import { grades, papers } from '@pencil-quest/contract/choices'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import { type Sheet, type SheetKind, sheetKinds } from '@pencil-quest/contract/sheets'
import { withChildName } from '@pencil-quest/packet/child-name'
import { measureSheets, sheetsDocument } from '@pencil-quest/packet/documents'
import { whole } from '@pencil-quest/packet/part'
import { kindNamed } from '@pencil-quest/worksheets/draw'
import { seeded } from '@pencil-quest/worksheets/random'
import { expect, test } from 'vitest'
import { suitePrinter } from '../../testing/suite-printer.ts'
import { readPatterns } from './read-patterns.ts'

const printer = suitePrinter()

/** Every sample of a kind, drawn three times. */
function sheetsOf(kind: SheetKind): Sheet[] {
  return kindNamed(kind).samples.flatMap(({ name, spec, setting }, i) =>
    [1, 2, 3].map((seed) => {
      const { view, ...page } = kindNamed(kind).generate(spec as never, setting, seeded(name, seed))
      const place = { id: `${kind}-${i}-${seed}`, kind, subject: 'math', skillId: 'sample', day: 1 } as const
      return { samples: [], ...page, ...place, grade: setting.grade, view: view as Sheet['view'] }
    }),
  )
}

const noDays: Pick<PlanDocument, 'days' | 'title' | 'code'> = { days: [], title: 'Samples', code: 'PQ-0000-000' }

for (const paper of papers) {
  test.each([...sheetKinds])(`every sample of %s fits one page of ${paper}`, async (kind) => {
    const sheets = sheetsOf(kind)
    const plan = { ...noDays, sheets } as PlanDocument
    const html = sheetsDocument({
      plan,
      paper,
      patterns: await readPatterns(),
      fits: new Map(),
      part: whole,
      artwork: null,
      childName: null,
    })
    const measured = await printer().use(async (page) => {
      await page.load(html)
      return page.measure<{ id: string; full: number }[]>(measureSheets)
    })
    expect(measured).toHaveLength(sheets.length)
    expect(measured.filter(({ full }) => full > 1.001)).toEqual([])
  })
}

test.each(['Bo', 'Maximiliana-Theodora Wolfeschlegelsteine', 'W'.repeat(60), 'عبد الرحمن بن محمد', '李小龙', 'Zoë 🦖'])(
  'a sheet that practises the name %s fits its page',
  async (name) => {
    const sheets = sheetsOf('handwriting').filter(({ view }) => JSON.stringify(view).includes('{child}'))
    expect(sheets.length).toBeGreaterThan(0)
    const plan = withChildName({ ...noDays, sheets } as PlanDocument, name)
    for (const paper of papers) {
      const setting = {
        plan,
        paper,
        patterns: await readPatterns(),
        fits: new Map(),
        part: whole,
        artwork: null,
        childName: null,
      }
      const measured = await printer().use(async (page) => {
        await page.load(sheetsDocument(setting))
        return page.measure<{ id: string; full: number }[]>(measureSheets)
      })
      expect(measured.filter(({ full }) => full > 1.001)).toEqual([])
    }
  },
)

test('samples reach from kindergarten to 5th grade', () => {
  const shown = new Set(sheetKinds.flatMap((kind) => kindNamed(kind).samples.map(({ setting }) => setting.grade)))
  expect([...shown].sort()).toEqual([...grades].sort())
})
