import { schemaTexts as words } from '@pencil-quest/contract/admin/schema-texts'
import type { SchemaSummary } from '@pencil-quest/contract/admin/worksheet-schemas'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SchemaBadges } from './schema-badges.tsx'

/** It may stand far down in the list. */
export function ActiveCard({ active, onView }: { active: SchemaSummary; onView: () => void }) {
  const id = useId()
  return (
    <Card role="region" aria-labelledby={id} className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 id={id} className="text-2xl">
          {words.activeTitle}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <b className="break-all">{active.version}</b>
          <SchemaBadges schema={active} />
        </p>
        {active.description === null ? null : <p className="mt-1 break-words text-muted">{active.description}</p>}
      </div>
      <Button tone="outline" aria-haspopup="dialog" aria-label={`${words.view} ${words.active}`} onClick={onView}>
        {words.view}
      </Button>
    </Card>
  )
}
