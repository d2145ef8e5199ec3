import { type Exact, exact, multiply, readExact } from '../../../numbers/solving.ts'
import type { Amount, Fact } from './facts.ts'

/** A number, and one that may be kept back. */
const N = String.raw`(\d+(?:\.\d+)?(?:\/\d+)?)`
const Q = String.raw`(\d+(?:\.\d+)?(?:\/\d+)?|some)`
/** A name or place, which none of the words that open a sentence begins. */
const W = String.raw`((?!(?:Now|So|In|Then|After|At|Each|Every|On|One|That|There|They|The rest)\b)[^\d]+?)`
/** What is counted. */
const T = String.raw`((?!(?:more|fewer|of|times)\b)(?:(?! and )[^\d])+?)`

type Reading = (groups: string[], before: Fact[]) => Fact[]

const none: Fact[] = []

function known(text = ''): Exact {
  return readExact(text) ?? exact(0n)
}

function amount(text = ''): Amount {
  return text === 'some' ? 'some' : known(text)
}

function pile(owner: string, value: Amount, noun = ''): Fact {
  return { is: 'pile', owner: owner.toLowerCase(), amount: value, noun }
}

function product(owner: string, count = '', each = ''): Fact {
  return pile(owner, multiply(known(count), known(each)))
}

function lastOwner(before: Fact[]): string {
  return before.flatMap((fact) => (fact.is === 'pile' ? [fact.owner] : [])).at(-1) ?? ''
}

/** One noun of many: boxes, shelves, days. */
export function singular(noun: string): string {
  if (noun.endsWith('shelves')) return 'shelf'
  return /(x|sh|ch|ss)es$/.test(noun) ? noun.slice(0, -2) : noun.replace(/s$/, '')
}

/** Ways to say that somebody holds, gets or loses something, or how things are grouped. */
const readings: [pattern: string, reading: Reading][] = [
  // Holding.
  [`${W} has ${Q} ${T}`, ([who = '', n, noun]) => [pile(who, amount(n), noun)]],
  [`So far ${W} has ${N} ${T}`, ([who = '', n]) => [pile(who, known(n))]],
  [`In the morning ${W} has ${N} ${T}`, ([who = '', n]) => [pile(who, known(n))]],
  [`There (?:are|is) ${N} ${T} at ${W}`, ([n, noun, place = '']) => [pile(place, known(n), noun)]],
  [`Some ${T} are at ${W}`, ([noun, place = '']) => [pile(place, 'some', noun)]],
  [`(?:At ${W} )?${W} (?:finds|counts|collects) ${N} ${T}`, ([, who = '', n]) => [pile(who, known(n))]],
  [`${W} wants to carry ${N} ${T}`, ([who = '', n]) => [pile(who, known(n))]],
  [`${W} carries (?:only )?${N} ${T}`, ([who = '', n]) => [pile(who, known(n))]],
  [`${W} starts the day with ${N} ${T}`, ([who = '', n]) => [pile(who, known(n))]],
  [`(One ${W}|The (?:big|small) ${W}) holds ${N} ${T}`, ([what = '', , , n]) => [pile(what, known(n))]],
  [
    `(?:There (?:are|is)|${W} packs) ${N} ${T} in one ${W} and ${N} ${T} in another ${W}`,
    ([, first, , , second]) => [pile('one', known(first)), pile('another', known(second))],
  ],
  [
    `At ${W} ${N} ${T} (?:are|is) big and ${N} ${T} (?:are|is) small`,
    ([, first, , second]) => [pile('big', known(first)), pile('small', known(second))],
  ],
  // More comes.
  [`${W} gives ${W} ${Q} more`, ([, , n]) => [{ is: 'gain', amount: amount(n) }]],
  [`(?:Then )?${W} brings ${Q} more`, ([, n]) => [{ is: 'gain', amount: amount(n) }]],
  [`After lunch ${W} finds ${N} more`, ([, n]) => [{ is: 'gain', amount: amount(n) }]],
  [`${W} puts ${N} more next to them`, ([, n]) => [{ is: 'gain', amount: amount(n) }]],
  [`${W} puts ${N} ${T} into a ${W}`, ([, n]) => [{ is: 'gain', amount: amount(n) }]],
  [`${W} finds ${N} ${T} and puts them with the others`, ([, n]) => [{ is: 'gain', amount: amount(n) }]],
  // Some goes.
  [`${W} gives (\\d+|some) of them to ${W}`, ([, n]) => [{ is: 'loss', amount: amount(n) }]],
  [`(?:Then )?${W} takes (\\d+|some) of them (?:away|out)`, ([, n]) => [{ is: 'loss', amount: amount(n) }]],
  [`(?:On the way home |Then )?${W} (?:loses|uses) ${N} of them`, ([, n]) => [{ is: 'loss', amount: amount(n) }]],
  [`${W} takes ${N} ${T} out of a ${W}`, ([, n]) => [{ is: 'loss', amount: amount(n) }]],
  [`At ${W} ${W} gives away ${N} ${T}`, ([, , n]) => [{ is: 'loss', amount: amount(n) }]],
  [
    `${W} uses ${N} of them and gives ${W} half of the rest`,
    ([, n]) => [
      { is: 'loss', amount: known(n) },
      { is: 'portion', of: exact(1n, 2n) },
    ],
  ],
  // How it stands later.
  [`Now (?:${W} has|there are|there is|the ${W} holds) ${N} ${T}`, ([, , n]) => [{ is: 'later', amount: known(n) }]],
  [`In the evening ${W} has ${N} ${T}`, ([, n]) => [{ is: 'later', amount: known(n) }]],
  [`${W} ends the day with only ${N} ${T}`, ([, n]) => [{ is: 'later', amount: known(n) }]],
  [`${W} needs ${N} ${T}`, ([, n]) => [{ is: 'later', amount: known(n) }]],
  [`That (?:makes|leaves) ${N} ${T}(?: in all)?`, ([n]) => [{ is: 'later', amount: known(n) }]],
  [`The ${W} still holds ${N} ${T}`, ([, n]) => [{ is: 'later', amount: known(n) }]],
  // A whole and its parts.
  [`${W} and ${W} have ${N} ${T} in all`, ([, , n]) => [{ is: 'whole', amount: known(n) }]],
  [`${W} packs ${N} ${T} into two ${W}`, ([, n]) => [{ is: 'whole', amount: known(n) }]],
  [`${W} has ${N} of them`, ([, n]) => [{ is: 'part', amount: known(n) }]],
  [`(\\d+) of them (?:are|is) big`, ([n]) => [{ is: 'part', amount: known(n) }]],
  [`${W} puts ${N} of them into the first ${W}`, ([, n]) => [{ is: 'part', amount: known(n) }]],
  ['The rest are small', () => none],
  [
    `Of ${N} ${T} ${W} carries ${N} and ${W} carries all the others`,
    ([all, , , n]) => [
      { is: 'whole', amount: known(all) },
      { is: 'part', amount: known(n) },
    ],
  ],
  // Side by side.
  [`${W} (?:has|finds) ${N} (more|fewer) (?:${T} )?than ${W}`, ([a = '', n, way, , b = '']) => [apart(way, a, b, n)]],
  [`That is ${N} (more|fewer) than ${W} finds`, ([n, way, b = ''], before) => [apart(way, lastOwner(before), b, n)]],
  [
    `(The (?:big|small) ${W}) holds ${N} (more|fewer)`,
    ([a = '', , n, way], before) => [apart(way, a, lastOwner(before), n)],
  ],
  [`${W} has ${N} times as many`, ([a = '', n], before) => [apart('times', a, lastOwner(before), n)]],
  [`${W} has ${N} times as many ${T} as ${W}`, ([a = '', n, , b = '']) => [apart('times', a, b, n)]],
  [`(The big ${W}) holds ${N} times as many`, ([a = '', , n], before) => [apart('times', a, lastOwner(before), n)]],
  [`That is ${N} times as many as ${W} finds`, ([n, b = ''], before) => [apart('times', lastOwner(before), b, n)]],
  // Equal groups.
  [`(?:Each|Every) (box|bag|basket|tray) holds ${N} ${T}`, ([per = '', n]) => [each(per, n)]],
  [`Each (shelf)(?: at ${W})? holds ${N} ${T}`, ([per = '', , n]) => [each(per, n)]],
  [`Each row has ${N} ${T}`, ([n]) => [each('row', n)]],
  [`There (?:are|is) ${N} ${T} in each row`, ([n]) => [each('row', n)]],
  [`${W} puts ${N} ${T} in each (box|bag|basket|tray)`, ([, n, , per = '']) => [each(per, n)]],
  [`Every day ${W} finds ${N} ${T}`, ([, n]) => [each('day', n)]],
  [`${W} lays ${T} in ${N} rows`, ([, , n]) => [{ is: 'groups', per: 'row', count: known(n) }]],
  [`At ${W} ${N} rows of ${T} wait`, ([, n]) => [{ is: 'groups', per: 'row', count: known(n) }]],
  [`${W} puts ${N} ${T} in each of ${N} ${T}`, ([who = '', n, , k]) => [product(who, k, n)]],
  [`There are ${N} shelves at ${W} with ${N} ${T} on each shelf`, ([k, place = '', n]) => [product(place, k, n)]],
  [`${W} makes an array of ${T} with ${N} rows and ${N} columns`, ([who = '', , k, n]) => [product(who, k, n)]],
  [`One shelf has ${N} rows with ${N} spaces in each row`, ([k, n]) => [product('shelf', k, n)]],
  [`${W} puts one ${T} in every space`, () => none],
  [`Every day for ${N} days ${W} finds ${N} ${T}`, ([k, who = '', n]) => [product(who, k, n)]],
  [`Each of ${N} friends brings ${N} ${T}`, ([k, n]) => [product('friends', k, n)]],
  [
    `${W} fills ${N} ${T} with ${N} ${T} each and ${N} ${T} with ${N} ${T} each`,
    ([who = '', k, , n, , j, , m]) => [product(who, k, n), product('bins', j, m)],
  ],
  // Sharing out.
  [`${W} shares ${N} ${T} equally among ${N} friends`, ([who = '', n, , k]) => [pile(who, known(n)), shared(k)]],
  [`They share all of them equally among ${N} friends`, ([k]) => [shared(k)]],
  [`${N} ${T} go into ${N} ${T}`, ([n, , k]) => [pile('all', known(n)), shared(k)]],
  [`Every ${W} gets the same number`, () => none],
  [`The rest go equally into ${N} ${T}`, ([k]) => [shared(k)]],
  [`${W} sets ${N} ${T} in ${N} equal rows`, ([who = '', n, , k]) => [pile(who, known(n)), shared(k)]],
  [`${N} friends find ${N} ${T} together and split them fairly`, ([k, n]) => [pile('friends', known(n)), shared(k)]],
  [
    `(?:${W} packs )?${N} ${T} (?:are packed )?in ${T} of ${N}`,
    ([, n, , per = '', m]) => [pile('all', known(n)), each(singular(per), m)],
  ],
  [
    `${W} gives ${N} ${T} to each friend until all ${N} ${T} are gone`,
    ([, n, , all]) => [pile('all', known(all)), each('friend', n)],
  ],
  // Parts of one, and measures.
  [`(\\d+\\/\\d+) of them are striped`, ([f]) => [{ is: 'portion', of: known(f) }]],
  [`${W} carries (\\d+\\/\\d+) of them home`, ([, f]) => [{ is: 'portion', of: known(f) }]],
  [
    `${W} finds ${N} ${T} and gives (\\d+\\/\\d+) of them to ${W}`,
    ([who = '', n, , f]) => [pile(who, known(n)), { is: 'portion', of: known(f) }],
  ],
  [
    `(\\d+\\/\\d+) of the ${N} ${T} at ${W} are small`,
    ([f, n, , place = '']) => [pile(place, known(n)), { is: 'portion', of: known(f) }],
  ],
  [
    `${W} (?:walks|rides) ${N} (miles?) before lunch and ${N} miles? after lunch`,
    ([who = '', a, noun, b]) => [pile(who, known(a), noun), pile('after lunch', known(b), noun)],
  ],
  [
    `${W} pours ${N} (cup|liters) of water into a (?:pot|tank) at ${W}`,
    ([, n, noun]) => [pile('water', known(n), noun)],
  ],
  [`A trail at ${W} is ${N} (miles?) long`, ([, n, noun]) => [pile('trail', known(n), noun)]],
  [`${W} has walked ${N} miles? of it`, ([, n]) => [{ is: 'loss', amount: known(n) }]],
  [`A (?:pot|tank) at ${W} holds ${N} (cup|liters) of water`, ([, n, noun]) => [pile('water', known(n), noun)]],
  [`${W} pours out ${N} (?:cup|liters)`, ([, n]) => [{ is: 'loss', amount: known(n) }]],
  [`${W} cuts off ${N} (?:yard|meters)`, ([, n]) => [{ is: 'loss', amount: known(n) }]],
  [`${W} (?:walks|rides) ${N} (miles?)`, ([who = '', n, noun]) => [pile(who, known(n), noun)]],
  [`${N} of a sign at ${W} is painted`, ([f]) => [pile('sign', known(f), 'of the sign')]],
  [`${N} of that part is (?:blue|beans)`, ([g]) => [{ is: 'portion', of: known(g) }]],
  [
    `${W} has ${N} (yard) of ribbon and uses ${N} of it`,
    ([who = '', f, noun, g]) => [pile(who, known(f), noun), { is: 'portion', of: known(g) }],
  ],
  [`${W} (?:plants|brings) ${N} of a (?:garden|melon)`, ([who = '', f]) => [pile(who, known(f), 'of it')]],
  [`${W} eats ${N} of that`, ([, g]) => [{ is: 'portion', of: known(g) }]],
  [`${W} pours in ${N} (?:cup|liters)`, ([, n]) => [{ is: 'gain', amount: known(n) }]],
  [`${W} paints ${N} (of) (?:a|the) sign`, ([who = '', n]) => [pile(who, known(n), 'of the sign')]],
  [`One (?:ribbon|rope) is ${N} (yard|meters) long`, ([n, noun]) => [pile('length', known(n), noun)]],
  [`${W} ties on another ${N} (?:yard|meters)`, ([, n]) => [{ is: 'gain', amount: known(n) }]],
  [`(One|Another) ${W} weighs ${N} (kilograms)`, ([which = '', , n, noun]) => [pile(which, known(n), noun)]],
]

function apart(way = '', a = '', b = '', n = ''): Fact {
  const is = way === 'fewer' || way === 'times' ? way : 'more'
  return { is, owner: a.toLowerCase(), other: b.toLowerCase(), by: known(n) }
}

function each(per: string, n = ''): Fact {
  return { is: 'each', per, amount: known(n) }
}

function shared(k = ''): Fact {
  return { is: 'shared', among: known(k) }
}

const compiled = readings.map(([pattern, reading]) => [new RegExp(`^${pattern}$`), reading] as const)

/** What one sentence says; null where no reading fits, or readings that say different things do. */
export function readSentence(sentence: string, before: Fact[]): Fact[] | null {
  const plain = sentence.replace(/\.$/, '').replace(/,/g, '')
  const found = new Map<string, Fact[]>()
  for (const [pattern, reading] of compiled) {
    const match = pattern.exec(plain)
    if (!match) continue
    const facts = reading(match.slice(1), before)
    found.set(
      JSON.stringify(facts, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
      facts,
    )
  }
  return found.size === 1 ? ([...found.values()][0] ?? null) : null
}
