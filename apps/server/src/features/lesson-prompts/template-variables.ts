import { type PromptVariable, promptVariables } from '@pencil-quest/contract/admin/prompt-choices'

const named = /\{\{\s*([A-Za-z]\w*)\s*\}\}/g

export function isPromptVariable(name: string): name is PromptVariable {
  return (promptVariables as readonly string[]).includes(name)
}

/** Every name in double braces, known or not. */
export function namedVariables(template: string): Set<string> {
  return new Set(Array.from(template.matchAll(named), ([, name = '']) => name))
}

/** Rewrites a template piece by piece: names in double braces, and what stands between them. */
export function rewriteTemplate(
  template: string,
  rewrite: { variable(name: string, asWritten: string): string; between(text: string): string },
): string {
  let end = 0
  let written = ''
  for (const match of template.matchAll(named)) {
    const [asWritten, name = ''] = match
    written += rewrite.between(template.slice(end, match.index)) + rewrite.variable(name, asWritten)
    end = match.index + asWritten.length
  }
  return written + rewrite.between(template.slice(end))
}

/** Puts the values in; a value that itself looks like a variable stays as it is. */
export function fillTemplate(template: string, values: Record<PromptVariable, string>): string {
  return rewriteTemplate(template, {
    variable: (name, asWritten) => (isPromptVariable(name) ? values[name] : asWritten),
    between: (text) => text,
  })
}
