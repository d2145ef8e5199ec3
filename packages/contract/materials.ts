/** The fixed vocabulary of the plan view's chips. Source: specification 1, section 2. */
export const materialsVocabulary = [
  'markers',
  'crayons',
  'pencils',
  'pens',
  'paper',
  'cardboard',
  'scissors',
  'glue',
  'tape',
  'paint',
  'brushes',
  'clay',
  'rocks',
  'sticks',
  'leaves',
  'flowers',
  'seeds',
  'cotton balls',
  'string',
  'yarn',
  'fabric',
  'magazines',
  'newspapers',
  'construction paper',
  'poster board',
  'index cards',
  'measuring tape',
  'ruler',
  'calculator',
  'magnifying glass',
  'containers',
  'bottles',
  'jars',
  'cups',
  'bowls',
  'aluminum foil',
  'plastic wrap',
  'rubber bands',
  'paper clips',
  'stapler',
  'hole punch',
  'colored pencils',
  'watercolors',
  'playdough',
  'modeling clay',
  'pipe cleaners',
  'popsicle sticks',
  'craft sticks',
  'wooden blocks',
  'legos',
  'building blocks',
] as const

/** What most households have beside that; printed on the materials page, without a chip. */
export const householdMaterials = [
  'dice',
  'playing cards',
  'coins',
  'dry beans',
  'pasta',
  'buttons',
  'spoons',
  'towel',
  'pillow',
  'blanket',
  'socks',
  'books',
  'mirror',
  'flashlight',
  'water',
  'ice',
  'salt',
  'flour',
  'kitchen timer',
  'tray',
  'sponge',
  'straws',
  'paper plates',
  'envelopes',
  'stickers',
  'chalk',
  'ball',
  'laundry basket',
  'cardboard tubes',
  'egg carton',
  'clothespins',
] as const

const staysPlural = new Set(['scissors', 'watercolors'])

/** Longest first, so that "construction paper" is not also "paper". */
const finder = new RegExp(
  `(?<![\\w-])(?:${[...materialsVocabulary].sort((a, b) => b.length - a.length).join('|')})(?![\\w-])`,
  'gi',
)

/** Vocabulary entries that stand in the text as whole words, longest match first, in order of appearance. */
export function materialsIn(text: string): string[] {
  return [...new Set([...text.matchAll(finder)].map(([match]) => match.toLowerCase()))]
}

function singular(name: string): string {
  if (staysPlural.has(name)) return name
  if (name === 'leaves') return 'leaf'
  if (name === 'brushes') return 'brush'
  if (name.endsWith('ss')) return name
  return name.endsWith('s') ? name.slice(0, -1) : name
}

/** The plan view's chips: singular, capitalised, distinct, sorted. */
export function materialChips(texts: Iterable<string>): string[] {
  const found = new Set<string>()
  for (const text of texts) for (const name of materialsIn(text)) found.add(singular(name))
  return [...found].map((name) => name.charAt(0).toUpperCase() + name.slice(1)).sort()
}
