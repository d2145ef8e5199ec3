import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export const controlClass =
  'w-full min-h-12 rounded-2xl border-2 border-control bg-card px-4 py-2.5 text-base text-ink placeholder:text-muted aria-invalid:border-danger'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx(controlClass, className)} />
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...rest} className={cx(controlClass, className)} />
}
