import type { Recall } from '@pencil-quest/contract/plan-document'
import { History } from 'lucide-react'

/** A question on an earlier day, to warm up. */
export function RecallNote({ recall: { say, lookFor } }: { recall: Recall }) {
  return (
    <div className="print-whole flex gap-3 rounded-2xl border-2 border-dashed border-control px-4 py-3">
      <History aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />
      <div className="min-w-0">
        <h3 className="text-lg">Warm up</h3>
        <p className="font-child">“{say}”</p>
        <p>
          <strong>Look for:</strong> {lookFor}
        </p>
      </div>
    </div>
  )
}
