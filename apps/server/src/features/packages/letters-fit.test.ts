import { worlds } from '@pencil-quest/content/worlds'
import { type Duration, type Grade, type Length, papers } from '@pencil-quest/contract/choices'
import { withChildName } from '@pencil-quest/packet/child-name'
import { fitLetters, packetDocument } from '@pencil-quest/packet/documents'
import { composePlan } from '@pencil-quest/planner/compose'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { suitePrinter } from '../../testing/suite-printer.ts'
import { readPatterns } from './read-patterns.ts'

const printer = suitePrinter()

const wishes: { grade: Grade; duration: Duration; length: Length; seed: number }[] = [
  { grade: 'kindergarten', duration: 30, length: 5, seed: 3 },
  { grade: '2nd', duration: 60, length: 5, seed: 77 },
  { grade: '5th', duration: 90, length: 10, seed: 12 },
]

/** Run in the page: the letters of each page of a grown-up, against the usual ones. */
const sizes = `[...document.querySelectorAll('.day.apart > .lesson, .day.apart > .frame')].map((part) => Number(part.style.zoom))`
/** Run in the page: how many pages there are when nothing spills over. */
const pagesMeant = `document.querySelectorAll('section.page, .day.apart > .lesson').length`

test.each(papers.flatMap((paper) => wishes.map((wish) => ({ paper, ...wish }))))(
  'the pages of a grown-up fill their $paper and spill nothing, $grade, $duration minutes, $length days',
  async ({ paper, grade, duration, length, seed }) => {
    const composed = composePlan({
      ...{ childAge: 7, childGrade: grade, learningStyle: 'visual', interests: ['space'], theme: 'space-explorers' },
      ...{ subjects: ['math', 'science'], duration, difficulty: 'medium', length, goals: [], history: [], seed },
    })
    if (!composed.ok) throw new Error(composed.reason)
    const plan = withChildName(composed.document, 'Maximiliana')
    const { artwork } = worlds['space-explorers']
    const patterns = await readPatterns()
    // Days alone: the key and the list of things may run over several pages.
    const part = { days: plan.days.map(({ day }) => day), sheet: null, answers: false }
    const html = packetDocument({ plan, childName: null, paper, patterns, fits: new Map(), part, artwork })
    const { letters, meant, pdf } = await printer().use(async (page) => {
      await page.load(html)
      await page.measure(fitLetters(paper))
      const letters = await page.measure<number[]>(sizes)
      return { letters, meant: await page.measure<number>(pagesMeant), pdf: await page.pdf() }
    })
    const file = await getDocumentProxy(new Uint8Array(pdf))
    expect(file.numPages).toBe(meant)
    expect(letters.length).toBeGreaterThan(0)
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(0.85)
    expect(Math.max(...letters)).toBeGreaterThan(1)
  },
)
