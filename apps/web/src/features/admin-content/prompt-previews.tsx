import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import { type LessonPrompt, listLessonPrompts } from '@pencil-quest/contract/admin/lesson-prompts'
import { promptPreview, promptTypes } from '@pencil-quest/contract/admin/prompt-choices'
import { lessonPromptTexts } from '@pencil-quest/contract/admin/prompt-texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '#web/lib/reads.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Spinner } from '#web/ui/spinner.tsx'

const { screen } = contentTexts

/** How the prompts begin; they are edited on a screen of their own. */
export function PromptPreviews() {
  const { data, isPending, refetch } = useQuery(read(listLessonPrompts))
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{screen.promptsIntro}</p>
        <Link to="/admin/lesson-prompts" className={buttonClass({ tone: 'outline' })}>
          {screen.toPrompts}
        </Link>
      </div>
      {data ? <Previews prompts={data.prompts} /> : null}
      {isPending ? <Spinner label={screen.loading} /> : null}
      {data || isPending ? null : (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>{screen.notLoaded}</p>
          <Button tone="outline" onClick={() => void refetch()}>
            {screen.again}
          </Button>
        </div>
      )}
    </div>
  )
}

function Previews({ prompts }: { prompts: readonly LessonPrompt[] }) {
  const inOrder = promptTypes.flatMap((type) => prompts.find(({ promptType }) => promptType === type) ?? [])
  if (inOrder.length === 0) return <p>{screen.noPrompts}</p>
  return inOrder.map(({ promptType, hasDraft, liveContent, draftContent }) => (
    <section key={promptType} aria-label={lessonPromptTexts.types[promptType]} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{lessonPromptTexts.types[promptType]}</h2>
        <Badge tone={hasDraft ? 'pencil' : 'success'}>
          {hasDraft ? lessonPromptTexts.hasDraft : lessonPromptTexts.live}
        </Badge>
      </div>
      <pre className="rounded-2xl border-2 border-edge bg-card p-4 font-mono text-sm break-words whitespace-pre-wrap">
        {promptPreview(liveContent || draftContent)}
      </pre>
    </section>
  ))
}
