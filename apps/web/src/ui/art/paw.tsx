import { Drawing } from './drawing.tsx'

export function Paw() {
  return (
    <Drawing>
      <path
        d="M48 46c14 0 24 12 24 22 0 8-6 12-13 12-5 0-7-3-11-3s-6 3-11 3c-7 0-13-4-13-12 0-10 10-22 24-22z"
        className="fill-crayon-green"
      />
      <ellipse cx="22" cy="42" rx="7" ry="10" className="fill-wood" />
      <ellipse cx="38" cy="26" rx="8" ry="11" className="fill-wood" />
      <ellipse cx="58" cy="26" rx="8" ry="11" className="fill-wood" />
      <ellipse cx="74" cy="42" rx="7" ry="10" className="fill-wood" />
    </Drawing>
  )
}
