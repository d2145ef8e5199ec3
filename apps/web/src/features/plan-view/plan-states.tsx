import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { PendingPage } from '#web/features/frame/page-states.tsx'
import { LostPage } from '#web/ui/art/lost-page.tsx'
import { Pencil } from '#web/ui/art/pencil.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { SketchCard } from '#web/ui/card.tsx'
import { Ring } from '#web/ui/spinner.tsx'

const { failures } = texts
const words = screenTexts.plan

function State({
  art,
  title,
  action,
  children,
}: {
  art: ReactNode
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <SketchCard className="mx-auto my-8 flex max-w-lg flex-col items-center gap-4 text-center">
      <span className="size-28">{art}</span>
      <PageHeading title={title}>{title}</PageHeading>
      {children}
      {action}
    </SketchCard>
  )
}

const home = (
  <Link to="/" className={buttonClass()}>
    {words.goHome}
  </Link>
)

const dashboard = (
  <Link to="/dashboard" className={buttonClass()}>
    {screenTexts.processing.backToDashboard}
  </Link>
)

export function PlanReading() {
  return <PendingPage />
}

/** Also where the plan could not be fetched: then it says that. */
export function PlanMissing({ isUnknown }: { isUnknown: boolean }) {
  return (
    <State art={<LostPage />} title={failures.planMissing.title} action={home}>
      <p>{isUnknown ? failures.planMissing.text : failures.planFetch}</p>
    </State>
  )
}

export function PlanNotReady() {
  return (
    <State art={<Pencil />} title={failures.notReady.title} action={home}>
      <p>{failures.notReady.text}</p>
    </State>
  )
}

export function PlanUnreadable() {
  return (
    <State art={<LostPage />} title="This plan cannot be read" action={dashboard}>
      <p role="alert">{failures.corrupted}</p>
    </State>
  )
}

export function PlanFailed({ error }: { error: string | null }) {
  return (
    <State art={<LostPage />} title={failures.generation.title} action={dashboard}>
      <p role="alert">{error ?? screenTexts.processing.failed}</p>
    </State>
  )
}

/** The owner is led to the progress; others wait here until it is there. */
export function PlanInTheMaking({ requestId }: { requestId: string | undefined }) {
  const progress = requestId ? (
    <Link to="/processing/$requestId" params={{ requestId }} className={buttonClass({ tone: 'outline' })}>
      {screenTexts.dashboard.viewProgress}
    </Link>
  ) : null
  return (
    <State art={<Pencil />} title={words.waiting} action={progress}>
      <Ring className="size-8 text-primary" />
      <p>{words.waitingHint}</p>
    </State>
  )
}
