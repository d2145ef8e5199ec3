import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { Link } from '@tanstack/react-router'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { Pencil } from '#web/ui/art/pencil.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { SketchCard } from '#web/ui/card.tsx'

export function ThankYou() {
  return (
    <SketchCard className="mx-auto flex max-w-xl flex-col items-center gap-4 text-center">
      <div className="size-28">
        <Pencil />
      </div>
      <PageHeading title={feedbackTexts.thanks}>{feedbackTexts.thanks}</PageHeading>
      <p className="text-muted">{feedbackTexts.thanksText}</p>
      <Link to="/" reloadDocument className={buttonClass()}>
        {feedbackTexts.returnToDashboard}
      </Link>
    </SketchCard>
  )
}
