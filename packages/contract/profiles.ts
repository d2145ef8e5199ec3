import { z } from 'zod'
import { grades, learningStyles } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { integerIdSchema, profileIdSchema } from './ids.ts'
import { limits } from './limits.ts'
import { texts } from './texts.ts'

const t = texts.validation

/** A list, or comma-separated text; answered as a list of distinct, trimmed entries. */
const interestListSchema = z
  .union([z.array(z.string()), z.string()])
  .transform((given) => (typeof given === 'string' ? given.split(',') : given))
  .transform((list) => [...new Set(list.map((entry) => entry.trim()).filter(Boolean))])
  .pipe(z.array(z.string().max(limits.interest, t.interestLength)).max(limits.interests, t.interestCount))
export const interestsSchema = interestListSchema.default([])

export const childNameSchema = z.string(t.childName).trim().min(1, t.childName).max(limits.childName, t.childNameLength)

export const ageSchema = z.int(t.age).min(limits.age.min, t.age).max(limits.age.max, t.age)

export const newProfileSchema = z.object({
  name: childNameSchema,
  age: ageSchema,
  grade: z.enum(grades, t.grade),
  learningStyle: z.enum(learningStyles, t.learningStyle),
  interests: interestsSchema,
  customInterests: z.string().trim().max(limits.customInterests).nullish(),
})
export type NewProfile = z.infer<typeof newProfileSchema>

/** What is left out stays as it is. */
export const profileChangeSchema = z.object({
  name: childNameSchema.optional(),
  age: ageSchema.optional(),
  grade: z.enum(grades, t.grade).optional(),
  learningStyle: z.enum(learningStyles, t.learningStyle).optional(),
  interests: interestListSchema.optional(),
  customInterests: z.string().trim().max(limits.customInterests).nullish(),
})
export type ProfileChange = z.infer<typeof profileChangeSchema>

export const profileSchema = z.object({
  id: profileIdSchema,
  name: z.string(),
  age: z.int(),
  grade: z.enum(grades),
  learningStyle: z.enum(learningStyles),
  /** Tags first, then the free-text ones. */
  interests: z.array(z.string()),
  /** What is not one of the 23 tags, comma-separated. */
  customInterests: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Profile = z.infer<typeof profileSchema>

const idParams = z.object({ id: integerIdSchema })

export const readProfiles = endpoint({
  name: 'readProfiles',
  method: 'GET',
  path: '/api/child-profiles/{id}',
  summary: "All profiles of the signed-in parent (by the parent's own id), or one profile (by its integer id)",
  caller: 'parent',
  touches: 'profile',
  params: z.object({ id: z.string().max(64) }),
  reply: z.union([z.array(profileSchema), profileSchema]),
  errors: ['not_found'],
})

export const createProfile = endpoint({
  name: 'createProfile',
  method: 'POST',
  path: '/api/child-profiles',
  summary: 'Add a child',
  caller: 'parent',
  body: newProfileSchema,
  status: 201,
  reply: profileSchema,
  errors: ['profiles_full'],
})

export const changeProfile = endpoint({
  name: 'changeProfile',
  method: 'PATCH',
  path: '/api/child-profiles/{id}',
  summary: "Change a child's profile",
  caller: 'parent',
  touches: 'profile',
  params: idParams,
  body: profileChangeSchema,
  reply: profileSchema,
  errors: ['not_found'],
})

export const deleteProfile = endpoint({
  name: 'deleteProfile',
  method: 'DELETE',
  path: '/api/child-profiles/{id}',
  summary: 'Delete a profile; its plans stay and show a placeholder for the child',
  caller: 'parent',
  touches: 'profile',
  params: idParams,
  reply: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found'],
})
