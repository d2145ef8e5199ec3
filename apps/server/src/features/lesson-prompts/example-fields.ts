import { type JsonBlock, jsonBlocksOf } from './json-blocks.ts'

type Fields = readonly (readonly string[])[]
type Example = Record<string, unknown>

function isExample(value: unknown): value is Example {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNamed(example: Example, [field = '', inner]: readonly string[]): boolean {
  if (!Object.hasOwn(example, field)) return false
  if (inner === undefined) return true
  const first = firstOf(example[field])
  return first !== undefined && Object.hasOwn(first, inner)
}

function firstOf(value: unknown): Example | undefined {
  const [first] = Array.isArray(value) ? value : []
  return isExample(first) ? first : undefined
}

export interface FoundExample {
  block: JsonBlock
  example: Example
  missing: Fields
}

/** Of a prompt's JSON examples the one that names most of the fields; undefined where none is an object. */
export function bestExample(text: string, fields: Fields): FoundExample | undefined {
  const found = jsonBlocksOf(text).flatMap((block) => {
    const { value } = block
    return isExample(value) ? [{ block, example: value, missing: fields.filter((path) => !isNamed(value, path)) }] : []
  })
  return found.sort((a, b) => a.missing.length - b.missing.length)[0]
}

/** The example with what it lacks, taken from another one that lacks nothing. */
export function completedExample({ example, missing }: FoundExample, whole: Example): Example {
  const completed = structuredClone(example)
  for (const [field = '', inner] of missing) {
    const first = firstOf(completed[field])
    if (inner !== undefined && first) first[inner] = firstOf(whole[field])?.[inner]
    else completed[field] = whole[field]
  }
  return completed
}
