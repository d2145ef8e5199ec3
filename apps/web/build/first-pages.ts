import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

const authScreen = '/src/routes/auth.tsx?tsr-split=component'

/**
 * Finishes `index.html` and writes two pages beside it, for browsers without a session cookie. `visitor.html` says that
 * there is none, which saves the app from asking who is signed in. `auth.html`, for the sign-in, also names the files
 * of that screen, so that they come with those of the app. Each shows the beginning of its screen, which is painted
 * before the files of the app are fetched, until they are there.
 */
export function firstPages(): Plugin {
  return {
    name: 'first-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return this.error('There is no index.html to start from')
      const app = scriptsLast(String(index.source))
      const visitor = app.replace('<html lang="en">', '<html lang="en" data-visitor>')
      const links = filesOf(bundle, authScreen)
        .filter((file) => !visitor.includes(file))
        .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n`)
      const [shell, signIn] = await Promise.all([readPart('shell.html'), readPart('auth-shell.html')])
      index.source = withShell(app, shell)
      const auth = withShell(visitor, shell.replace('</main>', `${signIn}</main>`))
      this.emitFile({ type: 'asset', fileName: 'visitor.html', source: withShell(visitor, shell) })
      this.emitFile({
        type: 'asset',
        fileName: 'auth.html',
        source: auth.replace('</head>', `${links.join('')}</head>`),
      })
    },
  }
}

/** The style sheet and the fonts, which the beginning is painted with, come first. */
function scriptsLast(page: string): string {
  return page
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
}

function withShell(page: string, shell: string): string {
  return page.replace('<div id="root">', `${shell}<div id="root">`)
}

async function readPart(name: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, name), 'utf8')
  return text.trim()
}

/** The chunk with this module and everything that it imports from the start. */
function filesOf(bundle: Rollup.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  const files = new Set<string>(first ? [first.fileName] : [])
  // A set goes on to what is added while it is walked.
  for (const file of files) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next)
  }
  return [...files]
}
