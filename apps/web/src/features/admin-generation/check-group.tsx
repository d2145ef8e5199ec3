import type { ScoredCheck } from '@pencil-quest/contract/admin/generation'
import { generationTexts as words } from '@pencil-quest/contract/admin/generation-texts'
import { Badge } from '#web/ui/badge.tsx'
import { amount } from './words.ts'

interface Props {
  title: string
  checks: readonly ScoredCheck[]
  isOpen?: boolean
}

export function CheckGroup({ title, checks, isOpen = false }: Props) {
  if (checks.length === 0) return null
  return (
    <details open={isOpen} className="rounded-2xl border-2 border-edge px-4">
      <summary className="min-h-12 cursor-pointer py-3 font-bold">{title}</summary>
      <ul className="divide-y-2 divide-edge">
        {checks.map((check) => (
          <Check key={`${check.id} ${check.name}`} check={check} />
        ))}
      </ul>
    </details>
  )
}

function Check({
  check: { id, name, severity, status, value, threshold, findings, evidence },
}: {
  check: ScoredCheck
}) {
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>
          {id} {name}
        </b>
        <Badge tone={severity === 'gate' && status === 'fail' ? 'danger' : 'plain'}>{words.severities[severity]}</Badge>
        <span>{amount(value, severity)}</span>
      </p>
      <p className="text-sm text-muted">
        {words.threshold}: {threshold}
      </p>
      {evidence.length === 0 ? null : (
        <ul className="list-disc pl-5 text-sm">
          {[...new Map(evidence.map((one) => [`${one.path} ${one.message}`, one]))].map(([key, { path, message }]) => (
            <li key={key} className="break-words">
              {message} <code className="text-muted">{path}</code>
            </li>
          ))}
        </ul>
      )}
      {findings > evidence.length ? <p className="text-sm">{words.more(findings - evidence.length)}</p> : null}
    </li>
  )
}
