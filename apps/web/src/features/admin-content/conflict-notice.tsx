import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const { screen } = contentTexts

/** Two have changed one item: whoever comes second decides. */
export function ConflictNotice({ onTheirs, onMine }: { onTheirs: () => void; onMine: () => void }) {
  return (
    <Notice tone="amber">
      <p role="status" className="font-bold">
        {screen.conflictTitle}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="outline" onClick={onTheirs}>
          {screen.takeTheirs}
        </Button>
        <Button tone="outline" onClick={onMine}>
          {screen.keepMine}
        </Button>
      </div>
    </Notice>
  )
}
