import { schemaLimits } from '@pencil-quest/contract/admin/worksheet-schemas'

/**
 * The keywords of JSON Schema that we accept, by where schemas stand inside them. Left out on purpose: references, with
 * which a small schema can take for ever, and patterns, with which a small text can.
 */
const keywords = {
  value: [
    ...['$schema', '$comment', 'title', 'description', 'default', 'examples', 'deprecated'],
    ...['type', 'enum', 'const', 'required', 'dependentRequired', 'minProperties', 'maxProperties'],
    ...['minItems', 'maxItems', 'uniqueItems', 'minContains', 'maxContains', 'minLength', 'maxLength'],
    ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ],
  schema: ['items', 'contains', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'],
  list: ['prefixItems', 'allOf', 'anyOf', 'oneOf'],
  map: ['properties', 'dependentSchemas'],
} as const
type Place = keyof typeof keywords

const places = new Map<string, Place>(
  (Object.keys(keywords) as Place[]).flatMap((place) => keywords[place].map((word): [string, Place] => [word, place])),
)

/** What is outside of the subset, each with where it stands; values of keywords are not looked at. */
export function outsideSubset(schema: unknown, path = '', depth = 1): string[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return []
  if (depth > schemaLimits.depth)
    return [`${path}: schemas stand inside each other more than ${schemaLimits.depth} deep`]
  return Object.entries(schema).flatMap(([word, value]: [string, unknown]) => {
    const here = `${path}/${word}`
    const place = places.get(word)
    if (!place) return [`${here}: the keyword "${word.slice(0, 40)}" is not accepted`]
    if (place === 'value') return []
    if (place === 'schema') return outsideSubset(value, here, depth + 1)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) => outsideSubset(inner, `${here}/${key}`, depth + 1))
  })
}
