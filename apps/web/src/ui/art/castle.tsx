import { Drawing } from './drawing.tsx'

export function Castle() {
  return (
    <Drawing>
      <path d="M26 84V46h44v38z" className="fill-card" />
      <path d="M14 84V38h18v46zM64 84V38h18v46z" className="fill-crayon-sky" />
      <path d="m12 38 11-20 11 20zM62 38l11-20 11 20z" className="fill-crayon-purple" />
      <path d="M26 46v-6h8v6M44 46v-6h8v6M62 46v-6" />
      <path d="M40 84V70a8 8 0 0 1 16 0v14z" className="fill-crayon-orange" />
      <path d="M48 40V22l12 5-12 5" className="fill-pencil" />
    </Drawing>
  )
}
