import type { PromptVersionSummary } from '@pencil-quest/contract/admin/lesson-prompts'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { PromptPreview } from './changes-card.tsx'
import { sayScore } from './judgement.tsx'

interface Props {
  version: PromptVersionSummary
  onRestore: () => void
  onScore: () => void
}

import { moment } from '#web/lib/moments.ts'

export function VersionRow({ version, onRestore, onScore }: Props) {
  const { id, author, note, createdAt, preview, isLive, score } = version
  const { screen } = words
  return (
    <li className="flex flex-col gap-2 rounded-2xl border-2 border-edge px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>Version {id}</b>
        {isLive ? <Badge tone="success">{words.live}</Badge> : null}
        <span className="text-sm text-muted">
          <time dateTime={createdAt}>{moment(createdAt)}</time>, {author}, {sayScore(score)}
        </span>
      </div>
      {note === null ? null : <p className="break-words">{note}</p>}
      <details>
        <summary className="min-h-12 py-3 font-bold">{screen.preview}</summary>
        <PromptPreview text={preview} />
      </details>
      <div className="flex flex-wrap gap-3">
        <Button tone="outline" aria-label={`${screen.restore} version ${id}`} onClick={onRestore}>
          {screen.restore}
        </Button>
        <Button tone="outline" aria-label={`${screen.score} version ${id}`} onClick={onScore}>
          {screen.score}
        </Button>
      </div>
    </li>
  )
}
