import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Link } from '@tanstack/react-router'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { LostPage } from '#web/ui/art/lost-page.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { SketchCard } from '#web/ui/card.tsx'

export function ProfileMissing() {
  return (
    <SketchCard className="mx-auto my-8 flex max-w-lg flex-col items-center gap-4 text-center">
      <span className="size-28">
        <LostPage />
      </span>
      <PageHeading title={screenTexts.wizard.missing}>{screenTexts.wizard.missing}</PageHeading>
      <p className="text-muted">The profile may have been deleted. Your other profiles are on the dashboard.</p>
      <Link to="/dashboard" className={buttonClass()}>
        {screenTexts.wizard.goToDashboard}
      </Link>
    </SketchCard>
  )
}
