import { interestTags } from '@pencil-quest/contract/choices'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { ChoiceChip, ChoiceGroup } from '#web/ui/choice.tsx'

export function InterestPicker({ field }: { field: UseFormRegisterReturn }) {
  return (
    <ChoiceGroup
      legend="Interests"
      hint="Pick as many as fit. Lessons and worksheets weave them in."
      className="flex flex-wrap gap-2"
    >
      {interestTags.map((tag) => (
        <ChoiceChip key={tag} type="checkbox" value={tag} {...field}>
          <span className="capitalize">{tag}</span>
        </ChoiceChip>
      ))}
    </ChoiceGroup>
  )
}
