import type { SheetKind } from '@pencil-quest/contract/sheets'
import type { KindDefinition } from './kind.ts'
import { angles } from './kinds/angles/index.ts'
import { areaModel } from './kinds/area-model/index.ts'
import { balanceScales } from './kinds/balance-scales/index.ts'
import { barGraph } from './kinds/bar-graph/index.ts'
import { cagePuzzle } from './kinds/cage-puzzle/index.ts'
import { classificationKey } from './kinds/classification-key/index.ts'
import { clock } from './kinds/clock/index.ts'
import { colorByNumber } from './kinds/color-by-number/index.ts'
import { coordinates } from './kinds/coordinates/index.ts'
import { crossSums } from './kinds/cross-sums/index.ts'
import { decimalGrid } from './kinds/decimal-grid/index.ts'
import { fixTheSentence } from './kinds/fix-the-sentence/index.ts'
import { fractionShapes } from './kinds/fraction-shapes/index.ts'
import { functionTable } from './kinds/function-table/index.ts'
import { gridMap } from './kinds/grid-map/index.ts'
import { handwriting } from './kinds/handwriting/index.ts'
import { hundredChart } from './kinds/hundred-chart/index.ts'
import { linePlot } from './kinds/line-plot/index.ts'
import { logicGrid } from './kinds/logic-grid/index.ts'
import { longDivision } from './kinds/long-division/index.ts'
import { measuring } from './kinds/measuring/index.ts'
import { money } from './kinds/money/index.ts'
import { nonogram } from './kinds/nonogram/index.ts'
import { numberBond } from './kinds/number-bond/index.ts'
import { numberLine } from './kinds/number-line/index.ts'
import { numberMaze } from './kinds/number-maze/index.ts'
import { numberPractice } from './kinds/number-practice/index.ts'
import { organizer } from './kinds/organizer/index.ts'
import { passageQuestions } from './kinds/passage-questions/index.ts'
import { patterns } from './kinds/patterns/index.ts'
import { placeValueBlocks } from './kinds/place-value-blocks/index.ts'
import { shapes } from './kinds/shapes/index.ts'
import { sortGroups } from './kinds/sort-groups/index.ts'
import { sudoku } from './kinds/sudoku/index.ts'
import { sumShapes } from './kinds/sum-shapes/index.ts'
import { symmetryGrid } from './kinds/symmetry-grid/index.ts'
import { tallyChart } from './kinds/tally-chart/index.ts'
import { timeline } from './kinds/timeline/index.ts'
import { unitSquares } from './kinds/unit-squares/index.ts'
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
  clock,
  money,
  'number-line': numberLine,
  'number-bond': numberBond,
  'hundred-chart': hundredChart,
  'place-value-blocks': placeValueBlocks,
  measuring,
  'fraction-shapes': fractionShapes,
  shapes,
  angles,
  coordinates,
  'unit-squares': unitSquares,
  'tally-chart': tallyChart,
  'line-plot': linePlot,
  patterns,
  'function-table': functionTable,
  'balance-scales': balanceScales,
  'area-model': areaModel,
  'long-division': longDivision,
  'decimal-grid': decimalGrid,
  sudoku,
  'sum-shapes': sumShapes,
  'number-maze': numberMaze,
  nonogram,
  'cage-puzzle': cagePuzzle,
  'logic-grid': logicGrid,
  'cross-sums': crossSums,
  'color-by-number': colorByNumber,
} satisfies { [Kind in SheetKind]: AnyView<Kind> }

/** A kind with whatever view it has: what goes out of `generate` goes into `solve`. */
type AnyView<Kind extends SheetKind> = Omit<KindDefinition<Kind, unknown>, 'solve'> & {
  solve(view: never): (string | null)[]
}
