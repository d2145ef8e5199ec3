import {
  type ContentItem,
  contentOrderSchema,
  contentSectionSchema,
  contentTextsSchema,
} from '@pencil-quest/contract/admin/content'
import { contentFields, orderInForm, sectionFields } from '@pencil-quest/contract/admin/content-fields'
import type { HomeSection } from '@pencil-quest/contract/home-content'
import { z } from 'zod'

export const contentFormSchema = contentTextsSchema.required().extend({
  // Still to be chosen, it is an empty text.
  section: z.string().pipe(contentSectionSchema),
  order: contentOrderSchema,
  isActive: z.boolean(),
})
/** In the form every text is there, if only as an empty one. */
export type ContentForm = z.input<typeof contentFormSchema>
export type ContentValues = z.output<typeof contentFormSchema>

export function formOf(item: ContentItem | undefined, section: HomeSection | ''): ContentForm {
  const texts = Object.fromEntries(contentFields.map((field) => [field, item?.[field] ?? '']))
  return {
    ...(texts as Record<(typeof contentFields)[number], string>),
    section: item?.section ?? section,
    order: item?.order ?? orderInForm,
    isActive: item?.isActive ?? true,
  }
}

/** Without what was typed into a field that the section does not use. */
export function sentOf({ section, order, isActive, ...texts }: ContentValues) {
  const used = sectionFields[section].map((field) => [field, texts[field]] as const)
  return { section, order, isActive, ...Object.fromEntries(used) }
}
