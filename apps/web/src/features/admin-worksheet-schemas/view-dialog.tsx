import { schemaTexts as words } from '@pencil-quest/contract/admin/schema-texts'
import type { SchemaSummary } from '@pencil-quest/contract/admin/worksheet-schemas'
import { useRef } from 'react'
import { copyFrom } from '#web/lib/copy-text.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'
import { LoadedSchema } from './loaded-schema.tsx'

export function ViewDialog({ schema, onClose }: { schema: SchemaSummary | null; onClose: () => void }) {
  return (
    <Dialog
      open={schema !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={words.viewTitle(schema?.version ?? '')}
      description={words.viewText}
    >
      {schema ? (
        <LoadedSchema id={schema.id}>{({ schemaContent }) => <Content text={schemaContent} />}</LoadedSchema>
      ) : null}
    </Dialog>
  )
}

function Content({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const copy = async () => {
    if (field.current && (await copyFrom(field.current))) toast({ title: words.copied })
    else toastError(words.copyFailed, words.copyByHand)
  }
  return (
    <div className="flex flex-col gap-4">
      <Field label={words.content}>
        {(wiring) => <TextArea {...wiring} ref={field} readOnly rows={16} value={text} className="font-mono text-sm" />}
      </Field>
      <Button tone="outline" className="sm:self-start" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  )
}
