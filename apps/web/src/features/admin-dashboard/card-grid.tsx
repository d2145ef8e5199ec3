import { type ReactNode, useId } from 'react'

/** A heading with cards below it, one to an entry of the list. */
export function CardGrid({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </section>
  )
}
