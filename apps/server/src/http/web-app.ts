import { stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './error-answers.ts'
import { Refusal } from './refusal.ts'

const notBuilt = `<!doctype html><html lang="en"><title>Pencil Quest</title>
<p>The server runs, but its web app is not built. Run <code>npm start</code>, which builds it.</p></html>`

/** Answers how a page is served: a file of the built web app, or else its index page. */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', cacheRule(path)),
  })
  return async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    if (isFileName(path) && (await isFile(join(folder, path)))) return reply.sendFile(path)
    if (path.startsWith('/assets/')) return sendRefusal(request, reply, new Refusal('not_found'))
    if (isUnlisted(path)) reply.header('x-robots-tag', 'noindex')
    reply.code(200)
    if (await isFile(join(folder, 'index.html'))) return reply.sendFile('index.html')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(notBuilt)
  }
}

/** Names under `assets` carry a hash of their content; the index page names the newest of them. */
function cacheRule(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.includes('/index.html') ? 'no-cache' : 'public, max-age=3600'
}

/** The built files have plain names, so anything that needs decoding or climbing is none of them. */
function isFileName(path: string): boolean {
  return /^[\w./-]+$/.test(path) && posix.normalize(path) === path && !path.endsWith('/')
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  )
}

function isUnlisted(path: string): boolean {
  return /^\/(?:plan|plans|learning-plan)\//.test(path)
}
