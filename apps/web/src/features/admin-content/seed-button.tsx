import { seedContent } from '@pencil-quest/contract/admin/content'
import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { useContentChange } from './use-content-change.ts'

/** Puts what the homepage comes with into the sections that have nothing. */
export function SeedButton() {
  const { isPending, mutate } = useContentChange(async () => {
    const { message } = await call(seedContent)
    toast({ title: contentTexts.screen.seeded, text: message })
  }, contentTexts.failures.seed)
  return (
    <Button tone="outline" pending={isPending} onClick={() => mutate(undefined)}>
      {contentTexts.seed}
    </Button>
  )
}
