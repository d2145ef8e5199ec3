import type { LegalText } from '@pencil-quest/contract/legal-texts'
import type { ReactNode } from 'react'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { SketchCard } from '#web/ui/card.tsx'

/** A page of plain words, one heading a matter. */
export function LegalPage({ text, children }: { text: LegalText; children?: ReactNode }) {
  return (
    <SketchCard className="mx-auto max-w-3xl">
      <PageHeading title={text.title}>{text.title}</PageHeading>
      <p className="mt-2 text-lg">{text.intro}</p>
      {text.sections.map(({ heading, paragraphs, points = [] }) => (
        <section key={heading} className="mt-8 flex flex-col gap-3">
          <h2 className="text-2xl">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length > 0 ? (
            <ul className="flex list-disc flex-col gap-2 pl-6">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
      {children}
    </SketchCard>
  )
}
