import type { Material } from '@pencil-quest/contract/plan-document'
import type { Sheet } from '@pencil-quest/contract/sheets'

const amounts = ['two', 'three', 'four', 'five', 'six']
const inColors = new RegExp(`\\b(${amounts.join('|')}) colors\\b`, 'i')

/** What a worksheet needs beside a pencil, by what is printed on it. */
export function sheetTools({ kind, instructions, view }: Pick<Sheet, 'kind' | 'instructions' | 'view'>): Material[] {
  const said = `${instructions} ${JSON.stringify(view)}`
  return [
    ...colors(kind === 'color-by-number' ? (view as { legend: unknown[] }).legend.length : countIn(said)),
    ...(/\bwith your ruler\b/i.test(said) ? [{ name: 'ruler', quantity: '1', core: true }] : []),
  ]
}

/** "Color the air blue": a few will do. */
const inSomeColors = /\bcolor (?:the|it|one|two|three|all)\b|\bin its color\b/i
const someColors = 3

function countIn(said: string): number {
  const [, amount = ''] = inColors.exec(said) ?? []
  const at = amounts.indexOf(amount.toLowerCase())
  if (at >= 0) return at + 2
  return inSomeColors.test(said) ? someColors : 0
}

function colors(count: number): Material[] {
  return count < 2 ? [] : [{ name: 'crayons', quantity: `${count} colors`, core: true, substitute: 'colored pencils' }]
}
