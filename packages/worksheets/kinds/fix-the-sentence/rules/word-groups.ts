/** A word's neighbours, lower case; empty where there is none or a mark stands between. */
export interface Surroundings {
  before: string
  after: string
  afterNext: string
  /** First of its sentence. */
  isStart: boolean
  names: ReadonlySet<string>
}

export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

export const pronouns = words('i you he she it we they')
export const possessives = words('my your his her its our their')
export const describing = words(
  `ready late happy sad hungry sleepy tired cold hot warm wet dry dark loud quiet big small tall old new fast slow brave
  kind funny lost safe sure glad proud scared heavy light hard easy early full empty strong long short red green bright`,
)
export const movers = words(
  `go goes went walk walks walked run runs ran fly flies flew swim swims swam ride rides rode sail sails sailed climb
  climbs climbed crawl crawls crawled race races raced hurry hurries hurried look looks looked drive drives drove row
  rows rowed move moves moved come comes came travel travels traveled march marches marched`,
)
/** Verbs that give or say to somebody, and words that come between. */
export const senders = words(
  'gave give gives sent send sends talk talks talked listen listens listened back next up down',
)

const otherIng = words('thing bring swing sting cling fling string spring morning evening something nothing anything')

export function isIng(word: string): boolean {
  return word.length > 4 && word.endsWith('ing') && !otherIng.has(word)
}
