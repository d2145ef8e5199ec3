import { interestTags } from '@pencil-quest/contract/choices'
import { limits } from '@pencil-quest/contract/limits'
import { newProfileSchema, type Profile } from '@pencil-quest/contract/profiles'
import { texts } from '@pencil-quest/contract/texts'
import type { DefaultValues } from 'react-hook-form'
import { z } from 'zod'
import { joinInterests, partInterests } from './interests.ts'

/** The contract's profile, with the interests parted as the form shows them. */
export const profileFormSchema = newProfileSchema
  .omit({ interests: true, customInterests: true })
  .extend({
    tags: z.array(z.enum(interestTags)),
    others: z.string().max(limits.customInterests),
  })
  .superRefine(({ tags, others }, context) => {
    const list = joinInterests({ tags, others }).split(', ')
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['others'], message })
    if (list.some((entry) => entry.length > limits.interest)) refuse(texts.validation.interestLength)
    if (list.length > limits.interests) refuse(texts.validation.interestCount)
  })

export type ProfileValues = z.infer<typeof profileFormSchema>

/** For a new child nothing is chosen yet. */
export function draftOf(profile: Profile | undefined): DefaultValues<ProfileValues> {
  return {
    name: profile?.name ?? '',
    age: profile?.age,
    grade: profile?.grade,
    learningStyle: profile?.learningStyle,
    ...partInterests(profile?.interests ?? []),
  }
}
