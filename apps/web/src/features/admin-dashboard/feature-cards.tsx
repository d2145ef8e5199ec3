import { dashboardTexts, testingTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CardGrid } from './card-grid.tsx'
import { ActiveFeature, ComingFeature, FeatureCard } from './feature-card.tsx'
import { features, useHasScreen } from './features.ts'
import { TestingSystem } from './testing-system.tsx'

const { screenshots, prompts, patterns, designSystem, content, analytics, users } = features
/** Shown once they exist. */
const tools = [screenshots, prompts, patterns, designSystem]
/** Announced until they exist. */
const announced = [content, analytics, users]

export function FeatureCards() {
  const [isTesting, setTesting] = useState(false)
  const hasScreen = useHasScreen()
  const active = [...tools, ...announced].filter(hasScreen)
  const coming = announced.filter((feature) => !hasScreen(feature))
  return (
    <>
      <CardGrid title={dashboardTexts.active}>
        {[
          ...active.map((feature) => (
            <li key={feature.path}>
              <ActiveFeature feature={feature} />
            </li>
          )),
          <li key="testing">
            <FeatureCard name={testingTexts.title} text={testingTexts.text} Icon={FlaskConical}>
              <Button tone="outline" aria-haspopup="dialog" onClick={() => setTesting(true)}>
                {testingTexts.open}
              </Button>
            </FeatureCard>
          </li>,
        ]}
      </CardGrid>
      {coming.length > 0 ? (
        <CardGrid title={dashboardTexts.comingSoon}>
          {coming.map((feature) => (
            <li key={feature.path}>
              <ComingFeature feature={feature} />
            </li>
          ))}
        </CardGrid>
      ) : null}
      <TestingSystem open={isTesting} onOpenChange={setTesting} />
    </>
  )
}
