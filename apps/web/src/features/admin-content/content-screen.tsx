import type { ContentItem } from '@pencil-quest/contract/admin/content'
import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import { type HomeSection, homeSections } from '@pencil-quest/contract/home-content'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { ScreenHeading } from '#web/features/admin/screen-heading.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ContentDialog } from './content-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { PromptPreviews } from './prompt-previews.tsx'
import { contentQuery } from './queries.ts'
import { SectionItems } from './section-items.tsx'
import { SeedButton } from './seed-button.tsx'

export const contentTabs = [...homeSections, 'prompts'] as const
export type ContentTab = (typeof contentTabs)[number]

const { title, intro, add, tabs, screen } = contentTexts

export function ContentScreen({ tab, onTab }: { tab: ContentTab; onTab: (tab: ContentTab) => void }) {
  const { data: items } = useSuspenseQuery(contentQuery)
  const [edited, setEdited] = useState<ContentItem | 'new' | null>(null)
  const [deleted, setDeleted] = useState<ContentItem | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const opened = edited === 'new' ? null : edited
  // Where somebody else has deleted it, what is typed stays on screen.
  const item = items.find(({ id }) => id === opened?.id) ?? opened
  const contentOf = (section: HomeSection) => (
    <SectionItems
      section={section}
      items={items.filter((one) => one.section === section)}
      onEdit={setEdited}
      onDelete={setDeleted}
    />
  )
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeading title={title} intro={intro}>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <SeedButton />
          <Button ref={addButton} aria-haspopup="dialog" onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" className="size-5" />
            {add}
          </Button>
        </div>
      </ScreenHeading>
      <Tabs
        label={title}
        value={tab}
        onChange={onTab}
        tabs={contentTabs.map((value) => ({
          value,
          label: tabs[value],
          content: value === 'prompts' ? <PromptPreviews /> : contentOf(value),
        }))}
      />
      <a href="/" target="_blank" rel="noreferrer" className="self-start py-3 font-bold text-primary underline">
        {screen.homepage}
      </a>
      <ContentDialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        section={tab === 'prompts' ? '' : tab}
        onSaved={({ section }) => {
          setEdited(null)
          onTab(section)
        }}
        {...(item ? { item } : {})}
      />
      <DeleteDialog item={deleted} onClose={() => setDeleted(null)} onDeleted={() => addButton.current?.focus()} />
    </div>
  )
}
