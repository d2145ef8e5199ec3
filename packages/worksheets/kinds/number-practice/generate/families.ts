import type { NumberTask, SheetSetting } from '@pencil-quest/contract/sheets'
import { add } from './add.ts'
import { addNewTen } from './add-new-ten.ts'
import { backToTen, makeTen, startNearTen } from './by-way-of-ten.ts'
import { compare } from './compare.ts'
import { compareFractions } from './compare-fractions.ts'
import { count } from './count.ts'
import { crossOut } from './cross-out.ts'
import { divide } from './divide.ts'
import { evaluateExpression } from './evaluate-expression.ts'
import { factorPairs } from './factor-pairs.ts'
import type { Family } from './family.ts'
import { measure } from './measure.ts'
import { moreAndFewer } from './more-and-fewer.ts'
import { multiply } from './multiply.ts'
import { multiplyFractions } from './multiply-fractions.ts'
import { nameFraction } from './name-fraction.ts'
import { placeValue } from './place-value.ts'
import { round } from './round.ts'
import { roundToCheck } from './round-to-check.ts'
import { rowAndClues } from './row-and-clues.ts'
import { ruleAndClues } from './rule-and-clues.ts'
import { sequence } from './sequence.ts'
import { sidesAndName } from './sides-and-name.ts'
import { startWithBigger } from './start-with-bigger.ts'
import { stepsBack } from './steps-back.ts'
import { storyExpression } from './story-expression.ts'
import { subtract } from './subtract.ts'
import { subtractAndCheck } from './subtract-and-check.ts'
import { sumDecimals } from './sum-decimals.ts'
import { sumFractions } from './sum-fractions.ts'
import { tenAndMore } from './ten-and-more.ts'
import { tensOrOnes } from './tens-or-ones.ts'
import { upOrBack } from './up-or-back.ts'
import { writeExpression } from './write-expression.ts'

export function familyOf(task: NumberTask, setting: SheetSetting): Family {
  switch (task.do) {
    case 'count':
      return count(task, setting)
    case 'add':
      return add(task, setting)
    case 'subtract':
      return subtract(task, setting)
    case 'multiply':
      return multiply(task, setting)
    case 'divide':
      return divide(task, setting)
    case 'sequence':
      return sequence(task, setting)
    case 'compare':
      return compare(task, setting)
    case 'place-value':
      return placeValue(task, setting)
    case 'round':
      return round(task, setting)
    case 'round-to-check':
      return roundToCheck(task, setting)
    case 'write-expression':
      return writeExpression(task, setting)
    case 'story-expression':
      return storyExpression(task, setting)
    case 'evaluate-expression':
      return evaluateExpression(task, setting)
    case 'factor-pairs':
      return factorPairs(task, setting)
    case 'rule-and-clues':
      return ruleAndClues(task, setting)
    case 'add-new-ten':
      return addNewTen(task, setting)
    case 'subtract-and-check':
      return subtractAndCheck(task, setting)
    case 'make-ten':
      return makeTen(task, setting)
    case 'start-near-ten':
      return startNearTen(task, setting)
    case 'start-with-bigger':
      return startWithBigger(task, setting)
    case 'steps-back':
      return stepsBack(task, setting)
    case 'up-or-back':
      return upOrBack(task, setting)
    case 'back-to-ten':
      return backToTen(task, setting)
    case 'tens-or-ones':
      return tensOrOnes(task, setting)
    case 'cross-out':
      return crossOut(task, setting)
    case 'more-and-fewer':
      return moreAndFewer(task, setting)
    case 'ten-and-more':
      return tenAndMore(task, setting)
    case 'sides-and-name':
      return sidesAndName(task, setting)
    case 'row-and-clues':
      return rowAndClues(task, setting)
    case 'multiply-fractions':
      return multiplyFractions(task, setting)
    case 'name-fraction':
      return nameFraction(task, setting)
    case 'compare-fractions':
      return compareFractions(task, setting)
    case 'add-fractions':
    case 'subtract-fractions':
      return sumFractions(task, setting)
    case 'add-decimals':
    case 'subtract-decimals':
      return sumDecimals(task, setting)
    case 'area':
    case 'perimeter':
    case 'area-and-perimeter':
    case 'volume':
      return measure(task, setting)
  }
}

/** What a page of the task is called. */
export function nameOf(task: NumberTask): string {
  if (task.do === 'multiply' && task.form === 'array') return 'Equal Rows'
  const names: Record<NumberTask['do'], string> = {
    count: 'Counting',
    add: 'Adding',
    subtract: 'Subtracting',
    multiply: 'Multiplying',
    divide: 'Dividing',
    sequence: 'Number Patterns',
    compare: 'Comparing Numbers',
    'place-value': 'Place Value',
    round: 'Rounding',
    'round-to-check': 'Rounding to Check',
    'write-expression': 'Expressions',
    'story-expression': 'Expressions',
    'evaluate-expression': 'Expressions',
    'factor-pairs': 'Pairs and Primes',
    'rule-and-clues': 'Rules and Clues',
    'add-new-ten': 'New Tens',
    'subtract-and-check': 'Subtract and Check',
    'make-ten': 'Make a Ten',
    'start-near-ten': 'Start near Ten',
    'start-with-bigger': 'Start with the Bigger',
    'steps-back': 'Steps Back',
    'up-or-back': 'Up or Back',
    'back-to-ten': 'Back to Ten',
    'tens-or-ones': 'Tens or Ones',
    'cross-out': 'Taking Away',
    'more-and-fewer': 'More and Fewer',
    'ten-and-more': 'Ten and More',
    'sides-and-name': 'Sides and Corners',
    'row-and-clues': 'Rules and Clues',
    'name-fraction': 'Naming Fractions',
    'compare-fractions': 'Comparing Fractions',
    'multiply-fractions': 'Multiplying Fractions',
    'add-fractions': 'Adding Fractions',
    'subtract-fractions': 'Subtracting Fractions',
    'add-decimals': 'Adding Decimals',
    'subtract-decimals': 'Subtracting Decimals',
    area: 'Area',
    perimeter: 'Perimeter',
    'area-and-perimeter': 'Inside and Around',
    volume: 'Volume',
  }
  return names[task.do]
}
