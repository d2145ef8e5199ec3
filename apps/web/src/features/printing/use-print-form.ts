import { useState } from 'react'
import { usePreferredPaper } from '#web/features/account/use-preferred-paper.ts'
import type { PrintForm } from './choices.ts'
import { keepPaper, keptPaper } from './kept-paper.ts'
import type { Printable } from './printable.ts'

/** The choices of the dialog. They last as long as the screen; the paper is kept for the next time. */
export function usePrintForm(plan: Pick<Printable, 'sheets'>) {
  const preferred = usePreferredPaper()
  const [chosen, setChosen] = useState<Omit<PrintForm, 'paper'> & { paper?: PrintForm['paper'] }>(() => ({
    paper: keptPaper(),
    part: 'all',
    day: 1,
    sheet: plan.sheets[0]?.id ?? '',
    answers: 'with',
  }))
  const change = (changed: Partial<PrintForm>) => {
    if (changed.paper) keepPaper(changed.paper)
    setChosen((known) => ({ ...known, ...changed }))
  }
  return [{ ...chosen, paper: chosen.paper ?? preferred }, change] as const
}
