import { testingTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import { testPublicUrls } from '@pencil-quest/contract/admin/site-tests'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { refusalText } from '#web/features/admin/refusal-text.ts'
import { call } from '#web/lib/call.ts'
import { showIssues } from '#web/lib/form-errors.ts'
import { toastError } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { UrlTestResults } from './url-test-results.tsx'

const words = testingTexts.urls

export function UrlTestForm() {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { baseUrl: '' } })
  const test = useMutation({
    mutationFn: (baseUrl: string) => call(testPublicUrls, { body: baseUrl === '' ? {} : { baseUrl } }),
    onError: (error) => {
      toastError(words.failed, refusalText(error, words.failed))
      showIssues(error, ['baseUrl'], setError)
    },
  })
  const submit = handleSubmit(({ baseUrl }) => test.mutate(baseUrl.trim()))
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label={words.base} hint={words.baseHint} error={formState.errors.baseUrl?.message}>
          {(wiring) => (
            <TextInput
              {...wiring}
              type="url"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              {...register('baseUrl')}
            />
          )}
        </Field>
        <Button type="submit" pending={test.isPending} className="sm:self-start">
          {words.run}
        </Button>
      </form>
      <div aria-live="polite">{test.isPending ? <p className="text-muted">{words.running}</p> : null}</div>
      {test.data && !test.isPending ? <UrlTestResults result={test.data} /> : null}
    </>
  )
}
