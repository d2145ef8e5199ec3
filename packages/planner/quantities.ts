import type { Format, FormatTake, Prompt, Skill } from '@pencil-quest/content/types'
import type { Material } from '@pencil-quest/contract/plan-document'

interface Lesson {
  format: Format
  take: FormatTake
  skill: Skill
  prompts: readonly Prompt[]
}

/** What a lesson needs: the things of its way of working and the tools of its skill, of a thing of both the more. */
export function materialsOf({ format, take, skill: { tools = [] }, prompts }: Lesson): Material[] {
  const own = counted(take.materials ?? format.materials, prompts).map((material) => {
    const tool = tools.find(({ name }) => name === material.name)
    return tool && countOf(tool) > countOf(material) ? { ...material, quantity: tool.quantity } : material
  })
  return [...own, ...tools.filter((tool) => !own.some(({ name }) => name === tool.name))]
}

function countOf({ quantity }: Material): number {
  return Number(/^\d+/.exec(quantity)?.[0] ?? 0)
}

/** `{questions}`, `{questions*2+1}`, `{largest+4}`. */
const slot = /\{(questions|largest)(?:\*(\d+))?(?:\+(\d+))?\}/g

/** A lesson's amounts as numbers: of its questions, and of the largest whole number among their answers. */
function counted(materials: readonly Material[], prompts: readonly Prompt[]): Material[] {
  const answers = prompts.map(({ answer }) => Number(answer)).filter(Number.isInteger)
  const values: Record<string, number> = { questions: prompts.length, largest: Math.max(0, ...answers) }
  return materials.map((material) => ({
    ...material,
    quantity: material.quantity.replaceAll(slot, (_, of: string, times = '1', more = '0') =>
      String((values[of] ?? 0) * Number(times) + Number(more)),
    ),
  }))
}
