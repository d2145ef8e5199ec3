import type { WordProblemType } from '@pencil-quest/contract/sheets'
import { compare } from './compare.ts'
import { groups } from './groups.ts'
import { join } from './join.ts'
import { manySteps } from './many-steps.ts'
import { measures } from './measures.ts'
import { parts } from './parts.ts'
import { separate } from './separate.ts'
import type { StoryTypes } from './story.ts'

export const storyTypes: StoryTypes<WordProblemType> = {
  ...join,
  ...separate,
  ...parts,
  ...compare,
  ...groups,
  ...manySteps,
  ...measures,
}
