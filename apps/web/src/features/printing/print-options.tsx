import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PrintDialog } from './print-dialog.tsx'
import type { Printable } from './printable.ts'

interface Props {
  plan: Printable
  hasNoPdf: boolean
  onNoPdf: () => void
}

/** The button that opens the print choices. */
export function PrintOptions(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {screenTexts.print.options}
      </Button>
      <PrintDialog {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
