import type { Grade } from '@pencil-quest/contract/choices'

type Span = readonly [number, number]

interface GradeTable {
  /** Fewest and most items a page, by the length of an item. */
  facts: Span
  wordProblems: Span
  choices: Span
  /** Least type sizes in points. */
  bodyPt: number
  instructionPt: number
  mathPt: number
  /** Millimetres between writing lines, and the side of an answer box. */
  lineMm: number
  boxMm: number
}

/** What a page for a grade may hold and how large it is printed. Source: the plan rubric's worksheet tables. */
export const gradeTables: Record<Grade, GradeTable> = {
  kindergarten: {
    facts: [5, 8],
    wordProblems: [2, 3],
    choices: [3, 4],
    bodyPt: 18,
    instructionPt: 16,
    mathPt: 22,
    lineMm: 28,
    boxMm: 15,
  },
  '1st': {
    facts: [8, 12],
    wordProblems: [3, 4],
    choices: [4, 5],
    bodyPt: 16,
    instructionPt: 15,
    mathPt: 20,
    lineMm: 16,
    boxMm: 13,
  },
  '2nd': {
    facts: [10, 16],
    wordProblems: [3, 5],
    choices: [4, 6],
    bodyPt: 14,
    instructionPt: 14,
    mathPt: 18,
    lineMm: 14,
    boxMm: 11,
  },
  '3rd': {
    facts: [12, 20],
    wordProblems: [4, 6],
    choices: [5, 8],
    bodyPt: 13,
    instructionPt: 13,
    mathPt: 16,
    lineMm: 12,
    boxMm: 10,
  },
  '4th': {
    facts: [12, 20],
    wordProblems: [4, 6],
    choices: [6, 8],
    bodyPt: 12,
    instructionPt: 12,
    mathPt: 14,
    lineMm: 10,
    boxMm: 9,
  },
  '5th': {
    facts: [12, 20],
    wordProblems: [4, 6],
    choices: [6, 10],
    bodyPt: 12,
    instructionPt: 12,
    mathPt: 14,
    lineMm: 9,
    boxMm: 9,
  },
}

interface NumberLimits {
  /** Largest number in counting, adding and subtracting. */
  addWithin: number
  /** Largest product or dividend; 0 where multiplying is not taught. */
  multiplyWithin: number
  denominators: readonly number[]
  decimalPlaces: 0 | 1 | 2 | 3
}

/** Largest numbers a grade meets. Source: Common Core State Standards for Mathematics, K to 5. */
export const numberLimits: Record<Grade, NumberLimits> = {
  kindergarten: { addWithin: 10, multiplyWithin: 0, denominators: [], decimalPlaces: 0 },
  '1st': { addWithin: 100, multiplyWithin: 0, denominators: [2, 4], decimalPlaces: 0 },
  '2nd': { addWithin: 1000, multiplyWithin: 25, denominators: [2, 3, 4], decimalPlaces: 0 },
  '3rd': { addWithin: 1000, multiplyWithin: 100, denominators: [2, 3, 4, 6, 8], decimalPlaces: 0 },
  '4th': {
    addWithin: 1_000_000,
    multiplyWithin: 100_000,
    denominators: [2, 3, 4, 5, 6, 8, 10, 12, 100],
    decimalPlaces: 2,
  },
  '5th': {
    addWithin: 1_000_000,
    multiplyWithin: 10_000_000,
    denominators: [2, 3, 4, 5, 6, 8, 10, 12, 100],
    decimalPlaces: 3,
  },
}
