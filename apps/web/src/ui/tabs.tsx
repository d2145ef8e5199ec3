import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

interface Props<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly { value: Value; label: string; content: ReactNode }[]
}

export function Tabs<Value extends string>({ label, value, onChange, tabs }: Props<Value>) {
  return (
    <Primitive.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Primitive.List
        aria-label={label}
        className="mb-5 flex flex-wrap gap-1 rounded-2xl border-2 border-edge bg-paper p-1"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 grow rounded-xl px-3 font-bold text-muted hover:text-ink data-[state=active]:bg-card data-[state=active]:text-primary data-[state=active]:shadow-[0_0_0_2px_var(--color-primary)]"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="rounded-2xl">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
