import { screenTexts } from '@pencil-quest/contract/screen-texts'

export function MaterialChips({ chips }: { chips: readonly string[] }) {
  if (chips.length === 0) return null
  return (
    <section aria-labelledby="materials">
      <h2 id="materials" className="mb-2 text-lg">
        {screenTexts.plan.materials}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <li
            key={chip}
            className="rounded-full border-2 border-graphite bg-pencil px-3 py-0.5 font-bold text-graphite print:bg-transparent"
          >
            {chip}
          </li>
        ))}
      </ul>
    </section>
  )
}
