import type { Format, FormatTake } from '@pencil-quest/content/types'

/** What the child mostly does in a lesson, and what else. */
export function modalityOf({ modality }: Format, take: FormatTake): Format['modality'] {
  const { primary, secondary } = modality
  if (!take.modality || take.modality === primary) return modality
  return { primary: take.modality, secondary: [primary, ...secondary].filter((other) => other !== take.modality) }
}
