import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { type Endpoint, failureSchema } from '@pencil-quest/contract/endpoint'
import { errorTable } from '@pencil-quest/contract/errors'
import { texts } from '@pencil-quest/contract/texts'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { sessionCookie } from './caller.ts'

export const docsPath = '/api/docs'

/** The API page, made from the contract. Registered before the first route. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${texts.product} API`, version: '1' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: docsPath, logLevel: 'silent' })
}

const given = (name: string, schema: z.ZodType) => (schema.type === 'undefined' ? {} : { [name]: schema })

/** The route's schema for the API page; `mount` itself validates. */
export function documentEndpoint(endpoint: Endpoint): FastifySchema {
  const failures = [...new Set(endpoint.errors.map((code) => errorTable[code].status))]
  return {
    summary: endpoint.summary,
    operationId: endpoint.name,
    ...given('params', endpoint.params),
    ...given('querystring', endpoint.query),
    ...given('body', endpoint.body),
    ...(endpoint.caller === 'public' ? {} : { security: [{ bearer: [] }, { cookie: [] }] }),
    response: {
      ...(endpoint.replyKind === 'json' ? { [endpoint.status]: endpoint.reply } : {}),
      ...Object.fromEntries(failures.map((status) => [status, failureSchema])),
    },
  } as FastifySchema
}
