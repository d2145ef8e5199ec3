import { promptPreview } from '@pencil-quest/contract/admin/prompt-choices'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { Card } from '#web/ui/card.tsx'
import { DiffView } from './diff-view.tsx'

/** The beginnings of both texts, and what differs in all. */
export function ChangesCard({ draft, live }: { draft: string; live: string }) {
  const { screen } = words
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-2xl">{screen.changesTitle}</h2>
      <div className="grid gap-5 lg:grid-cols-2">
        <PreviewOf title={screen.draft} text={draft} />
        <PreviewOf title={words.live} text={live} />
      </div>
      <DiffView live={live} draft={draft} />
    </Card>
  )
}

function PreviewOf({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={`${title}: ${words.screen.preview}`} className="min-w-0">
      <h3 className="mb-2 text-lg">{title}</h3>
      <PromptPreview text={text} />
    </section>
  )
}

/** At most 500 characters. */
export function PromptPreview({ text }: { text: string }) {
  return (
    <pre className="rounded-2xl bg-paper p-4 font-mono text-sm break-words whitespace-pre-wrap">
      {promptPreview(text)}
    </pre>
  )
}
