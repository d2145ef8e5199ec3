import { promptVariables } from '@pencil-quest/contract/admin/prompt-choices'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'

export function VariableList() {
  return (
    <details className="rounded-2xl border-2 border-edge px-4">
      <summary className="min-h-12 py-3 font-bold">{words.screen.variables}</summary>
      <dl className="grid gap-x-6 gap-y-2 pb-4 text-sm sm:grid-cols-[auto_1fr]">
        {promptVariables.map((name) => (
          <div key={name} className="contents">
            <dt className="font-mono font-bold">{`{{${name}}}`}</dt>
            <dd className="text-muted">{words.variables[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
