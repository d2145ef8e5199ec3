import { sortByFacts } from '../../science/sets/sort-by-facts.ts'

export const threeBranches = sortByFacts('Which branch of the United States government does it belong to?', {
  'legislative branch':
    'Congress, the Senate, the House of Representatives, a senator, writing bills, passing laws, the Capitol building, Speaker of the House',
  'executive branch':
    'the president, the White House, signing bills into law, vetoing bills, carrying out laws, the Cabinet, the secretary of state, commander in chief',
  'judicial branch':
    'the Supreme Court, the chief justice, a federal judge, hearing court cases, explaining what laws mean, district courts, appeals courts, striking down unconstitutional laws',
})

export const priceUpOrDown = sortByFacts('All else stays the same. Which way does it push the price?', {
  'pushes the price up':
    'frost ruins the orange crop, everyone suddenly wants one, most sellers close, drought shrinks the wheat harvest, twice as many buyers, the toy becomes a craze, lumber runs short, only one seller is left',
  'pushes the price down':
    'a record orange harvest, nobody wants it anymore, ten new sellers open, the craze is over, half as many buyers, shops have far too many, a huge wheat harvest, machines double the supply',
})

export const rawOrFinished = sortByFacts('Is it a raw material or a finished product?', {
  'raw material':
    'raw cotton, raw wool, iron ore, logs, crude oil, wheat grain, sugar cane, cacao beans, tree sap, raw silk',
  'finished product':
    'T-shirt, wool sweater, bicycle, dining table, plastic toy, loaf of bread, chocolate bar, rubber boots, silk scarf, steel pan',
})

export const settleOrStayAway = sortByFacts('Long ago, would this draw settlers to a place or keep them away?', {
  'draws settlers':
    'fresh water, rich soil, flat farmland, a calm harbor, a mild climate, plenty of fish, tall forests for lumber, a busy trade route, a river for boats',
  'keeps settlers away':
    'no fresh water, bare rock without soil, bitter cold all year, steep icy slopes, almost no rain, far from any route, salty ground, swarms of locusts, active lava flows',
})
