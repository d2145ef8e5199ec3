import { materialChips } from '@pencil-quest/contract/materials'
import type { Day } from '@pencil-quest/contract/plan-document'
import type { PlanView } from '@pencil-quest/contract/plans'
import { planTitle, screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { Link } from '@tanstack/react-router'
import { useIsSample } from '#web/features/demo/sample-user.ts'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { DayFeedback } from '#web/features/lesson-feedback/day-feedback.tsx'
import { OwnerControls } from '#web/features/plan-life/owner-controls.tsx'
import { Downloads } from '#web/features/printing/downloads.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Notice } from '#web/ui/notice.tsx'
import { DayCard } from './day-card.tsx'
import { FooterNote } from './footer-note.tsx'
import { MaterialChips } from './material-chips.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { useOpenInPrint } from './use-open-in-print.ts'

interface Props {
  plan: PlanView
  overview: string
  days: readonly Day[]
}

export function RichPlan({ plan, overview, days }: Props) {
  const page = useOpenInPrint()
  const isSample = useIsSample()
  const asksHowItWent = plan.isOwner && !isSample
  const chips = materialChips(
    days.flatMap(({ activities }) =>
      activities.flatMap(({ description, parentInstructions }) => [description ?? '', parentInstructions ?? '']),
    ),
  )
  const title = planTitle(plan.childName || texts.placeholderName)
  return (
    <article ref={page} data-theme={plan.theme} className="flex flex-col gap-6">
      <header className="flex flex-col gap-4">
        <PageHeading title={title}>{title}</PageHeading>
        <PlanFacts plan={plan} />
        {overview ? <p className="max-w-3xl text-lg">{overview}</p> : null}
        {plan.notices.map((notice) => (
          <Notice key={notice}>{notice}</Notice>
        ))}
        <MaterialChips chips={chips} />
        <Downloads plan={plan}>
          <Link
            to="/plans/$planId/preview"
            params={{ planId: String(plan.id) }}
            className={buttonClass({ tone: 'outline' })}
          >
            {screenTexts.plan.preview}
          </Link>
          <OwnerControls plan={plan} className="*:grow sm:contents sm:*:grow-0" />
        </Downloads>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-2 print:block">
        {days.map((day) => (
          <DayCard key={day.day} day={day}>
            {asksHowItWent ? <DayFeedback planId={plan.id} day={day.day} /> : null}
          </DayCard>
        ))}
      </div>
      <FooterNote state={plan.worksheetPackage?.state} />
    </article>
  )
}
