import { Drawing } from './drawing.tsx'

export function Bone() {
  return (
    <Drawing>
      <g transform="rotate(-35 48 48)">
        <path
          d="M26 40c-2-10-16-8-16 0-6 2-6 14 0 16 0 8 14 10 16 0h44c2 10 16 8 16 0 6-2 6-14 0-16 0-8-14-10-16 0z"
          className="fill-card"
        />
        <path d="M40 40h16v16H40z" className="fill-crayon-blue" />
      </g>
    </Drawing>
  )
}
