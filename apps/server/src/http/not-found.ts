import { endpoints } from '@pencil-quest/contract/endpoints'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './error-answers.ts'
import { Refusal } from './refusal.ts'

const paths = [...new Set(endpoints.map((endpoint) => endpoint.path))].map((path) => ({
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  methods: endpoints.filter((endpoint) => endpoint.path === path).map((endpoint) => endpoint.method),
}))

/** Unknown calls are JSON refusals; any other page is the web app's to answer. */
export function answerUnknownPaths(
  app: FastifyInstance,
  answerPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>,
): void {
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const known = paths.find(({ pattern }) => pattern.test(path))
    if (known) {
      reply.header('allow', known.methods.join(', '))
      return sendRefusal(request, reply, new Refusal('method_not_allowed'))
    }
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(?:\/|$)/.test(path)
    return isPage ? answerPage(request, reply) : sendRefusal(request, reply, new Refusal('not_found'))
  })
}
