import { Drawing } from './drawing.tsx'

export function Star() {
  return (
    <Drawing>
      <path d="m48 12 11 23 25 4-18 18 4 25-22-12-22 12 4-25-18-18 25-4z" className="fill-pencil" />
    </Drawing>
  )
}
