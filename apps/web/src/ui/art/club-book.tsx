import { Drawing } from './drawing.tsx'

export function ClubBook() {
  return (
    <Drawing>
      <path d="M48 26c-8-8-22-10-36-8v56c14-2 28 0 36 8 8-8 22-10 36-8V18c-14-2-28 0-36 8z" className="fill-card" />
      <path d="M48 26v56" />
      <path d="M22 34c6 0 10 1 16 4M22 48c6 0 10 1 16 4" className="stroke-crayon-sky" strokeWidth="4" />
      <path d="M66 58c-8-6-10-10-10-14 0-8 8-9 10-3 2-6 10-5 10 3 0 4-2 8-10 14z" className="fill-eraser" />
    </Drawing>
  )
}
