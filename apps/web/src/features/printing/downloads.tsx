import { screenTexts } from '@pencil-quest/contract/screen-texts'
import type { ReactNode } from 'react'
import { Notice } from '#web/ui/notice.tsx'
import { pagePath } from './choices.ts'
import { everything } from './kept-paper.ts'
import { PackageButton } from './package-button.tsx'
import { PdfButton } from './pdf-button.tsx'
import { PrintButton } from './print-button.tsx'
import { PrintOptions } from './print-options.tsx'
import { printPages } from './print-pages.ts'
import type { Printable } from './printable.ts'
import { useNoPdf } from './use-no-pdf.ts'

/** The ways from the plan view to paper; `children` are what else can be done, in the same row. */
export function Downloads({ plan, children }: { plan: Printable; children: ReactNode }) {
  const noPdf = useNoPdf(plan)
  return (
    <div className="no-print flex flex-col gap-3">
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <PackageButton
          planId={plan.id}
          worksheets={plan.worksheetPackage}
          label={screenTexts.plan.download}
          choices={everything()}
          onNoPdf={noPdf.onNoPdf}
        />
        <PdfButton planId={plan.id} choices={everything} onNoPdf={noPdf.onNoPdf} />
        <div className="grid grid-cols-2 gap-3 sm:contents">
          <PrintButton onPrint={() => printPages(pagePath(plan.id, everything()))} />
          <PrintOptions plan={plan} {...noPdf} />
        </div>
        {children}
      </div>
      {noPdf.hasNoPdf ? <Notice tone="amber">{screenTexts.print.noPdf}</Notice> : null}
    </div>
  )
}
