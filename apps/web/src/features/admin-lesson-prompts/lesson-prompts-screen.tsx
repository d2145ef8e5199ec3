import { type LessonPrompt, listLessonPrompts } from '@pencil-quest/contract/admin/lesson-prompts'
import { type PromptType, promptTypes } from '@pencil-quest/contract/admin/prompt-choices'
import type { PromptEngine } from '@pencil-quest/contract/admin/prompt-report'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { read } from '#web/lib/reads.ts'
import { LostPage } from '#web/ui/art/lost-page.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { InitializeButton } from './initialize-button.tsx'
import { PromptWorkshop } from './prompt-workshop.tsx'

export const lessonPromptsQuery = read(listLessonPrompts)

export function LessonPromptsScreen() {
  const { data } = useSuspenseQuery(lessonPromptsQuery)
  const [type, setType] = useState<PromptType>('single_day')
  const { prompts, engine } = data
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Link
          to="/admin/dashboard"
          className="inline-flex min-h-12 items-center gap-2 self-start font-bold text-primary underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {words.backToDashboard}
        </Link>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <PageHeading title={words.title}>{words.title}</PageHeading>
          {prompts.length > 0 ? <InitializeButton /> : null}
        </div>
        <p className="max-w-3xl text-muted">{words.intro}</p>
      </div>
      {prompts.length === 0 ? (
        <NoPrompt />
      ) : (
        <Tabs
          label={words.title}
          value={type}
          onChange={setType}
          tabs={promptTypes.map((value) => ({
            value,
            label: words.types[value],
            content: <PromptOf prompt={prompts.find(({ promptType }) => promptType === value)} engine={engine} />,
          }))}
        />
      )}
    </div>
  )
}

function PromptOf({ prompt, engine }: { prompt: LessonPrompt | undefined; engine: PromptEngine }) {
  return prompt ? <PromptWorkshop prompt={prompt} engine={engine} /> : <NoPrompt />
}

function NoPrompt() {
  const { empty, emptyText } = words.screen
  return (
    <EmptyState art={<LostPage />} level={2} title={empty} action={<InitializeButton tone="primary" />}>
      {emptyText}
    </EmptyState>
  )
}
