import { worlds } from '@pencil-quest/content/worlds'
import { papers } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { withChildName } from '@pencil-quest/packet/child-name'
import { fitLetters, packetDocument } from '@pencil-quest/packet/documents'
import { whole } from '@pencil-quest/packet/part'
import { composePlan } from '@pencil-quest/planner/compose'
import { expect, test } from 'vitest'
import { suitePrinter } from '../../testing/suite-printer.ts'
import { readPatterns } from './read-patterns.ts'

const printer = suitePrinter()

const request: ComposeRequest = {
  childAge: 6,
  childGrade: '1st',
  learningStyle: 'visual',
  interests: [],
  theme: 'animal-kingdom',
  subjects: ['math', 'reading', 'science', 'writing', 'art', 'social-studies'],
  duration: 90,
  difficulty: 'medium',
  length: 10,
  goals: [],
  history: [],
  seed: 4,
}

/** Run in the page: how far the child's pages reach beyond their sheet, in pixels. */
const overflow = `[...document.querySelectorAll('.chart, .certificate, .child-day:not(.graphs), .chart > ol > li')].map(
  (part) => Math.max(part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth))`

const names = ['Mia', 'Maximiliana-Theodora Wolfeschlegelsteine', '李小龙']
const cases = papers.flatMap((paper) => names.map((name) => ({ paper, name, length: 10 as const })))

test.each([...cases, { paper: 'letter' as const, name: 'Mia', length: 5 as const }])(
  "chart, certificate and the child's pages of $length days for $name are one page of $paper each",
  async ({ paper, name, length }) => {
    const composed = composePlan({ ...request, length })
    if (!composed.ok) throw new Error(composed.reason)
    const plan = withChildName(composed.document, name)
    const { artwork } = worlds[request.theme]
    const setting = {
      plan,
      childName: name,
      paper,
      patterns: await readPatterns(),
      fits: new Map(),
      part: whole,
      artwork,
    }
    const beyond = await printer().use(async (page) => {
      await page.load(packetDocument(setting))
      return page.measure<number[]>(overflow)
    })
    expect(beyond).toHaveLength(2 + 2 * length)
    expect(beyond.filter((pixels) => pixels > 1)).toEqual([])
  },
)

const crowded = [
  { theme: 'animal-kingdom', childGrade: '3rd', seed: 5459 },
  { theme: 'space-explorers', childGrade: 'kindergarten', seed: 5274 },
] as const

test.each(papers.flatMap((paper) => crowded.map((wish) => ({ paper, ...wish }))))(
  "the child's page holds all suspects of a day, $theme on $paper, as estimated and as fitted",
  async ({ paper, ...wish }) => {
    const composed = composePlan({ ...request, subjects: ['math', 'science'], duration: 60, length: 5, ...wish })
    if (!composed.ok) throw new Error(composed.reason)
    const plan = withChildName(composed.document, 'Mia')
    expect(Math.max(...plan.days.map(({ suspects }) => suspects?.names.length ?? 0))).toBeGreaterThan(4)
    const setting = { plan, childName: 'Mia', paper, patterns: await readPatterns(), fits: new Map(), part: whole }
    const { estimated, fitted } = await printer().use(async (page) => {
      await page.load(packetDocument({ ...setting, artwork: worlds[wish.theme].artwork }))
      const estimated = await page.measure<number[]>(overflow)
      await page.measure(fitLetters(paper))
      return { estimated, fitted: await page.measure<number[]>(overflow) }
    })
    expect(estimated.filter((pixels) => pixels > 1)).toEqual([])
    expect(fitted.filter((pixels) => pixels > 1)).toEqual([])
  },
)
