import { schemaTexts as words } from '@pencil-quest/contract/admin/schema-texts'
import { newSchemaSchema } from '@pencil-quest/contract/admin/worksheet-schemas'
import { z } from 'zod'

export const draftSchema = z.object({ version: z.string(), description: z.string(), schemaContent: z.string() })
export type SchemaValues = z.infer<typeof draftSchema>

/** That it is JSON is said before it is sent; that it is a schema, the server says. */
export const formSchema = newSchemaSchema
  .extend({ description: z.string() })
  .superRefine(({ schemaContent }, context) => {
    try {
      JSON.parse(schemaContent)
    } catch (error) {
      const message = `${words.invalidJson}: ${error instanceof Error ? error.message : ''}`
      context.addIssue({ code: 'custom', path: ['schemaContent'], message })
    }
  })
