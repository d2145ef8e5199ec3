import { Drawing } from './drawing.tsx'

export function LostPage() {
  return (
    <Drawing>
      <path d="M20 12h38l18 18v54H20z" className="fill-card" />
      <path d="M58 12v18h18" className="fill-crayon-sky" />
      <path d="M40 44c0-6 4-9 8-9 5 0 9 3 9 8 0 7-9 7-9 14" className="stroke-primary" strokeWidth="5" />
      <path d="M48 68v.5" className="stroke-primary" strokeWidth="6" />
    </Drawing>
  )
}
