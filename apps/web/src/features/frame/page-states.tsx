import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { LostPage } from '#web/ui/art/lost-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { StateCard } from './state-card.tsx'

export function PendingPage() {
  return <Spinner label="Loading…" className="min-h-[60dvh] justify-center" />
}

export function FailedPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <StateCard art={<LostPage />} title="Something went wrong">
      <p className="text-muted">This page could not be loaded. Check the connection and try once more.</p>
      <Button
        onClick={() => {
          reset()
          void router.invalidate()
        }}
      >
        Try again
      </Button>
    </StateCard>
  )
}

/** Where even the frame could not be drawn: it has the margins that the frame would give. */
export function FailedStart(props: ErrorComponentProps) {
  return (
    <main className="px-4 py-6 sm:px-6 sm:py-10">
      <FailedPage {...props} />
    </main>
  )
}

export function MissingPage() {
  return (
    <StateCard art={<LostPage />} title={screenTexts.notFound}>
      <p className="text-muted">Nothing is drawn at this address. The dashboard has everything you made.</p>
      <Link to="/dashboard" className={buttonClass()}>
        {screenTexts.wizard.goToDashboard}
      </Link>
    </StateCard>
  )
}
