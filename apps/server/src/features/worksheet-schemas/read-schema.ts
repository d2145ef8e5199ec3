import type { AnySchemaObject } from 'ajv/dist/2020.js'
import { type Issue, Refusal } from '../../http/refusal.ts'
import { isStorable } from '../../http/storable.ts'
import { compileSchema, schemaProblems } from './compile-schema.ts'
import { outsideSubset } from './subset.ts'

const mostProblems = 10
/** Brackets inside each other in the text, which also a value such as `default` may hold. */
const deepest = 100

/** What an admin wrote, as a schema that plans can be held against. Refuses anything else, saying what is wrong. */
export function readSchema(text: string): AnySchemaObject {
  const schema = parse(text)
  const outside = outsideSubset(schema)
  if (outside.length > 0) throw invalidContent(outside)
  const problems = schemaProblems(schema)
  if (problems.length > 0) throw invalidContent(problems)
  try {
    compileSchema(schema)
  } catch (error) {
    throw invalidContent([error instanceof Error ? error.message : 'It cannot be used as a schema'])
  }
  return schema
}

function parse(text: string): AnySchemaObject {
  if (isDeep(text)) throw invalidContent(['It is nested too deeply'])
  const parsed = parseJson(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw invalidContent(['A schema is an object in braces'])
  }
  return parsed as AnySchemaObject
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if ([key, value].some((one) => typeof one === 'string' && !isStorable(one))) {
        throw new Error('a text holds a character that cannot be stored')
      }
      return value
    })
  } catch (error) {
    throw invalidContent([`Invalid JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`])
  }
}

/** Asked of the text, as what reads it goes as deep as it is. */
function isDeep(text: string): boolean {
  let depth = 0
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth += 1
    if (sign === ']' || sign === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}

function invalidContent(problems: readonly string[]): Refusal {
  const issues = problems
    .slice(0, mostProblems)
    .map((message): Issue => ({ path: 'schemaContent', message: message.slice(0, 300) }))
  return new Refusal('invalid', { message: issues[0]?.message, issues })
}
