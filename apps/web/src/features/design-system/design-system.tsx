import { plainPages } from '@pencil-quest/contract/plain-pages'
import { type ComponentType, useState } from 'react'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Colors } from './colors.tsx'
import { Components } from './components.tsx'
import { Icons } from './icons.tsx'
import { Layouts } from './layouts.tsx'
import { Patterns } from './patterns.tsx'
import { Typography } from './typography.tsx'

const { title, intro, tabs } = plainPages.designSystem
type Tab = (typeof tabs)[number]

const contents = {
  Colors,
  Typography,
  Components,
  Layouts,
  Icons,
  Patterns,
} as const satisfies Record<Tab, ComponentType>

/** A catalogue of what the screens are made of. */
export function DesignSystem() {
  const [shown, show] = useState<Tab>('Colors')
  return (
    <div className="flex flex-col gap-6">
      <header>
        <PageHeading title={title}>{title}</PageHeading>
        <p className="mt-2 text-muted">{intro}</p>
      </header>
      <Tabs
        label={title}
        value={shown}
        onChange={show}
        tabs={tabs.map((tab) => {
          const Content = contents[tab]
          return { value: tab, label: tab, content: <Content /> }
        })}
      />
    </div>
  )
}
