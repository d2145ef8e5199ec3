import { Drawing } from './drawing.tsx'

export function Shield() {
  return (
    <Drawing>
      <path
        d="M48 10c10 8 20 10 32 10 0 30-8 52-32 66-24-14-32-36-32-66 12 0 22-2 32-10z"
        className="fill-crayon-green"
      />
      <path d="M48 24c7 5 13 7 20 7-1 20-7 32-20 41-13-9-19-21-20-41 7 0 13-2 20-7z" className="fill-card" />
      <path d="m48 34 5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z" className="fill-pencil" />
    </Drawing>
  )
}
