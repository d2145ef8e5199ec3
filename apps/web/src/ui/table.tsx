import type { ReactNode } from 'react'

/** A keyboard must be able to move what does not fit. */
const scrollable = { tabIndex: 0 } as const

interface Props {
  /** Names the table, also for those who do not see it. */
  caption: string
  columns: readonly string[]
  children: ReactNode
}

/** Wider than a phone: then it is moved sideways by itself, by finger or by the arrow keys. */
export function Table({ caption, columns, children }: Props) {
  return (
    // Hidden words in far columns are placed from here, or they would widen the page.
    <section
      {...scrollable}
      aria-label={caption}
      className="relative overflow-x-auto rounded-2xl border-2 border-edge bg-card"
    >
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-edge">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-3 font-bold whitespace-nowrap text-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y-2 divide-edge align-top">{children}</tbody>
      </table>
    </section>
  )
}

export const cellClass = 'px-4 py-3'
