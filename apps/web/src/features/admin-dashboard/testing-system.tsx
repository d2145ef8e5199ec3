import { dashboardTexts, testingTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FullScreenDialog } from '#web/ui/full-screen-dialog.tsx'
import { UrlTestForm } from './url-test-form.tsx'

const { urls, sync } = testingTexts

/** What the server checks by itself, on a screen of its own. */
export function TestingSystem({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const id = useId()
  return (
    <FullScreenDialog
      open={open}
      onOpenChange={onOpenChange}
      title={testingTexts.title}
      description={testingTexts.intro}
      className="overflow-y-auto"
    >
      <div className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-6 sm:px-6">
        <Card role="region" aria-labelledby={`${id}-urls`} className="flex flex-col gap-4">
          <div>
            <h3 id={`${id}-urls`} className="text-xl">
              {urls.title}
            </h3>
            <p className="text-muted">{urls.text}</p>
          </div>
          <UrlTestForm />
        </Card>
        <Card role="region" aria-labelledby={`${id}-sync`} className="flex flex-col items-start gap-4">
          <div>
            <h3 id={`${id}-sync`} className="text-xl">
              {sync.title}
            </h3>
            <p className="text-muted">{sync.text}</p>
          </div>
          <Button tone="outline" disabled>
            {dashboardTexts.comingSoon}
          </Button>
        </Card>
      </div>
    </FullScreenDialog>
  )
}
