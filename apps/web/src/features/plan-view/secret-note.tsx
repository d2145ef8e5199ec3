import { letterSource, secretTexts } from '@pencil-quest/contract/day-secret'
import type { Activity, DaySecret, DaySuspects } from '@pencil-quest/contract/plan-document'
import { ChevronDown, KeyRound } from 'lucide-react'

interface Props {
  secret: DaySecret
  /** Who of them is left is told to the grown-up before the word. */
  suspects: DaySuspects | undefined
  activities: readonly Activity[]
}

const boxClass =
  'flex size-12 items-center justify-center rounded-xl border-3 border-ink bg-paper font-display text-2xl font-semibold uppercase print:bg-transparent'

/** The word of the story that the day's right answers spell. */
export function SecretNote({ secret: { asks, word, found, letters, code }, suspects, activities }: Props) {
  const places = letters.map((letter, i) => ({ ...letter, place: i + 1 }))
  return (
    <section className="print-whole rounded-3xl border-3 border-ink bg-pencil/20 p-4 sm:p-5 print:bg-transparent">
      <div className="flex gap-3">
        <KeyRound aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />
        <div className="min-w-0">
          <h3 className="text-xl">{secretTexts.heading}</h3>
          <p className="font-child text-lg">{asks}</p>
          <p className="font-child">{secretTexts.how}</p>
        </div>
      </div>
      <ol className="mt-4 flex flex-col gap-2 sm:grid sm:grid-cols-2">
        {places.map(({ place, ...letter }) => (
          <li key={place} className="flex items-center gap-3">
            <span className={boxClass}>
              {letter.from ? <span className="sr-only">Letter {place}</span> : letter.letter}
            </span>
            <span>{letterSource(letter, activities)}</span>
          </li>
        ))}
      </ol>
      <h4 className="mt-4 text-lg">{secretTexts.code}</h4>
      <ul className="mt-1 flex flex-wrap gap-2">
        {code.map(({ answer, letter }) => (
          <li key={answer} className="rounded-xl border-2 border-control bg-card px-3 py-1 print:bg-transparent">
            {answer} = <strong className="font-display uppercase">{letter}</strong>
          </li>
        ))}
      </ul>
      <details className="group mt-4">
        <summary className="flex min-h-12 list-none items-center justify-between gap-2 font-bold [&::-webkit-details-marker]:hidden">
          {secretTexts.forGrownUp}
          <ChevronDown aria-hidden="true" className="no-print size-5 group-open:rotate-180" />
        </summary>
        {suspects?.told ? <p className="font-child">“{suspects.told.map(secretTexts.cleared).join(' ')}”</p> : null}
        {suspects?.solution ? (
          <p>
            {secretTexts.who} <strong>{suspects.solution}</strong>
          </p>
        ) : null}
        <p>
          {secretTexts.word} <strong className="uppercase">{word}</strong>. {secretTexts.readAloud}{' '}
          <span className="font-child">“{found}”</span>
        </p>
      </details>
    </section>
  )
}
