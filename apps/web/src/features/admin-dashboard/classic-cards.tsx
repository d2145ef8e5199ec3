import { dashboardTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FullScreenDialog } from '#web/ui/full-screen-dialog.tsx'
import { CardGrid } from './card-grid.tsx'
import { ActiveFeature, ComingFeature, FeatureCard } from './feature-card.tsx'
import { features, useHasScreen } from './features.ts'

const { screenshots, prompts, content, designSystem, analytics, users } = features

/** The older way: every card is there, and the catalogue of the design opens in a frame. */
export function ClassicCards() {
  const [isOpen, setOpen] = useState(false)
  const hasScreen = useHasScreen()
  return (
    <>
      <CardGrid title={dashboardTexts.active}>
        {[screenshots, prompts, content, designSystem, analytics, users].map((feature) => (
          <li key={feature.path}>
            {feature === designSystem ? (
              <FeatureCard {...feature}>
                <Button tone="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                  {dashboardTexts.open} <span className="sr-only">{feature.name}</span>
                </Button>
              </FeatureCard>
            ) : hasScreen(feature) ? (
              <ActiveFeature feature={feature} />
            ) : (
              <ComingFeature feature={feature} />
            )}
          </li>
        ))}
      </CardGrid>
      <FullScreenDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={designSystem.name}
        description={dashboardTexts.designFrame}
      >
        <iframe src={designSystem.path} title={designSystem.name} className="size-full border-0" />
      </FullScreenDialog>
    </>
  )
}
