import type { OperatorRequest, StoredPlanScore } from '@pencil-quest/contract/admin/generation'
import { generationTexts as words } from '@pencil-quest/contract/admin/generation-texts'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CheckGroup } from './check-group.tsx'
import { Loaded } from './loaded.tsx'
import { scoreQuery } from './queries.ts'

export function ScoreDialog({ request, onClose }: { request: OperatorRequest | null; onClose: () => void }) {
  return (
    <Dialog
      open={request !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={words.scoreTitle}
      description={words.scoreText}
    >
      {request ? <ScoreOf planId={request.planId} /> : null}
    </Dialog>
  )
}

function ScoreOf({ planId }: { planId: number }) {
  const query = useQuery(scoreQuery(planId))
  return (
    <Loaded query={query} waiting={words.scoreWait} failed={words.failures.score}>
      {(score) => <Score score={score} />}
    </Loaded>
  )
}

function Score({ score: { planId, engine, score, gatesHold, checks } }: { score: StoredPlanScore }) {
  const of = (status: (typeof checks)[number]['status']) => checks.filter((check) => check.status === status)
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <b className="font-display text-3xl">{score === null ? words.noScore : `${score.toFixed(1)} of 100`}</b>
        <Badge tone={gatesHold ? 'success' : 'danger'}>{gatesHold ? words.gatesHold : words.gatesFail}</Badge>
        <span className="text-muted">
          {engine}, {planId}
        </span>
      </p>
      <CheckGroup title={words.failed(of('fail').length)} checks={of('fail')} isOpen />
      <CheckGroup title={words.passed(of('pass').length)} checks={of('pass')} />
      <CheckGroup title={words.unasked(of('na').length)} checks={of('na')} />
    </div>
  )
}
