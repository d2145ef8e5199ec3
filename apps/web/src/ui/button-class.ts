import { cx } from './cx.ts'

const tones = {
  primary:
    'bg-primary text-on-primary shadow-[0_4px_0_var(--color-primary-deep)] hover:bg-primary-hover active:translate-y-0.5 active:shadow-[0_2px_0_var(--color-primary-deep)]',
  outline: 'border-2 border-control bg-card text-ink hover:border-primary hover:text-primary',
  ghost: 'text-primary hover:bg-primary-tint',
  danger:
    'bg-danger text-on-danger shadow-[0_4px_0_var(--color-danger-deep)] active:translate-y-0.5 active:shadow-[0_2px_0_var(--color-danger-deep)]',
} as const

export interface ButtonLook {
  tone?: keyof typeof tones
  /** Fills the width of its place. */
  wide?: boolean
  className?: string
}

/** The look of a button, also for links. At least 48 px high. */
export function buttonClass({ tone = 'primary', wide = false, className }: ButtonLook = {}): string {
  return cx(
    'press inline-flex min-h-12 items-center justify-center gap-2 rounded-2xl px-5 py-2 text-center font-bold leading-tight no-underline',
    'disabled:opacity-55 disabled:shadow-none aria-disabled:opacity-70 aria-disabled:shadow-none',
    tones[tone],
    wide && 'w-full',
    className,
  )
}

/** A square with an icon alone; it needs an `aria-label`. */
export const iconButtonClass =
  'press inline-flex size-12 shrink-0 items-center justify-center rounded-2xl text-muted hover:bg-primary-tint hover:text-primary'
