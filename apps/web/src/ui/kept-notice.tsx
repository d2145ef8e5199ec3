import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface Props {
  text: string
  label: string
  onClick: () => void
}

/** Above a form that is filled in as it was left, with a way back to how it was before. */
export function KeptNotice({ text, label, onClick }: Props) {
  return (
    <Notice>
      <p role="status">{text}</p>
      <Button tone="ghost" className="-ml-5" onClick={onClick}>
        {label}
      </Button>
    </Notice>
  )
}
