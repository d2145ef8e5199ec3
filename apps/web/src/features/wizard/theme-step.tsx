import { ThemeArt } from '#web/features/themes/theme-art.tsx'
import { Choice, ChoiceGroup } from '#web/ui/choice.tsx'
import type { StepProps } from './step.ts'

export function ThemeStep({ draft, change, options }: StepProps) {
  return (
    <>
      <h2 className="mb-4 text-xl sm:text-2xl">Which world do they love?</h2>
      <ChoiceGroup legend="Theme" isLegendHidden className="grid gap-3 sm:grid-cols-2">
        {options.themes.map(({ slug, name, world, description }) => (
          <Choice
            key={slug}
            type="radio"
            name="theme"
            value={slug}
            checked={draft.theme === slug}
            onChange={() => change((now) => ({ ...now, theme: slug }))}
            className="items-start py-4"
          >
            <span className="size-16 shrink-0">
              <ThemeArt theme={slug} />
            </span>
            <span className="min-w-0">
              <span className="block font-display text-lg font-semibold">{name}</span>
              {world === name ? null : (
                <span className="block font-bold text-primary first-letter:uppercase">{world}</span>
              )}
              <span className="block text-sm text-muted">{description}</span>
            </span>
          </Choice>
        ))}
      </ChoiceGroup>
    </>
  )
}
