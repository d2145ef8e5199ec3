import type { testLessonPrompt } from '@pencil-quest/contract/admin/lesson-prompts'
import { promptVariables } from '@pencil-quest/contract/admin/prompt-choices'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import type { ReplyOf } from '@pencil-quest/contract/endpoint'
import { useRef } from 'react'
import { copyFrom } from '#web/lib/copy-text.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'

/** The prompt as an engine would get it. */
export function TestResult({ result }: Pick<ReplyOf<typeof testLessonPrompt>, 'result'>) {
  const { screen } = words
  const field = useRef<HTMLTextAreaElement>(null)
  const copy = async () => {
    const isCopied = field.current !== null && (await copyFrom(field.current))
    if (isCopied) toast({ title: screen.copied })
    else toastError(words.failures.copy, screen.copyText)
  }
  return (
    <section aria-label="Test result" className="flex flex-col gap-4">
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {promptVariables.map((name) => (
          <div key={name} className="contents">
            <dt className="font-mono font-bold">{name}</dt>
            <dd className="break-words text-muted">{result.templateVariables[name]}</dd>
          </div>
        ))}
      </dl>
      <Field label={screen.processed}>
        {(wiring) => (
          <TextArea
            {...wiring}
            ref={field}
            readOnly
            rows={10}
            value={result.processedPrompt}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <Button tone="outline" className="self-start" onClick={() => void copy()}>
        {screen.copy}
      </Button>
    </section>
  )
}
