import type { Format, FormatTake, Prompt, Skill } from '@pencil-quest/content/types'
import type { Material } from '@pencil-quest/contract/plan-document'
import type { Sheet } from '@pencil-quest/contract/sheets'
import { sheetTools } from '../pages/sheet-tools.ts'

interface Lesson {
  format: Format
  take: FormatTake
  skill: Skill
  prompts: readonly Prompt[]
  sheet: Pick<Sheet, 'kind' | 'instructions' | 'view'> | null
}

/** What a lesson needs: the things of its way of working and its tools, of a thing of both the more. */
export function materialsOf({ format, take, skill, prompts, sheet }: Lesson): Material[] {
  const tools = toolsOf({ skill, sheet })
  const own = counted(take.materials ?? format.materials, prompts).map((material) => {
    const tool = tools.find(({ name }) => name === material.name)
    return tool && countOf(tool) > countOf(material) ? { ...material, quantity: tool.quantity } : material
  })
  return [...own, ...tools.filter((tool) => !own.some(({ name }) => name === tool.name))]
}

/** The tools of the skill and of the worksheet; of what both need, those of the worksheet. */
export function toolsOf({ skill: { tools = [] }, sheet }: Pick<Lesson, 'skill' | 'sheet'>): Material[] {
  const ofSheet = sheet ? sheetTools(sheet) : []
  return [...tools.filter((tool) => !ofSheet.some(({ name }) => name === tool.name)), ...ofSheet]
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
