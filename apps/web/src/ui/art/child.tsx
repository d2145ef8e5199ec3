import { Drawing } from './drawing.tsx'

export function ChildDrawing() {
  return (
    <Drawing>
      <path d="M24 84c0-16 10-24 24-24s24 8 24 24z" className="fill-crayon-blue" />
      <circle cx="48" cy="38" r="20" className="fill-wood" />
      <path d="M28 36c0-20 12-26 22-24 12 2 20 10 18 24-8-2-14-6-18-12-4 8-12 12-22 12z" className="fill-pencil" />
      <path d="M41 40v2M55 40v2M42 48c4 4 8 4 12 0" />
    </Drawing>
  )
}
