import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = {
  info: 'border-primary bg-primary-tint text-ink',
  amber: 'border-amber bg-amber-tint text-amber',
} as const

export function Notice({ tone = 'info', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  const Icon = tone === 'amber' ? TriangleAlert : Info
  return (
    <div className={cx('flex items-start gap-3 rounded-2xl border-2 px-4 py-3', tones[tone])}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
