import { screenTexts } from '@pencil-quest/contract/screen-texts'
import type { RefObject } from 'react'
import { pageIn, pageSandbox } from '#web/features/printing/print-pages.ts'

interface Props {
  ref: RefObject<HTMLIFrameElement | null>
  src: string
  /** Told where an error came in place of the pages. */
  onNoPages: () => void
}

/** The pages as they are printed, always light. */
export function PagesFrame({ ref, src, onNoPages }: Props) {
  return (
    <iframe
      ref={ref}
      src={src}
      title={screenTexts.preview.frame}
      sandbox={pageSandbox}
      height={screenTexts.preview.frameHeight}
      onLoad={({ currentTarget }) => {
        if (!pageIn(currentTarget)) onNoPages()
      }}
      style={{ colorScheme: 'light', height: screenTexts.preview.frameHeight }}
      className="no-print w-full rounded-3xl border-3 border-ink bg-white"
    />
  )
}
