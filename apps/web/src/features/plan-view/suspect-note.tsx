import { secretTexts } from '@pencil-quest/contract/day-secret'
import type { DaySuspects } from '@pencil-quest/contract/plan-document'
import { Search } from 'lucide-react'

/** Whom the day's story thinks possible; on paper the child crosses them out, one clue after the other. */
export function SuspectNote({ suspects: { asks, names, solution } }: { suspects: DaySuspects }) {
  return (
    <section className="print-whole flex gap-3 rounded-2xl border-2 border-dashed border-control px-4 py-3">
      <Search aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />
      <div className="min-w-0">
        <h3 className="text-lg">{asks}</h3>
        <p className="font-child">
          {solution ? `${secretTexts.crossOut} ${secretTexts.staysLeft}` : secretTexts.crossOut}
        </p>
        <ul className="mt-2 flex flex-wrap gap-2 font-child">
          {names.map((name) => (
            <li key={name} className="rounded-xl border-2 border-control bg-card px-3 py-1 print:bg-transparent">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
