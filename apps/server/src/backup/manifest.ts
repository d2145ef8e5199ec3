import { z } from 'zod'

/** Of the archive, not of the database. */
export const archiveVersion = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const identifier = z.string().regex(/^[a-z_]+$/)

const tableSchema = z.object({
  name: identifier,
  columns: z.array(identifier).min(1),
  rows: z.int().min(0),
  /** Of the file `tables/NAME.jsonl`: one row a line, in the order of its key. */
  sha256,
})
export type DumpedTable = z.infer<typeof tableSchema>

/** What an archive holds; first entry of it, so that it can be looked at without reading the rest. */
export const manifestSchema = z.object({
  archive: z.literal(archiveVersion, 'The backup was made by a newer version of Pencil Quest.'),
  madeAt: z.iso.datetime(),
  /** Newest migration of the database. */
  schema: z.int().positive(),
  tables: z.array(tableSchema),
  /** Where counters stand, so that no id is given twice. */
  counters: z.array(z.object({ table: identifier, column: identifier, next: z.int().positive() })),
  /** Files of packages, by their SHA-256, kept under `files/`. */
  files: z.array(z.object({ sha256, bytes: z.int().min(0) })),
})
export type Manifest = z.infer<typeof manifestSchema>

export const manifestName = 'manifest.json'

export function rowsOf(manifest: Manifest, table: string): number {
  return manifest.tables.find(({ name }) => name === table)?.rows ?? 0
}
