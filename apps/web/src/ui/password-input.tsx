import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { TextInput } from './text-input.tsx'

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-24"
      />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 inline-flex min-w-12 items-center gap-1.5 rounded-2xl px-3 text-sm font-bold text-primary"
      >
        <Icon aria-hidden="true" className="size-5" />
        {/* One name for both states: `aria-pressed` tells them apart. */}
        <span>
          Show<span className="sr-only"> password</span>
        </span>
      </button>
    </div>
  )
}
