import type { PromptIssue } from '@pencil-quest/contract/admin/lesson-prompts'
import { issueLabel, lessonPromptTexts } from '@pencil-quest/contract/admin/prompt-texts'
import { Badge } from '#web/ui/badge.tsx'

export function IssueList({ issues }: { issues: readonly PromptIssue[] }) {
  const { required: needed, advice } = lessonPromptTexts.screen
  return (
    <ul className="flex flex-col gap-2.5">
      {issues.map(({ type, description, required }) => (
        <li key={`${type} ${description}`} className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <Badge tone={required ? 'danger' : 'plain'}>{issueLabel(type)}</Badge>
          <Badge>{required ? needed : advice}</Badge>
          <span className="min-w-0 break-words">{description}</span>
        </li>
      ))}
    </ul>
  )
}
