import { startThirdParty } from '@pencil-quest/contract/third-party'
import type { FastifyReply } from 'fastify'
import { longestAttempt } from './attempt.ts'

export const attemptCookie = 'pencil_quest_sign_in'

const attributes = (publicUrl: string) => ({
  path: startThirdParty.path,
  httpOnly: true,
  // The provider leads back by a navigation from its own site, which a strict cookie would miss.
  sameSite: 'lax' as const,
  secure: publicUrl.startsWith('https:'),
})

export function setAttemptCookie(reply: FastifyReply, sealed: string, publicUrl: string): void {
  reply.setCookie(attemptCookie, sealed, { ...attributes(publicUrl), maxAge: longestAttempt / 1000 })
}

export function clearAttemptCookie(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(attemptCookie, attributes(publicUrl))
}
