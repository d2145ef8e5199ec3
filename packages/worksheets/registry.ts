import type { SheetKind } from '@pencil-quest/contract/sheets'
import type { KindDefinition } from './kind.ts'
import { barGraph } from './kinds/bar-graph/index.ts'
import { classificationKey } from './kinds/classification-key/index.ts'
import { fixTheSentence } from './kinds/fix-the-sentence/index.ts'
import { gridMap } from './kinds/grid-map/index.ts'
import { handwriting } from './kinds/handwriting/index.ts'
import { numberPractice } from './kinds/number-practice/index.ts'
import { organizer } from './kinds/organizer/index.ts'
import { passageQuestions } from './kinds/passage-questions/index.ts'
import { sortGroups } from './kinds/sort-groups/index.ts'
import { symmetryGrid } from './kinds/symmetry-grid/index.ts'
import { timeline } from './kinds/timeline/index.ts'
import { wordProblems } from './kinds/word-problems/index.ts'

/** Every kind of worksheet. Adding one is a folder and a line here. */
export const kinds = {
  'number-practice': numberPractice,
  'word-problems': wordProblems,
  'bar-graph': barGraph,
  'passage-questions': passageQuestions,
  'sort-groups': sortGroups,
  'classification-key': classificationKey,
  handwriting,
  'fix-the-sentence': fixTheSentence,
  organizer,
  'symmetry-grid': symmetryGrid,
  'grid-map': gridMap,
  timeline,
} satisfies { [Kind in SheetKind]: AnyView<Kind> }

/** A kind with whatever view it has: what goes out of `generate` goes into `solve`. */
type AnyView<Kind extends SheetKind> = Omit<KindDefinition<Kind, unknown>, 'solve'> & {
  solve(view: never): (string | null)[]
}
