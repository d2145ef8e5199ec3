import { readFileSync } from 'node:fs'
import { type SheetKind, sheetKinds } from '@pencil-quest/contract/sheets'
import Mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { kindNamed } from './draw.ts'
import { seeded } from './random.ts'
import { openTasks } from './reading.ts'
import type { TaskPage } from './task-page.ts'

const pattern = readFileSync(new URL('./task-page.html', import.meta.url), 'utf8')
const kinds = sheetKinds.filter((kind) => kindNamed(kind).pattern === 'task-page')
const pages = 60

const samplesOf = (kind: SheetKind) => kindNamed(kind).samples.map((sample) => ({ kind, ...sample }))

describe.each(kinds.flatMap(samplesOf))('$kind: $name', ({ kind, name, spec, setting }) => {
  const draw = (seed: number, step = (seed % 3) as 0 | 1 | 2) => {
    const page = kindNamed(kind).generate(spec as never, { ...setting, step }, seeded(seed, name))
    return { ...page, view: page.view as TaskPage }
  }
  const sheets = Array.from({ length: pages }, (_, seed) => draw(seed))

  test('the page has exactly the answers of the key, each explained or plain', () => {
    for (const { view, answers, samples = [] } of sheets) {
      expect(kindNamed(kind).solve(view as never)).toEqual(answers.map(({ answer }) => answer))
      // A page has a key, or where the child's own work decides, samples.
      expect(openTasks(view)).toHaveLength(answers.length + samples.length)
      expect(answers.length === 0 || samples.length === 0).toBe(true)
      for (const { answer, note } of answers) {
        expect(answer).not.toMatch(/undefined|NaN|null/)
        expect(note ?? 'plain').not.toMatch(/undefined|NaN|null/)
        expect(note?.startsWith(`${answer} if `) ?? false, `${answer}: ${note}`).toBe(false)
      }
    }
  })

  test('no task comes twice, and no answer is most of the key', () => {
    for (const { view, answers } of sheets) {
      const printed = view.tasks.map(({ ask, figure, lead, tail }) => JSON.stringify([ask, figure, lead, tail]))
      expect(new Set(printed).size).toBe(printed.length)
      const most = Math.max(
        0,
        ...Object.values(Object.groupBy(answers, ({ answer }) => answer)).map((own) => own?.length ?? 0),
      )
      if (answers.length > 4) expect(most).toBeLessThanOrEqual(Math.max(2, Math.ceil(answers.length * 0.34)))
    }
  })

  test('pages differ, and the same seed draws the same page', () => {
    expect(new Set(sheets.map(({ view }) => JSON.stringify(view))).size).toBeGreaterThan(pages * 0.6)
    expect(draw(7)).toEqual(sheets[7])
  })

  test('everything that the view holds is printed, and nothing is left unfilled', () => {
    for (const { view, title, instructions } of sheets.slice(0, 6)) {
      const page = Mustache.render(pattern, view, {}, { escape: String })
      for (const { label, ask, figure, lead, tail, line, done } of view.tasks) {
        for (const part of [label, ask, figure, ...(line ? [lead, tail, done] : [])]) expect(page).toContain(part)
      }
      for (const { text } of view.notes) expect(page).toContain(text)
      expect(page).toContain(view.head ?? '')
      expect(`${page}${title}${instructions}`).not.toMatch(/undefined|NaN|\{|null/)
    }
  })

  test('a page that cannot be read is not answered', () => {
    const { view } = draw(1)
    const bare = {
      ...view,
      head: null,
      notes: [],
      tasks: view.tasks.map((task) => ({ ...task, figure: '', ask: '', lead: '' })),
    }
    expect(
      kindNamed(kind)
        .solve(bare as never)
        .every((answer) => answer === null),
    ).toBe(true)
  })
})
