import { CallError } from '#web/lib/call-error.ts'

/** A reply that says `success: false` is a failure as well, and carries its message. */
export function accepted<Reply extends { success: boolean }>(reply: Reply): Reply {
  if (!reply.success) throw new CallError(200, JSON.stringify(reply), '')
  return reply
}
