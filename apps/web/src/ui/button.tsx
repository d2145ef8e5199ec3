import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Ring } from './spinner.tsx'

type Props = Omit<ComponentProps<'button'>, 'className'> & ButtonLook & { pending?: boolean }

/** While pending it keeps the focus, shows that it works, and takes no clicks. */
export function Button({ tone, wide, className, pending = false, type = 'button', onClick, children, ...rest }: Props) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={pending || undefined}
      onClick={click}
      className={buttonClass({ tone, wide, className })}
    >
      {pending ? <Ring className="size-5" /> : null}
      {children}
    </button>
  )
}
