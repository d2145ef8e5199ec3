import { Ajv2020, type AnySchemaObject, type ErrorObject } from 'ajv/dist/2020.js'

/** What is wrong with a value, the first thing that was found; null where it fits. */
export type SheetCheck = (value: unknown) => { path: string; message: string } | null

// Each schema gets an instance of its own: one keeps every schema that it was ever given.
const newAjv = () => new Ajv2020({ strict: false, logger: false })

/** What the draft's own schema says against it. */
export function schemaProblems(schema: AnySchemaObject): string[] {
  const ajv = newAjv()
  try {
    if (ajv.validateSchema(schema) === true) return []
  } catch (error) {
    // A `$schema` of another draft.
    return [error instanceof Error ? error.message : 'Its draft is not known']
  }
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'}: ${message ?? 'is not valid'}`)
}

/** @throws Error where it cannot be compiled; a schema that was stored can */
export function compileSchema(schema: AnySchemaObject): SheetCheck {
  const validate = newAjv().compile(schema)
  return (value) => {
    if (validate(value)) return null
    const [error] = validate.errors ?? []
    return { path: error ? dotted(error) : '', message: error?.message ?? 'does not fit' }
  }
}

/** `/view/items/0` as the checks write places: `.view.items[0]`. */
function dotted({ instancePath }: ErrorObject): string {
  return instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
}
