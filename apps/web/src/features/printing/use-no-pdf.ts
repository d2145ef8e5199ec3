import type { PlanView } from '@pencil-quest/contract/plans'
import { useState } from 'react'

/** Whether this server makes no PDF of a plan: as the plan says, or as the answer to a download has shown. */
export function useNoPdf({ worksheetPackage }: Pick<PlanView, 'worksheetPackage'>) {
  const [wasRefused, setRefused] = useState(false)
  return { hasNoPdf: wasRefused || worksheetPackage?.state === 'failed', onNoPdf: () => setRefused(true) }
}
