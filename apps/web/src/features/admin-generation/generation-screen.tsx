import type { OperatorRequest } from '@pencil-quest/contract/admin/generation'
import { generationTexts as words } from '@pencil-quest/contract/admin/generation-texts'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ScreenHeading } from '#web/features/admin/screen-heading.tsx'
import { OlderButton } from '#web/ui/older-button.tsx'
import { type GenerationSearch, isFiltered } from './filter.ts'
import { FilterForm } from './filter-form.tsx'
import { LogDialog } from './log-dialog.tsx'
import { requestsQuery, summaryQuery } from './queries.ts'
import { RefreshButton } from './refresh-button.tsx'
import { RequestTable } from './request-table.tsx'
import { ScoreDialog } from './score-dialog.tsx'
import { StateCards } from './state-cards.tsx'
import { SteerDialogs } from './steer-dialogs.tsx'

/** What is asked of a request by its row. */
export type Asked = { what: 'logs' | 'score' | 'retry' | 'cancel'; request: OperatorRequest }

interface Props {
  search: GenerationSearch
  onFilter: (search: GenerationSearch) => void
}

export function GenerationScreen({ search, onFilter }: Props) {
  const list = useSuspenseInfiniteQuery(requestsQuery(search))
  const { data: summary } = useSuspenseQuery(summaryQuery(search))
  const [asked, setAsked] = useState<Asked | null>(null)
  const requests = list.data.pages.flatMap((page) => page.requests)
  const of = (what: Asked['what']) => (asked?.what === what ? asked.request : null)
  const close = () => setAsked(null)
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeading title={words.title} intro={words.intro}>
        <RefreshButton />
      </ScreenHeading>
      <StateCards summary={summary} />
      <FilterForm key={JSON.stringify(search)} search={search} summary={summary} onFilter={onFilter} />
      {requests.length === 0 ? (
        <p className="rounded-2xl border-3 border-dashed border-control bg-card px-5 py-8 text-center text-muted">
          {isFiltered(search) ? words.empty : words.none}
        </p>
      ) : (
        <RequestTable requests={requests} onAsk={setAsked} />
      )}
      <OlderButton list={list}>{words.older}</OlderButton>
      <LogDialog request={of('logs')} onClose={close} />
      <ScoreDialog request={of('score')} onClose={close} />
      <SteerDialogs retried={of('retry')} cancelled={of('cancel')} onClose={close} />
    </div>
  )
}
