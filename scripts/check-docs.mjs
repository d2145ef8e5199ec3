import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup/root.mjs'

/** Every command and path that the documents name in code marks must exist. */
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const problems = []

for (const document of documents) {
  const text = readFileSync(join(root, document), 'utf8')
  for (const [, name] of text.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)) {
    if (!(name in scripts)) problems.push(`${document}: there is no command "npm run ${name}"`)
  }
  for (const [, path] of text.matchAll(/`((?:apps|packages|docs|e2e|bench|scripts|deploy)\/[\w./-]+)`/g)) {
    if (!existsSync(join(root, path))) problems.push(`${document}: there is no ${path}`)
  }
  for (const [, path] of text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)) {
    if (!existsSync(join(root, document, '..', path))) problems.push(`${document}: the link to ${path} leads nowhere`)
  }
}

for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
