import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

const itemClass =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-xl px-3 font-bold outline-none select-none data-highlighted:bg-primary-tint data-highlighted:text-primary'

/** Drawn where it stands, so that it belongs to its landmark; the page beside it stays readable. */
export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        onCloseAutoFocus={(event) => {
          // A chosen link leads to another screen: where its heading has the focus by now, it stays there.
          if (document.activeElement !== document.body) event.preventDefault()
        }}
        className="rise z-40 w-72 rounded-3xl border-3 border-ink bg-card p-2 shadow-sheet"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

export function MenuItem({ className, ...rest }: ComponentProps<typeof DropdownMenu.Item>) {
  return <DropdownMenu.Item {...rest} className={cx(itemClass, className)} />
}

export function MenuLabel(props: ComponentProps<typeof DropdownMenu.Label>) {
  return <DropdownMenu.Label {...props} className="px-3 py-2" />
}

export function MenuLine() {
  return <DropdownMenu.Separator className="my-2 h-0.5 bg-edge" />
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon: ReactNode }[]
  onChange: (value: Value) => void
}

/** One of a few, chosen inside the menu. */
export function MenuChoice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <DropdownMenu.RadioGroup value={value} aria-label={label}>
      <DropdownMenu.Label className="px-3 py-1 text-sm text-muted">{label}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className={itemClass}
          onSelect={(event) => {
            event.preventDefault()
            onChange(option.value)
          }}
        >
          {option.icon}
          {option.label}
          <DropdownMenu.ItemIndicator className="ml-auto">
            <Check aria-hidden="true" className="size-5" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}
