import { Drawing } from './drawing.tsx'

export function Ship() {
  return (
    <Drawing>
      <path d="M12 60h72l-10 22H24z" className="fill-crayon-orange" />
      <path d="M48 60V12" />
      <path d="M48 16c16 4 24 14 26 34H48z" className="fill-card" />
      <path d="M42 24c-12 4-18 12-20 26h20z" className="fill-crayon-red" />
    </Drawing>
  )
}
