import { Drawing } from './drawing.tsx'

export function Pencil() {
  return (
    <Drawing>
      <g transform="rotate(45 48 48)">
        <path d="M37 26h22v40L48 84 37 66z" className="fill-pencil" />
        <path d="M37 66h22L48 84z" className="fill-wood" />
        <path d="M37 14a6 6 0 0 1 6-6h10a6 6 0 0 1 6 6v6H37z" className="fill-eraser" />
        <path d="M37 20h22v8H37z" className="fill-edge" />
        <path d="M48 30v32" strokeWidth="2.5" />
      </g>
    </Drawing>
  )
}
