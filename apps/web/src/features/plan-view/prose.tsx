import { Fragment } from 'react'
import { cx } from '#web/ui/cx.ts'

const step = /^\d+[.)] /
/** Stands apart and hangs from its number; on paper it stays tight. */
const stepClass = 'mt-1.5 pl-4.5 -indent-4.5 first:mt-0 print:mt-0 print:pl-0 print:indent-0'

/** Text of a plan, its lines and paragraphs as they were written. */
export function Prose({ text, forChild = false }: { text: string; forChild?: boolean }) {
  return (
    <div className={cx('flex flex-col gap-2', forChild && 'font-child')}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>
          {linesOf(paragraph).map(({ line, place }) => (
            <Fragment key={place}>
              <span className={cx('block', step.test(line) && stepClass)}>{line}</span>
              {'\n'}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

function linesOf(paragraph: string) {
  return paragraph.split('\n').map((line, place) => ({ line, place }))
}
