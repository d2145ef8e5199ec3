import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { useEffect } from 'react'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { useRotation } from '#web/lib/use-rotation.ts'
import { Pencil } from '#web/ui/art/pencil.tsx'
import { Ring } from '#web/ui/spinner.tsx'

/** Over the whole screen while the request is on its way. */
export function MakingScreen() {
  const message = useRotation(texts.wizardMessages, screenTexts.wizard.messageSeconds)
  useEffect(() => {
    // What is covered cannot be reached by the Tab key either.
    const covered = document.querySelectorAll<HTMLElement>('#main ~ *, :has(~ #main)')
    for (const element of covered) element.inert = true
    return () => {
      for (const element of covered) element.inert = false
    }
  }, [])
  return (
    <div className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-5 bg-paper p-6 text-center">
      <span className="relative size-36">
        <Ring className="absolute inset-0 size-full text-primary" />
        <span className="absolute inset-8">
          <Pencil />
        </span>
      </span>
      <PageHeading title={screenTexts.wizard.making} className="text-2xl sm:text-4xl">
        {screenTexts.wizard.making}
      </PageHeading>
      <p aria-live="polite" className="text-lg">
        {message}
      </p>
      <p className="text-muted">{screenTexts.wizard.makingHint}</p>
    </div>
  )
}
