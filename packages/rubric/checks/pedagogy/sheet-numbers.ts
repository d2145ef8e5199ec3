import type { Grade } from '@pencil-quest/contract/choices'
import type { Sheet } from '@pencil-quest/contract/sheets'
import type { ScoredCheck } from '../../check.ts'
import type { Finding, Gate } from '../../finding.ts'
import { numberLimits } from '../../grade-tables.ts'
import { Part } from '../../part.ts'
import { printedTexts } from '../../sheets/printed.ts'

/** Grids whose rows are written as one run of digits. */
const digitGrids: ReadonlySet<string> = new Set(['sudoku', 'cage-puzzle'])

/** B6: numbers that a math page prints, read back from the page, lie within the limits of its skill's grade. */
export const sheetNumbersFit: Gate = (plan) =>
  plan.sheets.flatMap((sheet, s): Finding[] => {
    const hit = firstOver(sheet, overLimit)
    return hit ? [{ check: 'B6', path: `sheets[${s}]`, message: hit }] : []
  })

/** B6: products and dividends, told to authors: multiplying by tens goes beyond the tables on purpose. */
export const productsFit: ScoredCheck = {
  id: 'B6',
  name: 'Products fit the grade',
  threshold: 'told to authors',
  weight: 0,
  measure(plan) {
    const part = new Part('products')
    for (const [s, sheet] of plan.sheets.entries()) {
      const hit = firstOver(sheet, overProduct)
      part.note(hit === null, `sheets[${s}]`, hit ?? '')
    }
    return [part]
  },
}

type Limit = (text: string, grade: Grade) => string | null

function firstOver({ subject, kind, grade, view }: Sheet, over: Limit): string | null {
  if (subject !== 'math' || digitGrids.has(kind)) return null
  for (const text of printedTexts({ view })) {
    const hit = over(text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1'), grade)
    if (hit) return `${kind} for ${grade}: ${hit}`
  }
  return null
}

/** `10 + 6`: how the numbers from 11 to 19 are made is taught before adding beyond ten. */
function isTenAndOnes(left?: string, sign?: string, right?: string): boolean {
  return left === '10' && sign === '+' && /^\d$/.test(right ?? '')
}

/** What in a printed text is beyond the grade; null where nothing is. */
export function overLimit(text: string, grade: Grade): string | null {
  const { any, addWithin, multiplyWithin, denominators, decimalPlaces } = numberLimits[grade]
  for (const [found] of text.matchAll(/\d+(?:\.\d+)?/g)) if (Number(found) > any) return `${found} is over ${any}`
  for (const [found, decimals = ''] of text.matchAll(/(?<![$\d.:])\d+\.(\d+)/g))
    if (decimals.length > decimalPlaces) return `${found} has ${decimals.length} decimal places`
  for (const [found, bottom] of text.matchAll(/(?<![\d/])\d+\/(\d+)(?![\d/])/g))
    if (denominators && !denominators.includes(Number(bottom))) return `the fraction ${found}`
  for (const [found, left, sign, right] of text.matchAll(/(\d+(?:\.\d+)?) ?([+−–-]) ?(\d+(?:\.\d+)?)(?![\d/])/g)) {
    const size = sign === '+' ? Number(left) + Number(right) : Math.max(Number(left), Number(right))
    if (size > addWithin && !isTenAndOnes(left, sign, right)) return `${found} goes beyond the grade`
  }
  const product = multiplyWithin === 0 ? text.match(/\d ?[×÷] ?\d/) : null
  return product ? `${product[0]} is not taught yet` : null
}

/** A product or dividend that is beyond the grade; null where none is. */
export function overProduct(text: string, grade: Grade): string | null {
  const most = numberLimits[grade].multiplyWithin
  for (const [found, left, sign, right] of text.matchAll(/(\d+(?:\.\d+)?) ?([×÷]) ?(\d+(?:\.\d+)?)(?![\d/])/g)) {
    const size = sign === '×' ? Number(left) * Number(right) : Number(left)
    if (size > most) return `${found} is over ${most}`
  }
  return null
}
