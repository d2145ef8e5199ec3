import { Drawing } from './drawing.tsx'

export function Dragon() {
  return (
    <Drawing>
      <path d="M48 18c18 0 28 22 28 40 0 16-12 26-28 26S20 74 20 58c0-18 10-40 28-40z" className="fill-crayon-sky" />
      <path d="m21 50 9 6 8-8 9 9 9-9 9 8 10-7" />
      <path d="M22 52c-3 20 8 32 26 32s29-12 26-32l-9 4-9-8-9 9-9-9-8 8z" className="fill-crayon-green" />
      <circle cx="40" cy="36" r="3.5" className="fill-ink" />
      <circle cx="57" cy="36" r="3.5" className="fill-ink" />
    </Drawing>
  )
}
