import type { Endpoint } from '@pencil-quest/contract/endpoint'
import fc from 'fast-check'
import { z } from 'zod'
import { planRequestBody, profileBody } from './factory.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** What a schema alone seldom hits, as its fields depend on each other. */
const samples: Record<string, Record<string, unknown>> = {
  login: { email: 'a@example.org', password: 'x' },
  register: { email: 'a@example.org', password: 'long enough', firstName: 'A', lastName: 'B' },
  createProfile: profileBody(),
  changeProfile: profileBody(),
  generatePlan: planRequestBody(),
  suggestGoals: planRequestBody(),
}

/** Bodies as the contract declares them, the same with one field made wild, and no such bodies at all. */
export function bodiesOf({ name, body }: Endpoint): fc.Arbitrary<unknown> {
  const values = valuesOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
  const sample = samples[name]
  const declared = sample ? fc.oneof(fc.constant(sample), values) : values
  const oneWild = fc
    .tuple(declared, fc.nat(), fc.constantFrom('seed', '__proto__', 'id'), fc.jsonValue())
    .map(([right, at, extra, wild]) => {
      const fields = [...Object.keys(Object(right)), extra]
      return { ...Object(right), [fields[at % fields.length] ?? extra]: wild }
    })
  return fc.oneof(
    { weight: 2, arbitrary: declared },
    { weight: 3, arbitrary: oneWild },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

/** A query string with values that the contract names and others. */
export function queriesOf({ query }: Endpoint): fc.Arbitrary<string> {
  const names = Object.keys(Object(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties))
  if (names.length === 0) return fc.constant('')
  const value = fc.oneof(fc.constantFrom('a4', 'letter', '1', '1,2', 'true', 'false', 'no'), wildText)
  return fc
    .array(fc.tuple(fc.constantFrom(...names, 'other'), value), { maxLength: 4 })
    .map((pairs) => (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''))
}

export const wildText = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.isWellFormed())

function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...(either as JsonSchema[]).map(valuesOf))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object':
      return objectsOf(schema)
    case 'array':
      return fc.array(valuesOf(Object(schema.items)), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 12),
      })
    case 'string':
      return textsOf(schema)
    case 'integer':
      return fc.integer({ min: within(schema.minimum), max: within(schema.maximum ?? 1000) })
    case 'number':
      return fc.double({ noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

function objectsOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, valuesOf(Object(field))] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])], noNullPrototype: true })
}

function textsOf({ format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'uuid') return fc.uuid()
  const maximum = Math.min(maxLength, 300)
  return fc.oneof(
    fc.string({ unit: 'grapheme-ascii', minLength, maxLength: maximum }),
    fc.string({ unit: 'grapheme', minLength, maxLength: maximum }),
  )
}

function within(limit: number | undefined): number {
  return Math.max(-0x8000_0000, Math.min(0x7fff_ffff, limit ?? 0))
}
