import { stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const notBuilt = `<!doctype html><html lang="en"><title>Pencil Quest</title>
<p>The server runs, but its web app is not built. Run <code>npm start</code>, which builds it.</p></html>`

/** The built web app. Replies are not awaited here: waiting for one means waiting until it has left. */
export interface WebApp {
  hasFile(path: string): Promise<boolean>
  sendFile(path: string, reply: FastifyReply): FastifyReply
  /**
   * The page that every screen of the app begins with.
   * @param isVisitor whether the browser has no session cookie; the page then says so
   */
  sendIndex(path: string, reply: FastifyReply, isVisitor: boolean): Promise<FastifyReply>
}

export async function serveWebApp(app: FastifyInstance, folder: string): Promise<WebApp> {
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', cacheRule(path)),
  })
  return {
    hasFile: async (path) => isFileName(path) && (await isFile(join(folder, path))),
    sendFile: (path, reply) => reply.sendFile(path),
    async sendIndex(path, reply, isVisitor) {
      if (isUnlisted(path)) reply.header('x-robots-tag', 'noindex')
      reply.code(200)
      reply.header('vary', 'Cookie')
      for (const name of pagesFor(path, isVisitor)) {
        if (await isFile(join(folder, name))) return reply.sendFile(name)
      }
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(notBuilt)
    },
  }
}

/** The build makes the others out of the last one. */
function pagesFor(path: string, isVisitor: boolean): string[] {
  if (/^\/admin(?:\/[a-z-]+)*\/?$/.test(path))
    return [`${path.replace(/\/$/, '').slice(1).replaceAll('/', '-')}.html`, 'admin.html', 'index.html']
  if (!isVisitor) return ['index.html']
  return [...(/^\/auth\/?$/.test(path) ? ['auth.html'] : []), 'visitor.html', 'index.html']
}

/** Names under `assets` carry a hash of their content; the index page names the newest of them. */
function cacheRule(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.includes('.html') ? 'no-cache' : 'public, max-age=3600'
}

/** The built files have plain names, so anything that is hidden or needs decoding or climbing is none of them. */
function isFileName(path: string): boolean {
  return /^[\w./-]+$/.test(path) && posix.normalize(path) === path && !path.endsWith('/') && !path.includes('/.')
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
