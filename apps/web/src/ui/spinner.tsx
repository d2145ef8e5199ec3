import { cx } from './cx.ts'

/** The turning ring alone, for a place that says in words what is waited for. */
export function Ring({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={cx('spin', className)} fill="none" strokeWidth="3" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeLinecap="round" />
    </svg>
  )
}

export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <div role="status" className={cx('flex flex-col items-center gap-3 py-12 text-muted', className)}>
      <Ring className="size-10 text-primary" />
      <p>{label}</p>
    </div>
  )
}
