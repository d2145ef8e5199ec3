import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { FieldError } from './field.tsx'

interface GroupProps {
  legend: string
  hint?: string
  error?: string
  /** Where the heading of the screen already asks the question. */
  isLegendHidden?: boolean
  className?: string
  children: ReactNode
}

/** A group of radios or checkboxes with its question. */
export function ChoiceGroup({ legend, hint, error, isLegendHidden = false, className, children }: GroupProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 font-bold'}>{legend}</legend>
      <p id={`${id}-hint`} className="mb-2 text-sm text-muted empty:hidden">
        {hint}
      </p>
      <div className={className}>{children}</div>
      <FieldError id={`${id}-error`} className="mt-1.5">
        {error}
      </FieldError>
    </fieldset>
  )
}

const shapes = {
  card: 'gap-3 rounded-2xl px-4 py-2.5',
  chip: 'gap-2 rounded-full px-3.5 py-1',
} as const

type ChoiceProps = ComponentProps<'input'> & {
  type: 'radio' | 'checkbox'
  shape?: keyof typeof shapes
  children: ReactNode
}

/** A real radio or checkbox in a card that is its label. */
export function Choice({ shape = 'card', className, children, ...input }: ChoiceProps) {
  return (
    <label
      className={cx(
        'flex min-h-12 items-center border-2 border-control bg-card hover:border-primary',
        shapes[shape],
        'has-checked:border-primary has-checked:bg-primary-tint has-checked:ring-1 has-checked:ring-primary',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
        'has-disabled:cursor-not-allowed has-disabled:border-edge has-disabled:text-muted',
        className,
      )}
    >
      <input {...input} className="size-5 shrink-0 accent-primary outline-none" />
      {children}
    </label>
  )
}

/** A small one that wraps, for many short words. */
export function ChoiceChip(props: Omit<ChoiceProps, 'shape'>) {
  return <Choice {...props} shape="chip" />
}
