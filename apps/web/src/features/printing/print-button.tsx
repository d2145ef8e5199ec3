import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { toastError } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-class.ts'

interface Props extends ButtonLook {
  /** Loads what is printed and opens the browser's print dialog. */
  onPrint: () => Promise<void>
}

export function PrintButton({ onPrint, tone = 'outline', ...look }: Props) {
  const print = useMutation({
    mutationFn: onPrint,
    onError: () => toastError(texts.failures.error, screenTexts.print.pageFailed),
  })
  return (
    <Button tone={tone} {...look} pending={print.isPending} onClick={() => print.mutate()}>
      {print.isPending ? null : <Printer aria-hidden="true" className="size-5" />}
      {screenTexts.print.print}
    </Button>
  )
}
