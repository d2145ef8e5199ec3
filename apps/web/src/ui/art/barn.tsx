import { Drawing } from './drawing.tsx'

export function Barn() {
  return (
    <Drawing>
      <path d="M14 84V44l14-22h40l14 22v40z" className="fill-crayon-red" />
      <path d="M10 46 26 20h44l16 26" />
      <path d="M34 84V54h28v30zM34 54l28 30M62 54 34 84" className="fill-card" />
      <path d="M42 32h12v10H42z" className="fill-pencil" />
    </Drawing>
  )
}
