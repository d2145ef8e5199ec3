import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = {
  plain: 'border-edge bg-paper text-muted',
  primary: 'border-primary bg-primary-tint text-primary',
  success: 'border-success bg-success-tint text-success',
  danger: 'border-danger bg-danger-tint text-danger',
  pencil: 'border-graphite bg-pencil text-graphite',
} as const

export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full border-2 px-2.5 py-0.5 text-sm leading-snug font-bold',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
