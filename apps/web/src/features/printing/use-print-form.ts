import { useState } from 'react'
import type { PrintForm } from './choices.ts'
import { keepPaper, keptPaper } from './kept-paper.ts'
import type { Printable } from './printable.ts'

/** The choices of the dialog. They last as long as the screen; the paper is kept for the next time. */
export function usePrintForm(plan: Pick<Printable, 'sheets'>) {
  const [form, setForm] = useState<PrintForm>(() => ({
    paper: keptPaper() ?? 'letter',
    part: 'all',
    day: 1,
    sheet: plan.sheets[0]?.id ?? '',
    answers: 'with',
  }))
  const change = (changed: Partial<PrintForm>) => {
    if (changed.paper) keepPaper(changed.paper)
    setForm((known) => ({ ...known, ...changed }))
  }
  return [form, change] as const
}
