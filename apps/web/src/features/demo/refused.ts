import { hasCode, messageOf } from '#web/lib/call-error.ts'

/** What a toast says: its own text, but where the demo family was to be changed the server's reason. */
export function failureText(error: unknown, text: string): string {
  return hasCode(error, 'demo_read_only') ? messageOf(error, text) : text
}
