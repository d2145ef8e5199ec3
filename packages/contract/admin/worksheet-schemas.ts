import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { integerIdSchema } from '../ids.ts'
import { schemaTexts } from './schema-texts.ts'

const t = schemaTexts.refused

export const schemaLimits = {
  version: 60,
  /** Characters of a schema's JSON. */
  content: 50_000,
  description: 500,
  /** Schemas inside each other, the whole being the first. */
  depth: 24,
  perPage: 50,
} as const

/** What the version of the contract itself is called begins so; nobody else's does. */
export const builtInPrefix = 'builtin-'

const versionSchema = z
  .string(t.version)
  .trim()
  .min(1, t.version)
  .max(schemaLimits.version, t.longVersion)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, t.version)
  .refine((version) => !version.toLowerCase().startsWith(builtInPrefix), t.reserved)

/** What is asked of a new version as text; whether its content is a schema that we accept, the server says. */
export const newSchemaSchema = z.object({
  version: versionSchema,
  schemaContent: z.string(t.empty).trim().min(1, t.empty).max(schemaLimits.content, t.longContent),
  description: z.string().trim().max(schemaLimits.description, t.longDescription).nullish(),
})
export type NewSchema = z.infer<typeof newSchemaSchema>

export const schemaSummarySchema = z.object({
  id: z.int(),
  version: z.string(),
  isActive: z.boolean(),
  /** Made from the contract of a release of this product. */
  isBuiltIn: z.boolean(),
  description: z.string().nullable(),
  /** The admin's name; null for a built-in version and where the admin is gone. */
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type SchemaSummary = z.infer<typeof schemaSummarySchema>

export const worksheetSchemaSchema = schemaSummarySchema.extend({
  /** JSON text of a JSON Schema (draft 2020-12) that one worksheet has to meet. */
  schemaContent: z.string(),
})
export type WorksheetSchema = z.infer<typeof worksheetSchemaSchema>

const idParams = z.object({ id: integerIdSchema })

export const listWorksheetSchemas = endpoint({
  name: 'listWorksheetSchemas',
  method: 'GET',
  path: '/api/admin/worksheet-schemas',
  summary:
    'Versions of the schema that worksheets of every engine must meet: the active one, and all, newest first; `before` is the id that the last page ended with',
  caller: 'admin',
  query: z.object({ before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional() }),
  reply: z.object({
    active: schemaSummarySchema,
    schemas: z.array(schemaSummarySchema),
    next: z.int().nullable(),
    /** The version that this release of the product brings. */
    builtIn: z.string(),
  }),
})

export const readWorksheetSchema = endpoint({
  name: 'readWorksheetSchema',
  method: 'GET',
  path: '/api/admin/worksheet-schemas/{id}',
  summary: 'One version with its content',
  caller: 'admin',
  params: idParams,
  reply: worksheetSchemaSchema,
  errors: ['not_found'],
})

export const addWorksheetSchema = endpoint({
  name: 'addWorksheetSchema',
  method: 'POST',
  path: '/api/admin/worksheet-schemas',
  summary: 'Store a version, not active yet; what is stored never changes',
  caller: 'admin',
  body: newSchemaSchema,
  status: 201,
  reply: worksheetSchemaSchema,
  errors: ['version_taken'],
})

export const activateWorksheetSchema = endpoint({
  name: 'activateWorksheetSchema',
  method: 'POST',
  path: '/api/admin/worksheet-schemas/{id}/activate',
  summary: 'Hold every plan from now on against this version, in place of the one before',
  caller: 'admin',
  params: idParams,
  reply: z.object({ success: z.literal(true), message: z.string(), schema: schemaSummarySchema }),
  errors: ['not_found'],
})

export const worksheetSchemaEndpoints = [
  listWorksheetSchemas,
  readWorksheetSchema,
  addWorksheetSchema,
  activateWorksheetSchema,
] as const
