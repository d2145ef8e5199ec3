import { cx } from '#web/ui/cx.ts'
import { Caption, Shelf } from './shelf.tsx'

const families = [
  { name: 'Fredoka', use: 'Headings', className: 'font-display font-semibold' },
  { name: 'Nunito', use: 'What a parent reads', className: 'font-sans' },
  { name: 'Andika', use: 'What a child reads or writes on; drawn for beginning readers', className: 'font-child' },
] as const

const sizes = [
  { name: 'Page', className: 'font-display text-3xl font-semibold sm:text-4xl' },
  { name: 'Section', className: 'font-display text-2xl font-semibold' },
  { name: 'Card', className: 'font-display text-xl font-semibold' },
  { name: 'Part of a card', className: 'font-display text-lg font-semibold' },
  { name: 'Text', className: 'text-base' },
  { name: 'Strong text', className: 'text-base font-bold' },
  { name: 'Quiet text', className: 'text-base text-muted' },
  { name: 'Small text', className: 'text-sm text-muted' },
] as const

const pangram = 'Quick foxes vex a drowsy jumbo zebra'

export function Typography() {
  return (
    <>
      <Shelf title="Families">
        <ul className="grid gap-4 lg:grid-cols-3">
          {families.map(({ name, use, className }) => (
            <li key={name} className="rounded-3xl border-2 border-edge bg-card p-5">
              <p className={cx('text-4xl', className)}>Aa Bb Gg 123</p>
              <p className={cx('mt-2 text-lg', className)}>{pangram}</p>
              <p className="mt-3 font-bold">{name}</p>
              <Caption>{use}</Caption>
            </li>
          ))}
        </ul>
      </Shelf>
      <Shelf title="Sizes">
        <dl className="flex flex-col gap-4">
          {sizes.map(({ name, className }) => (
            <div key={name} className="border-b-2 border-edge pb-4 last:border-0">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className={className}>{pangram}</dd>
            </div>
          ))}
        </dl>
      </Shelf>
      <Shelf title="Letters to read from" note="One-storey a and g, and an l, an I and a 1 that nobody mixes up.">
        <p className="rounded-3xl border-3 border-ink bg-card p-5 font-child text-3xl">a g l I 1 · b d p q · 6 9 0 O</p>
      </Shelf>
    </>
  )
}
