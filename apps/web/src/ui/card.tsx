import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-3xl border-2 border-edge bg-card p-5 sm:p-6', className)} />
}

/** Outlined as with a soft pencil: for the one thing that a screen is about. */
export function SketchCard({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-3xl border-3 border-ink bg-card p-5 sm:p-8', className)} />
}
