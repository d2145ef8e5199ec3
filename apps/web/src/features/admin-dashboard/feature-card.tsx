import { dashboardTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import type { Feature } from './features.ts'

interface Props {
  name: string
  text: string
  Icon: LucideIcon
  /** What can be done with it. */
  children: ReactNode
}

export function FeatureCard({ name, text, Icon, children }: Props) {
  return (
    <Card className="flex h-full flex-col items-start gap-3">
      <h3 className="flex items-center gap-2 text-xl">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
        {name}
      </h3>
      <p className="grow text-muted">{text}</p>
      {children}
    </Card>
  )
}

export function ActiveFeature({ feature }: { feature: Feature }) {
  return (
    <FeatureCard {...feature}>
      <Link to={feature.path} className={buttonClass({ tone: 'outline' })}>
        {dashboardTexts.open} <span className="sr-only">{feature.name}</span>
      </Link>
    </FeatureCard>
  )
}

export function ComingFeature({ feature }: { feature: Feature }) {
  return (
    <FeatureCard {...feature}>
      <Button tone="outline" disabled>
        {dashboardTexts.comingSoon}
        <span className="sr-only">: {feature.name}</span>
      </Button>
    </FeatureCard>
  )
}
