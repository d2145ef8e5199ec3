import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { WizardStep } from './draft.ts'

interface Props {
  step: WizardStep
  isValid: boolean
  onPrevious: () => void
}

/** Stays in reach of the thumb at the bottom of the screen. */
export function WizardNav({ step, isValid, onPrevious }: Props) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 flex justify-between gap-3 border-t-2 border-edge bg-paper px-4 pt-3 pb-[max(0.9rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
      <Button tone="outline" disabled={step === 0} onClick={onPrevious}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {screenTexts.wizard.previous}
      </Button>
      <Button type="submit" disabled={!isValid}>
        {step < 2 ? screenTexts.wizard.next : screenTexts.wizard.create}
        {step < 2 ? <ArrowRight aria-hidden="true" className="size-5" /> : null}
      </Button>
    </div>
  )
}
