import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StateCard } from '#web/features/frame/state-card.tsx'
import { LostPage } from '#web/ui/art/lost-page.tsx'
import { Pencil } from '#web/ui/art/pencil.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Ring } from '#web/ui/spinner.tsx'

const words = screenTexts.preview

const plans = (
  <Link to="/plans" className={buttonClass()}>
    {screenTexts.plans.title}
  </Link>
)

export function InvalidPlanId() {
  return (
    <StateCard art={<LostPage />} title={words.invalid} action={plans}>
      <p>{words.invalidText}</p>
    </StateCard>
  )
}

export function PreviewLoading() {
  return (
    <div role="status" className="flex min-h-[60dvh] flex-col items-center justify-center gap-4">
      <Ring className="size-10 text-primary" />
      {/* Takes no focus: that is for the heading of what comes. */}
      <h1 className="text-2xl">{words.loading}</h1>
    </div>
  )
}

/** There are no pages: not yet, or not for good. */
export function PreviewNotAvailable({ children }: { children?: ReactNode }) {
  return (
    <StateCard art={<Pencil />} title={words.notAvailable} action={children}>
      <p>{words.notAvailableText}</p>
    </StateCard>
  )
}
