import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { admins } from './admins.mjs'
import { later } from './later.mjs'
import { parents } from './parents.mjs'

const sections = { ...parents, ...admins }
const folders = ['apps', 'e2e', 'packages']
const marks = /^[ \t]*\/\/ Shows: (.+)$((?:\n[ \t]*\/\/.*$)*)/gm
const titled =
  /^\s*(?:for \(.*\n\s*)?(?:test|describe)[\w.]*(?:\([^)]*\))?\s*\(?\s*(?:\[[\s\S]*?\]\)\()?\s*[`'"](.+?)[`'"],/m

/** The table of the specification's statements with the tests that show them, and what is wrong with it. */
export function conformance() {
  const references = testFiles().flatMap(referencesIn)
  const known = new Set(Object.values(sections).flatMap((part) => Object.keys(part)))
  const problems = references
    .filter(({ id }) => !known.has(id))
    .map(({ id, file }) => `${file}: there is no statement "${id}"`)
  for (const id of known) {
    const isShown = references.some((reference) => reference.id === id)
    if (!isShown && !later[id]) problems.push(`no test shows "${id}"`)
    if (isShown && later[id]) problems.push(`"${id}" is shown: take it out of later.mjs`)
  }
  return { text: documentOf(references), problems }
}

function testFiles() {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, String(name)).replaceAll('\\', '/'))
      .filter((name) => /\.(?:test|spec)\.ts$/.test(name) && !name.includes('node_modules')),
  )
}

function referencesIn(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(marks)].flatMap((mark) => {
    const [, title = ''] = titled.exec(text.slice(mark.index + mark[0].length)) ?? []
    return mark[1].split(',').map((id) => ({ id: id.trim(), file, title }))
  })
}

function documentOf(references) {
  const tables = Object.entries(sections).map(([section, statements]) => {
    const rows = Object.entries(statements).map(([id, statement]) => {
      const shown = references
        .filter((reference) => reference.id === id)
        .map(({ file, title }) => `${title} (\`${file}\`)`)
      const proof = later[id] ?? shown.join('; ')
      return `| ${statement} | ${proof.replaceAll('|', '/')} |`
    })
    return `## ${section}\n\n| statement | shown by |\n|---|---|\n${rows.join('\n')}\n`
  })
  return `# Conformance\n\nWhat the specifications of the parents' and of the admins' side say, and the tests that show it. Made by\n\`npm run conformance\` from the \`Shows:\` comments above the tests; \`npm run check\` fails where a statement has no\ntest.\n\n${tables.join('\n')}`
}
