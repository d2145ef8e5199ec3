import type { ReactNode } from 'react'

/** One kind of thing in the catalogue, with its name. */
export function Shelf({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="mb-10 last:mb-0">
      <h2 className="text-2xl">{title}</h2>
      {note ? <p className="mt-1 text-muted">{note}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  )
}

export function Caption({ children }: { children: ReactNode }) {
  return <p className="text-sm text-muted">{children}</p>
}
