import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { LostPage } from '#web/ui/art/lost-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { SketchCard } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PageHeading } from './page-heading.tsx'

export function PendingPage() {
  return <Spinner label="Loading…" className="min-h-[60dvh] justify-center" />
}

export function FailedPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <SketchCard className="mx-auto my-8 flex max-w-lg flex-col items-center gap-4 text-center">
      <span className="size-28">
        <LostPage />
      </span>
      <PageHeading title="Something went wrong">Something went wrong</PageHeading>
      <p className="text-muted">This page could not be loaded. Check the connection and try once more.</p>
      <Button
        onClick={() => {
          reset()
          void router.invalidate()
        }}
      >
        Try again
      </Button>
    </SketchCard>
  )
}

export function MissingPage() {
  return (
    <SketchCard className="mx-auto my-8 flex max-w-lg flex-col items-center gap-4 text-center">
      <span className="size-28">
        <LostPage />
      </span>
      <PageHeading title={screenTexts.notFound}>{screenTexts.notFound}</PageHeading>
      <p className="text-muted">Nothing is drawn at this address. The dashboard has everything you made.</p>
      <Link to="/dashboard" className={buttonClass()}>
        {screenTexts.wizard.goToDashboard}
      </Link>
    </SketchCard>
  )
}
