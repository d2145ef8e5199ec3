import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { choicesOf, pagePath } from './choices.ts'
import { PackageButton } from './package-button.tsx'
import { PdfButton } from './pdf-button.tsx'
import { PrintButton } from './print-button.tsx'
import { PrintChoices } from './print-choices.tsx'
import { printPages } from './print-pages.ts'
import type { Printable } from './printable.ts'
import { usePrintForm } from './use-print-form.ts'

const words = screenTexts.print

interface Props {
  plan: Printable
  open: boolean
  onOpenChange: (open: boolean) => void
  hasNoPdf: boolean
  onNoPdf: () => void
}

/** What of a plan goes on paper, and which way. */
export function PrintDialog({ plan, open, onOpenChange, hasNoPdf, onNoPdf }: Props) {
  const [form, change] = usePrintForm(plan)
  const choices = choicesOf(form)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title} description={words.hint}>
      <div className="flex flex-col gap-5">
        <PrintChoices plan={plan} form={form} onChange={change} />
        {hasNoPdf ? <Notice tone="amber">{words.noPdf}</Notice> : null}
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <PrintButton tone="primary" onPrint={() => printPages(pagePath(plan.id, choices))} />
          {/* A PDF that is there belongs to the choices that it was made from. */}
          <PdfButton key={JSON.stringify(choices)} planId={plan.id} choices={() => choices} onNoPdf={onNoPdf} />
          <PackageButton
            planId={plan.id}
            worksheets={plan.worksheetPackage}
            label={words.package}
            choices={choices}
            onNoPdf={onNoPdf}
            tone="outline"
          />
        </div>
      </div>
    </Dialog>
  )
}
