import { cx } from '#web/ui/cx.ts'

/** Text of a plan, its lines and paragraphs as they were written. */
export function Prose({ text, forChild = false }: { text: string; forChild?: boolean }) {
  return (
    <div className={cx('flex flex-col gap-2', forChild && 'font-child')}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
