/** A JSON example of a prompt: what stands between ```json and ```, with variables in it as the prompt has them. */
export interface JsonBlock {
  /** Where the whole block is, fences included. */
  from: number
  to: number
  source: string
  isClosed: boolean
  /** Undefined where the source is no JSON. */
  value: unknown
}

// One that nobody closed ends at the next heading.
const block = /^```json[ \t]*\n([\s\S]*?)(^```[ \t]*$|(?=^#{1,6} )|(?![\s\S]))/gm

export function jsonBlocksOf(text: string): JsonBlock[] {
  return Array.from(text.matchAll(block), (match) => {
    const [whole, source = '', end = ''] = match
    const place = { from: match.index, to: match.index + whole.length }
    return { ...place, source, isClosed: end !== '', value: parseWithVariables(source) }
  })
}

export function writtenBlock(source: string): string {
  return `\`\`\`json\n${source.trimEnd()}\n\`\`\``
}

// Private-use characters: nobody types them, and JSON leaves them as they are.
const [bareMark, insideMark] = ['\uE000', '\uE001']

/** A variable may stand for a value of its own or inside a text; both are kept for `writeWithVariables`. */
function parseWithVariables(source: string): unknown {
  const held = source.replace(/"(?:[^"\\\n]|\\.)*"|\{\{\s*(\w+)\s*\}\}/g, (found, name: string | undefined) =>
    name === undefined
      ? found.replace(/\{\{\s*(\w+)\s*\}\}/g, `${insideMark}$1${insideMark}`)
      : `"${bareMark}${name}${bareMark}"`,
  )
  try {
    return JSON.parse(held)
  } catch {
    return undefined
  }
}

export function writeWithVariables(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/"\uE000(\w+)\uE000"/g, '{{$1}}')
    .replace(/\uE001(\w+)\uE001/g, '{{$1}}')
}
