import { schemaTexts as words } from '@pencil-quest/contract/admin/schema-texts'
import type { SchemaSummary } from '@pencil-quest/contract/admin/worksheet-schemas'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ScreenHeading } from '#web/features/admin/screen-heading.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OlderButton } from '#web/ui/older-button.tsx'
import { ActiveCard } from './active-card.tsx'
import { AddDialog } from './add-dialog.tsx'
import { schemasQuery } from './queries.ts'
import { SchemaTable } from './schema-table.tsx'
import { useActivate } from './use-activate.ts'
import { ViewDialog } from './view-dialog.tsx'

export function SchemasScreen() {
  const list = useSuspenseInfiniteQuery(schemasQuery)
  const { data } = list
  const [isAdding, setAdding] = useState(false)
  const [viewed, setViewed] = useState<SchemaSummary | null>(null)
  const [wanted, setWanted] = useState<SchemaSummary | null>(null)
  const activate = useActivate()
  const [first] = data.pages
  if (!first) return null
  const { active, builtIn } = first
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeading title={words.title} intro={words.intro}>
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" className="size-5" />
          {words.add}
        </Button>
      </ScreenHeading>
      {active.version === builtIn ? null : <Notice tone="amber">{words.otherBuiltIn(builtIn)}</Notice>}
      <ActiveCard active={active} onView={() => setViewed(active)} />
      <section className="flex flex-col gap-3">
        <h2 className="text-2xl">{words.allTitle}</h2>
        <SchemaTable
          schemas={data.pages.flatMap(({ schemas }) => schemas)}
          pending={activate.isPending ? activate.variables : null}
          onView={setViewed}
          onActivate={setWanted}
        />
        <OlderButton list={list}>{words.older}</OlderButton>
      </section>
      <AddDialog open={isAdding} onOpenChange={setAdding} activeId={active.id} />
      <ViewDialog schema={viewed} onClose={() => setViewed(null)} />
      <ConfirmDialog
        open={wanted !== null}
        onOpenChange={(open) => {
          if (!open) setWanted(null)
        }}
        title={words.activateTitle(wanted?.version ?? '')}
        confirmLabel={words.activate}
        onConfirm={() => {
          if (wanted) activate.mutate(wanted.id)
        }}
      >
        {words.activateText}
      </ConfirmDialog>
    </div>
  )
}
