import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

const authScreen = '/src/routes/auth.tsx?tsr-split=component'

/**
 * Writes two pages beside `index.html`, for browsers without a session cookie. `visitor.html` says that there is none,
 * which saves the app from asking who is signed in. `auth.html`, for the sign-in, also names the files of that screen,
 * so that they come with those of the app, and shows the beginning of the screen until they are there.
 */
export function visitorPages(): Plugin {
  return {
    name: 'visitor-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return this.error('There is no index.html to start from')
      const visitor = String(index.source).replace('<html lang="en">', '<html lang="en" data-visitor>')
      const links = filesOf(bundle, authScreen)
        .filter((file) => !visitor.includes(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n`)
      const shell = await readFile(join(import.meta.dirname, 'auth-shell.html'), 'utf8')
      const auth = visitor
        .replace('</head>', `${links.join('')}</head>`)
        .replace('<div id="root">', `${shell.trim()}<div id="root">`)
      this.emitFile({ type: 'asset', fileName: 'visitor.html', source: visitor })
      this.emitFile({ type: 'asset', fileName: 'auth.html', source: auth })
    },
  }
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
