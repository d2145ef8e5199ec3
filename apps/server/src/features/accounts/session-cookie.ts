import type { FastifyReply } from 'fastify'
import { sessionCookie } from '../../http/caller.ts'
import { longestSession } from './session-queries.ts'

const attributes = (publicUrl: string) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  // On a plain-http home network a Secure cookie would never come back.
  secure: publicUrl.startsWith('https:'),
})

export function setSessionCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  reply.setCookie(sessionCookie, token, { ...attributes(publicUrl), maxAge: longestSession / 1000 })
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(sessionCookie, attributes(publicUrl))
}
