import type { OperatorRequest } from '@pencil-quest/contract/admin/generation'
import { generationTexts as words } from '@pencil-quest/contract/admin/generation-texts'
import { Button } from '#web/ui/button.tsx'
import type { Asked } from './generation-screen.tsx'

const names = { logs: words.details, score: words.score, retry: words.retry, cancel: words.cancel } as const

/** Only what its state allows. */
export function RowActions({ request, onAsk }: { request: OperatorRequest; onAsk: (asked: Asked) => void }) {
  const may = { logs: true, score: request.mayScore, retry: request.mayRetry, cancel: request.mayCancel }
  const offered = (Object.keys(names) as Asked['what'][]).filter((what) => may[what])
  return (
    <div className="flex gap-3">
      {offered.map((what) => (
        <Button
          key={what}
          tone="outline"
          aria-haspopup="dialog"
          aria-label={`${names[what]}: ${request.planId}`}
          className="whitespace-nowrap"
          onClick={() => onAsk({ what, request })}
        >
          {names[what]}
        </Button>
      ))}
    </div>
  )
}
