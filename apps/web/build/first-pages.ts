import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

/** What the screens of a page are drawn with, by the beginning of a module's path in `src`. */
const screens = {
  auth: ['routes/auth.tsx?tsr-split='],
  admin: ['features/admin/current-admin.ts', 'routes/admin.tsx?tsr-split='],
  parents: ['routes/_signed-in/dashboard.tsx?tsr-split='],
}
const adminScreen = /\/web\/src\/(routes\/(admin(?:_\.|\/)[\w.-]+)\.tsx\?tsr-split=)/

/**
 * Finishes `index.html` and writes others beside it. `visitor.html`, for browsers without a session cookie, says that
 * there is none, which saves the app from asking who is signed in; `auth.html` is the same for the sign-in. Screens of
 * an admin have pages of their own: `admin-content.html` for `/admin/content`. Each names the files of its screens, so
 * that they come with those of the app, and shows the beginning of its screen, which is painted before those files are
 * fetched, until they are there.
 */
export function firstPages(): Plugin {
  return {
    name: 'first-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return this.error('There is no index.html to start from')
      const start = scriptsLast(String(index.source))
      const [shell, signIn] = await Promise.all([readPart('shell.html'), readPart('auth-shell.html')])
      const page = (modules: readonly string[], beginning = shell) =>
        withShell(withFiles(start, filesOf(bundle, modules)), beginning)
      const forVisitor = (source: string) => source.replace('<html lang="en">', '<html lang="en" data-visitor>')
      const pages = {
        'visitor.html': forVisitor(page(screens.parents)),
        'auth.html': forVisitor(page(screens.auth, shell.replace('</main>', `${signIn}</main>`))),
        'admin.html': page(screens.admin),
        ...Object.fromEntries(
          adminScreens(bundle).map(({ fileName, module }) => [fileName, page([...screens.admin, module])]),
        ),
      }
      index.source = page(screens.parents)
      for (const [fileName, source] of Object.entries(pages)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** The pages of an admin, by the names that the server asks for. */
function adminScreens(bundle: Rollup.OutputBundle): { fileName: string; module: string }[] {
  const ids = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
  return ids.flatMap((id) => {
    const [, module, path] = adminScreen.exec(id) ?? []
    return module && path ? [{ fileName: `${path.replaceAll(/_?\.|\//g, '-')}.html`, module }] : []
  })
}

/** The style sheet and the fonts, which the beginning is painted with, come first. */
function scriptsLast(page: string): string {
  return page
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
}

/** Names files beside those that the page begins with anyway. */
function withFiles(page: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n`)
  return page.replace('</head>', `${links.join('')}</head>`)
}

function withShell(page: string, shell: string): string {
  return page.replace('<div id="root">', `${shell}<div id="root">`)
}

async function readPart(name: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, name), 'utf8')
  return text.trim()
}

/** The chunks with these modules and everything that they import from the start. */
function filesOf(bundle: Rollup.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const holds = (ids: readonly string[]) =>
    modules.some((module) => ids.some((id) => id.includes(`/web/src/${module}`)))
  const files = new Set(chunks.filter(({ moduleIds }) => holds(moduleIds)).map(({ fileName }) => fileName))
  // A set goes on to what is added while it is walked.
  for (const file of files) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next)
  }
  return [...files]
}
