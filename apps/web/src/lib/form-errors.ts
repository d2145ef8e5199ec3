import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { CallError } from './call-error.ts'

/** Puts what the server found wrong beside the fields it names, and the focus into the first of them. */
export function showIssues<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof CallError)) return
  let isFirst = true
  for (const { path, message } of error.issues) {
    const field = fields.find((name) => name === path.split('.')[0])
    if (!field) continue
    setError(field, { type: 'server', message }, { shouldFocus: isFirst })
    isFirst = false
  }
}
