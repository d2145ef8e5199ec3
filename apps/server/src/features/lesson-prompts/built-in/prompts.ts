import type { PromptType } from '@pencil-quest/contract/admin/prompt-choices'
import type { PromptPart } from './part.ts'
import { singleDay } from './single-day.ts'
import { worksheetHtml } from './worksheet-html.ts'

/** What a server begins with, in sections; what auto-correct adds comes from here. */
export const builtInParts: Record<PromptType, readonly PromptPart[]> = {
  single_day: singleDay,
  worksheet_html: worksheetHtml,
}

export function writtenPart({ heading, text }: PromptPart): string {
  return `## ${heading}\n\n${text}\n`
}

export function builtInPrompt(type: PromptType): string {
  return builtInParts[type].map(writtenPart).join('\n')
}
