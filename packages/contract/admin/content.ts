import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { homeItemSchema, homeSections, isHomeLink } from '../home-content.ts'
import { integerIdSchema } from '../ids.ts'
import { type ContentField, contentLimits, orderLimits } from './content-fields.ts'
import { contentTexts } from './content-texts.ts'

const tooLong = (field: ContentField) => `Use at most ${contentLimits[field]} characters`
const typed = (field: ContentField) => z.string().trim().max(contentLimits[field], tooLong(field))
const orNothing = (text: string): string | null => text || null

/** Trimmed; an empty text is none. */
const text = (field: ContentField) => typed(field).transform(orNothing).nullish()

/** Texts of an item, none needed. */
export const contentTextsSchema = z.object({
  title: text('title'),
  subtitle: text('subtitle'),
  description: text('description'),
  content: text('content'),
  question: text('question'),
  answer: text('answer'),
  author: text('author'),
  role: text('role'),
  icon: text('icon'),
  buttonText: text('buttonText'),
  buttonUrl: typed('buttonUrl')
    .refine((link) => link === '' || isHomeLink(link), contentTexts.badLink)
    .transform(orNothing)
    .nullish(),
} satisfies Record<ContentField, unknown>)

export const contentOrderSchema = z
  .int(contentTexts.badOrder)
  .min(orderLimits.min, contentTexts.badOrder)
  .max(orderLimits.max, contentTexts.badOrder)
export const contentSectionSchema = z.enum(homeSections, contentTexts.sectionNeeded)

export const newContentSchema = contentTextsSchema.extend({
  section: contentSectionSchema,
  order: contentOrderSchema.optional(),
  isActive: z.boolean().optional(),
})
export type NewContent = z.output<typeof newContentSchema>

/** What is left out stays as it is; null or an empty text takes a text away. */
export const contentChangeSchema = newContentSchema.partial({ section: true }).extend({
  /** As it was read: where the item has changed since, the change is refused. */
  updatedAt: z.iso.datetime().optional(),
})
export type ContentChange = z.output<typeof contentChangeSchema>

export const contentItemSchema = homeItemSchema.extend({
  id: z.int().positive(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ContentItem = z.infer<typeof contentItemSchema>

const idParams = z.object({ id: integerIdSchema })
const done = { success: z.literal(true), message: z.string() }

export const listContent = endpoint({
  name: 'listContent',
  method: 'GET',
  path: '/api/admin/content',
  summary: 'Every item of the homepage, active or not, section by section in the order shown',
  caller: 'admin',
  reply: z.array(contentItemSchema),
})

export const createContent = endpoint({
  name: 'createContent',
  method: 'POST',
  path: '/api/admin/content',
  summary: 'Add an item to a section of the homepage',
  caller: 'admin',
  body: newContentSchema,
  status: 201,
  reply: contentItemSchema,
  errors: ['content_full'],
})

export const changeContent = endpoint({
  name: 'changeContent',
  method: 'PUT',
  path: '/api/admin/content/{id}',
  summary: 'Change an item; what is left out stays. `updatedAt` as it was read guards against overwriting',
  caller: 'admin',
  params: idParams,
  body: contentChangeSchema,
  reply: contentItemSchema,
  errors: ['not_found', 'conflict', 'content_full'],
})

export const deleteContent = endpoint({
  name: 'deleteContent',
  method: 'DELETE',
  path: '/api/admin/content/{id}',
  summary: 'Delete an item',
  caller: 'admin',
  params: idParams,
  reply: z.object(done),
  errors: ['not_found'],
})

export const moveContent = endpoint({
  name: 'moveContent',
  method: 'POST',
  path: '/api/admin/content/{id}/move',
  summary: 'Change places with the item before or after it in its section',
  caller: 'admin',
  params: idParams,
  body: z.object({ direction: z.enum(['up', 'down']) }),
  reply: z.object(done),
  errors: ['not_found'],
})

export const seedContent = endpoint({
  name: 'seedContent',
  method: 'POST',
  path: '/api/admin/content/seed',
  summary: 'Put the built-in items into each section that has none; what is there stays',
  caller: 'admin',
  reply: z.object({ ...done, created: z.array(contentItemSchema) }),
})

export const contentEndpoints = [
  listContent,
  createContent,
  changeContent,
  deleteContent,
  moveContent,
  seedContent,
] as const
