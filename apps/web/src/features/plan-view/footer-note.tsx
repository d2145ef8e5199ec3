import type { PackageState } from '@pencil-quest/contract/plans'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Notice } from '#web/ui/notice.tsx'

const notes = {
  ready: screenTexts.plan.worksheetsReady,
  making: screenTexts.plan.worksheetsMaking,
  failed: screenTexts.plan.worksheetsFailed,
} as const satisfies Record<PackageState, string>

export function FooterNote({ state }: { state: PackageState | undefined }) {
  return (
    <div className="no-print">
      <Notice tone={state === 'failed' ? 'amber' : 'info'}>{notes[state ?? 'making']}</Notice>
    </div>
  )
}
