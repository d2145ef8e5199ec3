import { Drawing } from './drawing.tsx'

export function Bricks() {
  return (
    <Drawing>
      <path d="M10 58h42v26H10zM52 58h34v26H52z" className="fill-crayon-red" />
      <path d="M26 32h44v26H26z" className="fill-pencil" />
      <path d="M34 32v-8h10v8M52 32v-8h10v8" className="fill-pencil" />
      <path d="M16 58v-6h8M72 52h8v6" className="fill-crayon-red" />
    </Drawing>
  )
}
