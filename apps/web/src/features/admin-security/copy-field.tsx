import { securityTexts } from '@pencil-quest/contract/admin/security-texts'
import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { copyFrom } from '#web/lib/copy-text.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

const words = securityTexts.factor

/** A text to carry elsewhere. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const input = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (input.current && (await copyFrom(input.current))) toast({ title: words.copied })
    else toastError(words.copyFailed, words.copyByHand)
  }
  return (
    <Field label={label}>
      {(wiring) => (
        <div className="flex flex-wrap gap-3">
          <TextInput
            {...wiring}
            ref={input}
            readOnly
            value={value}
            spellCheck={false}
            className="w-auto min-w-0 flex-1 basis-64 font-mono"
          />
          <Button tone="outline" aria-label={`${words.copy}: ${label}`} onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-5" />
            {words.copy}
          </Button>
        </div>
      )}
    </Field>
  )
}
