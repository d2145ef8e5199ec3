import { createHash } from 'node:crypto'
import { builtInPrefix } from '@pencil-quest/contract/admin/worksheet-schemas'
import { sheetSchema } from '@pencil-quest/contract/sheets'
import { z } from 'zod'

/**
 * What this release's contract asks of a worksheet. As an engine gives it (`input`): what has a default may be left out,
 * and a field of a later release is no mistake.
 */
export const builtInSchema = z.toJSONSchema(sheetSchema, { io: 'input' })

/** Another content is another version, so that an upgrade of the contract brings one of its own. */
export const builtInVersion = builtInPrefix + digest(JSON.stringify(builtInSchema))

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
