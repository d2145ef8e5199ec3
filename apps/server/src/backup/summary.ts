import { type Manifest, rowsOf } from './manifest.ts'

/** What a backup holds, in words for the operator. */
export function summaryOf(manifest: Manifest): string {
  const megabytes = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `${rowsOf(manifest, 'users')} families`,
    `${rowsOf(manifest, 'child_profiles')} children`,
    `${rowsOf(manifest, 'learning_plans')} plans`,
    `${rows} rows in all`,
    `${manifest.files.length} files (${megabytes.toFixed(1)} MB)`,
  ].join(', ')
}
