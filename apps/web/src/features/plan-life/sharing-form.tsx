import { type Sharing, sharings } from '@pencil-quest/contract/plans'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { copyFrom } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice, ChoiceGroup } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useChangeSharing } from './use-change-sharing.ts'

const words = screenTexts.planLife

export function SharingForm({ planId, sharing }: { planId: number; sharing: Sharing }) {
  const [shown, change] = useChangeSharing(planId, sharing)
  const link = useRef<HTMLInputElement>(null)
  // Said here and not in a toast: Escape would close that one first, and then the dialog.
  const [copied, setCopied] = useState('')
  const copy = async () => {
    if (link.current) setCopied((await copyFrom(link.current)) ? words.linkCopied : words.linkMarked)
  }
  return (
    <div className="flex flex-col gap-5">
      <ChoiceGroup legend={words.shareQuestion} className="grid gap-3 sm:grid-cols-2">
        {sharings.map((value) => (
          <Choice
            key={value}
            type="radio"
            name="sharing"
            value={value}
            checked={shown === value}
            onChange={() => change(value)}
          >
            <span className="font-bold">{words.sharing[value]}</span>
          </Choice>
        ))}
      </ChoiceGroup>
      <p role="status" className="text-muted">
        {words.sharingHint[shown]}
      </p>
      <Field label={words.link}>
        {(wiring) => (
          <div className="flex flex-col gap-3 sm:flex-row">
            <TextInput
              {...wiring}
              ref={link}
              readOnly
              value={`${location.origin}/plan/${planId}`}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button tone="outline" className="shrink-0" onClick={() => void copy()}>
              <Copy aria-hidden="true" className="size-5" />
              {words.copyLink}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="-mt-3 font-bold text-success empty:hidden">
        {copied}
      </p>
    </div>
  )
}
