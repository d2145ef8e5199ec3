import type { FastifyInstance } from 'fastify'

/** @param foreignScript address of a script of somebody else, whose site may then be called by this page */
export function contentPolicy(foreignScript?: string): string {
  const also = foreignScript ? ` ${new URL(foreignScript).origin}` : ''
  return [
    "default-src 'self'",
    ...(also ? [`script-src 'self'${also}`, `connect-src 'self'${also}`] : []),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${also}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
const ownPolicy = contentPolicy()

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/

/** Headers of every answer. A handler that sets one of them itself wins. */
export function setSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const isHttps = publicUrl.startsWith('https:')
  app.addHook('onSend', async (request, reply) => {
    const isHtml = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    // On plain http to another machine a browser would ignore the opener policy, and complain about it.
    const isTrusted = isHttps || loopback.test(request.hostname)
    const defaults: Record<string, string | undefined> = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': request.url.startsWith('/reset-password') ? 'no-referrer' : 'same-origin',
      'content-security-policy': isHtml ? ownPolicy : undefined,
      'cross-origin-opener-policy': isHtml && isTrusted ? 'same-origin' : undefined,
      'strict-transport-security': isHttps ? 'max-age=31536000' : undefined,
      'cache-control': request.url.startsWith('/api/') ? 'no-store' : undefined,
      'x-request-id': request.id,
    }
    for (const [name, value] of Object.entries(defaults)) {
      if (value !== undefined && !reply.hasHeader(name)) reply.header(name, value)
    }
  })
}
