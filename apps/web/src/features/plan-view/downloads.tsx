import type { PlanView } from '@pencil-quest/contract/plans'
import { Printer } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { PackageButton } from './package-button.tsx'
import { PdfButton } from './pdf-button.tsx'

export function Downloads({ plan }: { plan: PlanView }) {
  return (
    <div className="no-print flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      <PackageButton planId={plan.id} worksheets={plan.worksheetPackage} />
      <PdfButton planId={plan.id} />
      <Button tone="outline" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" />
        Print
      </Button>
    </div>
  )
}
