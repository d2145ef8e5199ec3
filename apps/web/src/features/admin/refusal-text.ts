import { CallError } from '#web/lib/call-error.ts'

/** What the server says of an admin's call that it refused: its own words, else the status and the status text. */
export function refusalText(error: unknown, fallback: string): string {
  if (!(error instanceof CallError)) return fallback
  return error.serverMessage ?? `${error.status} ${error.statusText}`.trim()
}
