import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** JSON to the standard output; what a line carries is decided here, so no name, token or address of a page is in it. */
export function logOptions(environment: string): FastifyServerOptions['logger'] {
  if (environment === 'test') return false
  return {
    level: 'info',
    base: null,
    serializers: { req: (request) => ({ id: request.id }), res: (reply) => ({ statusCode: reply.statusCode }) },
  }
}

/** One line a call: its pattern (never the path with its ids), outcome and principal. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config.endpoint
    if (!endpoint || endpoint === 'healthz' || endpoint === 'readyz') return
    const { caller } = request
    request.log.info(
      {
        endpoint,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        principal: caller?.session?.user.id ?? caller?.adminSession?.admin.id,
      },
      'call',
    )
  })
}
