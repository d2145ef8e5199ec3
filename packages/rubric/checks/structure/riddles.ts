import type { Sheet, SheetRiddle } from '@pencil-quest/contract/sheets'
import type { Finding } from '../../finding.ts'
import type { LoosePlan } from '../../loose-plan.ts'
import { says } from './says.ts'

/** A1: the answers of a page spell the word of its riddle: the code has each once, and none of another item. */
export function riddlesComeOut({ sheets }: LoosePlan): Finding[] {
  return sheets.flatMap((sheet, s) =>
    (sheet.riddle ? faultsOf(sheet.riddle, sheet) : []).map((message) => ({
      check: 'A1',
      path: `sheets[${s}].riddle`,
      message,
    })),
  )
}

function faultsOf({ word, letters, code }: SheetRiddle, { answers }: Pick<Sheet, 'answers'>): string[] {
  const faults: string[] = []
  const spelled = letters.map(({ letter }) => letter).join('')
  if (spelled !== word) faults.push(`the letters spell "${spelled}", not "${word}"`)
  if (new Set(code.map(({ answer }) => answer)).size < code.length) faults.push('an answer stands in the code twice')
  for (const { letter, item } of letters) {
    const printed = answers.find(({ label }) => label === item)?.answer ?? ''
    const found = code.find(({ answer }) => says(printed, answer))
    if (found?.letter !== letter) faults.push(`number ${item}, "${printed}", gives "${found?.letter}", not "${letter}"`)
  }
  return faults
}
