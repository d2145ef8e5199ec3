import { type InterestTag, interestTags } from '@pencil-quest/contract/choices'

const tags = new Set<string>(interestTags)

export interface Interests {
  tags: InterestTag[]
  /** Comma-separated. */
  others: string
}

function isTag(entry: string): entry is InterestTag {
  return tags.has(entry)
}

/** A profile's list, parted into the form's tags and its free text. */
export function partInterests(list: readonly string[]): Interests {
  return { tags: list.filter(isTag), others: list.filter((entry) => !isTag(entry)).join(', ') }
}

/** The form's tags and free text as the one text that is sent. */
export function joinInterests({ tags: chosen, others }: Interests): string {
  const free = others.split(',').map((entry) => entry.trim())
  return [...new Set([...chosen, ...free])].filter(Boolean).join(', ')
}
