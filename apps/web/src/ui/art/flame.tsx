import { Drawing } from './drawing.tsx'

export function Flame() {
  return (
    <Drawing>
      <path
        d="M14 62C10 34 28 16 50 12c-4 8-2 14 4 18 8-4 18-4 28 2-10 2-14 8-14 14 6 2 10 6 12 14-8-4-14-4-18 0 2 6 2 12-2 20-4-8-10-12-18-10-10 2-20 0-28-8z"
        className="fill-crayon-orange"
      />
      <path d="M22 58c8-14 18-24 34-28M30 66c8-10 18-16 30-18" className="stroke-pencil" />
    </Drawing>
  )
}
