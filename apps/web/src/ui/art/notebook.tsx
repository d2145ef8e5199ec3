import { Drawing } from './drawing.tsx'

export function Notebook() {
  return (
    <Drawing>
      <rect x="18" y="12" width="62" height="72" rx="8" className="fill-card" />
      <path d="M34 12v72" className="stroke-eraser" strokeWidth="3" />
      <path d="M42 32h28M42 46h28M42 60h18" className="stroke-crayon-sky" strokeWidth="4" />
      <path d="M12 26h12M12 42h12M12 58h12M12 72h12" />
    </Drawing>
  )
}
