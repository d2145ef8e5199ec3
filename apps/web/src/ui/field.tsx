import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export interface FieldWiring {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
}

interface Props {
  label: string
  hint?: string
  error?: string
  children: (wiring: FieldWiring) => ReactNode
}

/** A labelled control with its hint and its error beside it; the error is announced when it appears. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-hint ${id}-error`, 'aria-invalid': Boolean(error) })}
      <p id={`${id}-hint`} className="text-sm text-muted empty:hidden">
        {hint}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

export function FieldError({ id, className, children }: { id: string; className?: string; children?: ReactNode }) {
  return (
    <p id={id} aria-live="polite" className={cx('text-sm font-bold text-danger empty:hidden', className)}>
      {children}
    </p>
  )
}
