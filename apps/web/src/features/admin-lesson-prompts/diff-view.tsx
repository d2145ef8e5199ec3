import { lessonPromptTexts } from '@pencil-quest/contract/admin/prompt-texts'
import { cx } from '#web/ui/cx.ts'
import { type DiffLine, diffLines, foldDiff } from './diff-lines.ts'

const looks = {
  same: { sign: ' ', word: '', look: 'text-muted' },
  added: { sign: '+', word: 'Added: ', look: 'bg-success-tint text-success' },
  removed: { sign: '−', word: 'Removed: ', look: 'bg-danger-tint text-danger' },
} as const satisfies Record<DiffLine['kind'], object>

/** The live text and what the draft makes of it. */
export function DiffView({ live, draft }: { live: string; draft: string }) {
  const words = lessonPromptTexts.screen
  if (live === draft) return <p className="text-muted">{words.noChanges}</p>
  return (
    <ol aria-label={words.diff} className="overflow-hidden rounded-2xl border-2 border-edge font-mono text-sm">
      {foldDiff(diffLines(live, draft)).map((line) =>
        line.kind === 'folded' ? (
          <li key={line.place} className="border-y-2 border-edge bg-paper px-3 py-1 text-muted first:border-t-0">
            {line.count === 1 ? '1 line is the same' : `${line.count} lines are the same`}
          </li>
        ) : (
          <li key={line.place} className={cx('flex gap-2 px-3 py-0.5', looks[line.kind].look)}>
            <span aria-hidden="true" className="w-3 shrink-0 select-none">
              {looks[line.kind].sign}
            </span>
            <span className="sr-only">{looks[line.kind].word}</span>
            <span className="min-w-0 break-words whitespace-pre-wrap">{line.text === '' ? ' ' : line.text}</span>
          </li>
        ),
      )}
    </ol>
  )
}
