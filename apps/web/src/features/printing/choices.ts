import type { Paper } from '@pencil-quest/contract/choices'
import { pathWith, type QueryOf } from '@pencil-quest/contract/endpoint'
import { planPackage, planPage } from '@pencil-quest/contract/plans'
import { withDemo } from '#web/lib/demo-mode.ts'
import { stringifySearch } from '#web/lib/search.ts'

/** What a call is asked to print: texts, as they go into a body or a query. Left out: the server's own choice. */
export type Choices = QueryOf<typeof planPage>

export const parts = ['all', 'day', 'sheet'] as const

/** What is chosen on screen; `day` and `sheet` keep their choice while another part is chosen. */
export interface PrintForm {
  paper: Paper
  part: (typeof parts)[number]
  day: number
  /** Id of a worksheet. */
  sheet: string
  answers: 'with' | 'without'
}

export function choicesOf({ paper, part, day, sheet, answers }: PrintForm): Choices {
  return {
    paper,
    ...(part === 'day' ? { days: String(day) } : {}),
    ...(part === 'sheet' ? { sheet } : {}),
    answers,
  }
}

/** The pages as HTML. */
export function pagePath(planId: number, choices: Choices): string {
  return withDemo(pathWith(planPage.path, { id: planId }) + stringifySearch(choices))
}

/** The package, from the address that the plan names where it names one. */
export function packagePath(planId: number, choices: Choices, downloadUrl?: string): string {
  return withDemo((downloadUrl ?? pathWith(planPackage.path, { id: planId })) + stringifySearch(choices))
}

/** Name of a saved PDF: the specification's for the whole plan, one that tells parts apart for the rest. */
export function pdfName(planId: number, { days, sheet }: Choices): string {
  const part = sheet ? `-worksheet-${sheet}` : days ? `-day-${days}` : ''
  return `lesson-plan-${planId}${part}.pdf`
}
