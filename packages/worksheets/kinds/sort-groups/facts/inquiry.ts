/** Fair tests and units of measure. Heading as printed, then its words. */
export const inquiry = {
  'keeps the test fair':
    'same gentle release, measuring every ball, recording every result, same drop height, same floor, same measuring tool, same starting line, three tries each',
  'makes the test unfair':
    'changing two things, different drop heights, extra tries for one ball, guessing instead of measuring, hiding a bad result, different floors, skipping one ball, throwing just one ball down',

  length: 'centimeters, feet, inches, kilometers, meters, miles, millimeters, yards',
  time: 'centuries, days, hours, minutes, months, seconds, weeks, years',
  'liquid volume': 'fluid ounces, gallons, liters, milliliters, pints, quarts, tablespoons, teaspoons',
}
