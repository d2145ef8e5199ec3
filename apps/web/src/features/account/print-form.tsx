import type { PrintPreferences } from '@pencil-quest/contract/account'
import { accountTexts } from '@pencil-quest/contract/account-texts'
import { papers } from '@pencil-quest/contract/choices'
import { useForm } from 'react-hook-form'
import { forgetPaper } from '#web/features/printing/kept-paper.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice, ChoiceGroup } from '#web/ui/choice.tsx'
import { useChangeAccount } from './use-change-account.ts'

const words = accountTexts.print

export function PrintForm({ preferences: { paper, inkSaver } }: { preferences: PrintPreferences }) {
  const change = useChangeAccount()
  const { register, handleSubmit } = useForm<PrintPreferences>({ defaultValues: { paper, inkSaver } })
  const submit = handleSubmit((values) =>
    // What was chosen on this device before gives way to what is chosen now.
    change.mutate(values, { onSuccess: forgetPaper }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <ChoiceGroup legend={words.paper} className="grid gap-2 sm:grid-cols-2">
        {papers.map((option) => (
          <Choice key={option} type="radio" value={option} {...register('paper')}>
            {words.papers[option]}
          </Choice>
        ))}
      </ChoiceGroup>
      <Choice type="checkbox" {...register('inkSaver')}>
        <span>
          <span className="block font-bold">{words.inkSaver}</span>
          <span className="block text-sm text-muted">{words.inkSaverHint}</span>
        </span>
      </Choice>
      <Button type="submit" pending={change.isPending} className="sm:self-start">
        {words.save}
      </Button>
    </form>
  )
}
