import { Drawing } from './drawing.tsx'

export function Rocket() {
  return (
    <Drawing>
      <path d="M48 8c14 12 18 28 14 50H34C30 36 34 20 48 8z" className="fill-card" />
      <circle cx="48" cy="34" r="8" className="fill-crayon-blue" />
      <path d="M34 44 20 60l4 10 12-8M62 44l14 16-4 10-12-8" className="fill-crayon-red" />
      <path d="M40 62c-2 10 2 16 8 24 6-8 10-14 8-24z" className="fill-pencil" />
    </Drawing>
  )
}
