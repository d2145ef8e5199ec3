import type { PlanView } from '@pencil-quest/contract/plans'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Link } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { OwnerControls } from '#web/features/plan-life/owner-controls.tsx'
import { pagePath } from '#web/features/printing/choices.ts'
import { everything } from '#web/features/printing/kept-paper.ts'
import { PdfButton } from '#web/features/printing/pdf-button.tsx'
import { PrintButton } from '#web/features/printing/print-button.tsx'
import { PrintOptions } from '#web/features/printing/print-options.tsx'
import { printFrame } from '#web/features/printing/print-pages.ts'
import { useNoPdf } from '#web/features/printing/use-no-pdf.ts'
import { day } from '#web/lib/moments.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PagesFrame } from './pages-frame.tsx'
import { badgesOf } from './preview-facts.ts'
import { PreviewNotAvailable } from './preview-states.tsx'

const words = screenTexts.preview

export function PlanPreview({ plan }: { plan: PlanView }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [hasNoPages, setNoPages] = useState(false)
  if (hasNoPages) {
    return (
      <PreviewNotAvailable>
        <PlanLink planId={plan.id} />
      </PreviewNotAvailable>
    )
  }
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-col gap-4">
        <PageHeading title={words.title}>{words.title}</PageHeading>
        <ul aria-label="About the plan" className="flex flex-wrap gap-2">
          {badgesOf(plan).map((badge) => (
            // The theme and the difficulty are words of an address; "5 days" is a text.
            <li key={badge} className={/^\d/.test(badge) ? undefined : 'capitalize'}>
              <Badge>{badge}</Badge>
            </li>
          ))}
        </ul>
        <Actions plan={plan} frame={frame} />
      </header>
      <PagesFrame ref={frame} src={pagePath(plan.id, everything())} onNoPages={() => setNoPages(true)} />
      <footer className="flex flex-wrap items-center justify-between gap-3 text-muted">
        <p>
          Plan ID: {plan.id} · <span className="inline-block">Created {day(plan.createdAt)}</span>
        </p>
        <OwnerControls plan={plan} className="grow *:grow sm:grow-0 sm:*:grow-0" />
      </footer>
    </article>
  )
}

function Actions({ plan, frame }: { plan: PlanView; frame: RefObject<HTMLIFrameElement | null> }) {
  const noPdf = useNoPdf(plan)
  const print = async () => {
    if (frame.current) await printFrame(frame.current)
  }
  return (
    <>
      <div className="no-print grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <PdfButton
          planId={plan.id}
          choices={everything}
          onNoPdf={noPdf.onNoPdf}
          tone="primary"
          className="col-span-2"
        />
        <PrintButton onPrint={print} />
        <PrintOptions plan={plan} {...noPdf} />
        <PlanLink planId={plan.id} className="col-span-2" />
        <Link to="/dashboard" className={buttonClass({ tone: 'ghost', className: 'col-span-2' })}>
          {words.dashboard}
        </Link>
      </div>
      {noPdf.hasNoPdf ? <Notice tone="amber">{screenTexts.print.noPdf}</Notice> : null}
    </>
  )
}

function PlanLink({ planId, className }: { planId: number; className?: string }) {
  return (
    <Link
      to="/plan/$planId"
      params={{ planId: String(planId) }}
      className={buttonClass({ tone: 'outline', className })}
    >
      {words.planView}
    </Link>
  )
}
