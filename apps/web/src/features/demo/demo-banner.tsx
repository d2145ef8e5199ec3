import { demoTexts } from '@pencil-quest/contract/demo'

export function DemoBanner() {
  return (
    <aside
      aria-label="Demo Mode"
      className="no-print border-b-2 border-graphite bg-pencil px-4 py-2 text-center font-bold text-graphite"
    >
      {demoTexts.banner}
    </aside>
  )
}
