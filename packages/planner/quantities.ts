import type { Prompt } from '@pencil-quest/content/types'
import type { Material } from '@pencil-quest/contract/plan-document'

/** `{questions}`, `{questions*2+1}`, `{largest+4}`. */
const slot = /\{(questions|largest)(?:\*(\d+))?(?:\+(\d+))?\}/g

/** A lesson's amounts as numbers: of its questions, and of the largest whole number among their answers. */
export function counted(materials: readonly Material[], prompts: readonly Prompt[]): Material[] {
  const answers = prompts.map(({ answer }) => Number(answer)).filter(Number.isInteger)
  const values: Record<string, number> = { questions: prompts.length, largest: Math.max(0, ...answers) }
  return materials.map((material) => ({
    ...material,
    quantity: material.quantity.replaceAll(slot, (_, of: string, times = '1', more = '0') =>
      String((values[of] ?? 0) * Number(times) + Number(more)),
    ),
  }))
}
