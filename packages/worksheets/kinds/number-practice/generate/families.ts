import type { NumberTask, SheetSetting } from '@pencil-quest/contract/sheets'
import { add } from './add.ts'
import { compare } from './compare.ts'
import { compareFractions } from './compare-fractions.ts'
import { count } from './count.ts'
import { divide } from './divide.ts'
import type { Family } from './family.ts'
import { measure } from './measure.ts'
import { multiply } from './multiply.ts'
import { multiplyFractions } from './multiply-fractions.ts'
import { nameFraction } from './name-fraction.ts'
import { placeValue } from './place-value.ts'
import { round } from './round.ts'
import { roundToCheck } from './round-to-check.ts'
import { sequence } from './sequence.ts'
import { subtract } from './subtract.ts'
import { sumDecimals } from './sum-decimals.ts'
import { sumFractions } from './sum-fractions.ts'
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
    'write-expression': 'Words to Numbers',
    'name-fraction': 'Naming Fractions',
    'compare-fractions': 'Comparing Fractions',
    'multiply-fractions': 'Multiplying Fractions',
    'add-fractions': 'Adding Fractions',
    'subtract-fractions': 'Subtracting Fractions',
    'add-decimals': 'Adding Decimals',
    'subtract-decimals': 'Subtracting Decimals',
    area: 'Area',
    perimeter: 'Perimeter',
    volume: 'Volume',
  }
  return names[task.do]
}
