import type { PromptIssue } from '@pencil-quest/contract/admin/lesson-prompts'
import { type PromptType, promptVariables } from '@pencil-quest/contract/admin/prompt-choices'
import { bestExample } from './example-fields.ts'
import { jsonBlocksOf } from './json-blocks.ts'
import { requirements } from './requirements.ts'
import { findSection } from './sections.ts'
import { isPromptVariable, namedVariables, rewriteTemplate } from './template-variables.ts'

/** What a prompt lacks, in the order in which it is read. */
export function validatePrompt(type: PromptType, text: string): PromptIssue[] {
  return [
    ...missingVariables(type, text),
    ...missingSections(type, text),
    ...formatErrors(text),
    ...missingFields(type, text),
  ]
}

export function isApplicable(issues: readonly PromptIssue[]): boolean {
  return !issues.some(({ required }) => required)
}

const issue = (type: PromptIssue['type'], description: string, required = true): PromptIssue => ({
  type,
  description,
  required,
})

function missingVariables(type: PromptType, text: string): PromptIssue[] {
  const named = namedVariables(text)
  const { variables, advised } = requirements[type]
  return [
    ...variables
      .filter((name) => !named.has(name))
      .map((name) => issue('missing_variable', `{{${name}}} is not used.`)),
    ...advised
      .filter((name) => !named.has(name))
      .map((name) => issue('missing_variable', `{{${name}}} is not used. The prompt works without it.`, false)),
  ]
}

function missingSections(type: PromptType, text: string): PromptIssue[] {
  const lines = text.split('\n')
  return requirements[type].sections
    .filter((heading) => !findSection(lines, heading))
    .map((heading) => issue('missing_section', `There is no section "${heading}".`))
}

function formatErrors(text: string): PromptIssue[] {
  const allowed = promptVariables.map((name) => `{{${name}}}`).join(', ')
  const unknown = [...namedVariables(text)]
    .filter((name) => !isPromptVariable(name))
    .map((name) => issue('malformed_json', `{{${name}}} is no variable. Allowed: ${allowed}.`))
  const open = hasOpenBraces(text) ? [issue('malformed_json', 'A variable that begins with {{ is not closed.')] : []
  const broken = jsonBlocksOf(text).flatMap(({ value, isClosed }, at) => {
    if (value === undefined) return [issue('malformed_json', `The JSON example ${at + 1} cannot be read.`)]
    return isClosed ? [] : [issue('malformed_json', `The JSON example ${at + 1} is not closed by \`\`\`.`)]
  })
  return [...unknown, ...open, ...broken]
}

function hasOpenBraces(text: string): boolean {
  let isOpen = false
  rewriteTemplate(text, {
    variable: () => '',
    between: (piece) => {
      isOpen ||= piece.includes('{{')
      return ''
    },
  })
  return isOpen
}

function missingFields(type: PromptType, text: string): PromptIssue[] {
  const best = bestExample(text, requirements[type].fields)
  if (!best) return [issue('missing_structure', 'There is no JSON example of the answer between ```json and ```.')]
  return best.missing.map((path) => issue('missing_structure', `The JSON example has no "${path.join('[].')}".`))
}
