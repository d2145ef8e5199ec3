import type { ActivityMeta } from '@pencil-quest/contract/plan-document'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** How to run the activity, for the grown-up who leads it. Folded away; open on paper. */
export function GrownUp({ meta }: { meta: ActivityMeta }) {
  const { minutes, prepMinutes, objective, model, check, misconception, easier, harder, materials, safety } = meta
  const prep = prepMinutes > 0 ? `, ${prepMinutes} to prepare` : ''
  const facts: (readonly [string, ReactNode])[] = [
    ['Time', `${minutes} minutes${prep}`],
    ['Objective', objective],
    ['Show first', model],
    ['Ask', check.question],
    ['Look for', check.lookFor],
    ['If you hear', `“${misconception.says}” – ${misconception.reply}`],
    ['Make it easier', easier],
    ['Make it harder', harder],
    [
      'Have ready',
      materials.map(({ name, quantity, substitute }) => materialLine(name, quantity, substitute)).join('; '),
    ],
    ...safety.map(({ hazard, adultNote }) => [`Safety: ${hazard}`, adultNote] as const),
  ]
  return (
    <details className="group rounded-2xl border-2 border-edge bg-paper px-4 print:bg-transparent">
      <summary className="flex min-h-12 list-none items-center justify-between gap-2 font-bold [&::-webkit-details-marker]:hidden">
        For the grown-up
        <ChevronDown aria-hidden="true" className="no-print size-5 group-open:rotate-180" />
      </summary>
      <dl className="flex flex-col gap-2 pb-4 print:block print:columns-2 print:pb-2 print:text-sm">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="print-whole">
              <dt className="text-sm font-bold text-muted print:mr-1 print:inline print:after:content-[':']">{name}</dt>
              <dd className="whitespace-pre-line print:inline">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </details>
  )
}

function materialLine(name: string, quantity: string, substitute: string | undefined): string {
  const line = quantity ? `${name} (${quantity})` : name
  return substitute ? `${line}, or ${substitute}` : line
}
