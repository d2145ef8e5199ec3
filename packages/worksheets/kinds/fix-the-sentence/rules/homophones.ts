import { describing, isIng, movers, possessives, pronouns, type Surroundings, senders, words } from './word-groups.ts'

/** Words that sound alike, each with the surroundings that call for it alone. */
export type HomophoneGroup = Record<string, (around: Surroundings) => boolean>

const modal = words('can could will would should may might must to please')
const determiner = words('a an the this that these those my your his her its our their some every each')
const being = words("is are was were isn't aren't")
/** Whoever may do something. */
const doer = (a: Surroundings) => pronouns.has(a.before) || a.names.has(a.before) || a.before === 'who'
const may = (a: Surroundings) => modal.has(a.before) || a.before === 'not' || a.before.endsWith("n't")
const pluralSoon = (a: Surroundings) => /[^su]s$/.test(a.after) || /[^su]s$/.test(a.afterNext)
const opens = (a: Surroundings) => determiner.has(a.after) || a.names.has(a.after)
const nounFollows = (a: Surroundings) => a.after !== '' && !describing.has(a.after) && !isIng(a.after)
const placing = words('by at in on near with until for')
const pointing = words('over in out up down go went stood sit sat is are was were you me it him us them')
const stateFollows = (a: Surroundings) =>
  isIng(a.after) || describing.has(a.after) || words('a an the not so very too here in on at').has(a.after)
/** "Their boat is red": what follows the pair has its own verb. */
const ownVerb = (a: Surroundings) => being.has(a.afterNext) || words('has have can will').has(a.afterNext)
const owned = (a: Surroundings) =>
  nounFollows(a) && !stateFollows(a) && !being.has(a.after) && (a.isStart ? ownVerb(a) : a.before !== '')

export const homophoneGroups: HomophoneGroup[] = [
  {
    there: (a) => being.has(a.after) || (pointing.has(a.before) && (a.after === '' || placing.has(a.after))),
    "they're": (a) => !being.has(a.after) && stateFollows(a) && !ownVerb(a) && !movers.has(a.before),
    their: (a) => owned(a) && !movers.has(a.before) && !pointing.has(a.before),
  },
  {
    "it's": (a) => stateFollows(a) || words('time been raining').has(a.after),
    its: (a) => owned(a) && a.after !== 'time' && a.after !== 'been',
  },
  {
    "you're": (a) => stateFollows(a) || a.after === 'welcome',
    your: (a) => owned(a) && a.after !== 'welcome',
  },
  {
    two: (a) => (pluralSoon(a) && !movers.has(a.before) && !senders.has(a.before)) || a.before === 'the',
    too: (a) =>
      (a.after === '' && !a.isStart) ||
      a.after === 'many' ||
      a.after === 'much' ||
      (being.has(a.before) && describing.has(a.after)),
    to: (a) =>
      (movers.has(a.before) || senders.has(a.before)) && (opens(a) || pronouns.has(a.after) || a.after === 'school'),
  },
  {
    hear: (a) => may(a) || (pronouns.has(a.before) && opens(a)),
    here: (a) => being.has(a.after) || words('come comes came sit sat stay stand is are was were').has(a.before),
  },
  {
    sea: (a) => determiner.has(a.before) || words('deep blue stormy open calm').has(a.before),
    see: (a) => doer(a) || (may(a) && a.before !== 'to') || (a.before === 'to' && opens(a)),
  },
  {
    know: (a) => doer(a) || may(a),
    no: (a) => words('is are was were has have had there with say says said').has(a.before),
  },
  {
    knew: (a) => doer(a) && !being.has(a.before),
    new: (a) => determiner.has(a.before) || being.has(a.before),
  },
  {
    write: (a) => may(a) || (pronouns.has(a.before) && opens(a)) || a.before === "let's",
    right: (a) => determiner.has(a.before) || words('turn turned turns all').has(a.before),
  },
  {
    buy: (a) => may(a) || (pronouns.has(a.before) && opens(a)),
    by: (a) =>
      opens(a) && words('sat sit sits stood stand stands is are was were ran walked made lives live').has(a.before),
  },
  {
    won: (a) => doer(a) && opens(a),
    one: (a) => words('the this that only has have had is just').has(a.before) || a.after === 'of',
  },
  {
    four: (a) =>
      pluralSoon(a) &&
      !opens(a) &&
      words('has have had the are were found saw see packed counted with need got took made').has(a.before),
    for: (a) => (opens(a) || words('me you him us them').has(a.after)) && a.before !== 'the',
  },
  {
    ate: (a) => doer(a) && (opens(a) || a.after === 'all' || possessives.has(a.after)),
    eight: (a) =>
      pluralSoon(a) &&
      !opens(a) &&
      words('has have had the are were found saw see packed counted with need').has(a.before),
  },
  {
    blew: (a) => opens(a) || words('out away up hard across').has(a.after),
    blue: (a) => determiner.has(a.before) || (being.has(a.before) && (a.after === '' || a.after === 'and')),
  },
  {
    hour: (a) => words('an one each every half per this').has(a.before),
    our: (a) => (a.isStart && ownVerb(a)) || words('in on with to at for is are was were see like love').has(a.before),
  },
  {
    threw: (a) => doer(a) && !movers.has(a.before),
    through: (a) => movers.has(a.before) && opens(a),
  },
  {
    week: (a) => words('this last next a one each every').has(a.before) && a.after !== 'and',
    weak: (a) => words('too very is are was were felt so').has(a.before),
  },
  {
    meet: (a) => may(a) || (pronouns.has(a.before) && (opens(a) || a.after === 'at')),
    meat: (a) => words('the some eat eats ate cooked raw').has(a.before),
  },
  {
    piece: (a) => a.after === 'of' || words('a this one each every another').has(a.before),
    peace: (a) => words('in at make made').has(a.before) && a.after === '',
  },
  {
    bee: (a) => words('a the one busy this that').has(a.before),
    be: (a) => may(a),
  },
]
