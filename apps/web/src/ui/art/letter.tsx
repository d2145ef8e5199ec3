import { Drawing } from './drawing.tsx'

export function Letter() {
  return (
    <Drawing>
      <path d="M10 26h76v50H10z" className="fill-crayon-sky" />
      <path d="M10 76l28-25M86 76 58 51" />
      <path d="m10 26 38 32 38-32z" className="fill-card" />
      <path d="m70 8 3.5 7.5 8 1-6 5.5 1.5 8-7-4-7 4 1.5-8-6-5.5 8-1z" className="fill-pencil" strokeWidth="2.5" />
    </Drawing>
  )
}
