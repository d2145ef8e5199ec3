/** Verbs that children's sentences use, as they stand after "they". */
const plain = `act add ask bake bark bite blow bounce break bring brush build bump buzz call camp care carry catch chase
  check cheer chew clap clean climb close come cook copy count cover crawl cross cry cut dance dig dive draw dream dress
  drink drip drive drop eat explore fall feed feel fetch fill find finish fix flap float fly fold follow forget gather
  get give glow go grab grow guard guess guide hatch hear help hide hit hold hop hope hug hunt hurry invent jump keep
  kick knock know laugh lead leak lean leap learn leave lift light like listen live look lose love make mark march meet
  melt mix move need nest open pack paint pass peck pick plan plant play point pour practice press print pull push put
  race reach read repair rest ride ring rise roar roll row rub run rush sail save say see sell send share shine shout
  show sing sink sit skip sleep slide slip smell smile sniff soar solve sparkle speak spin splash squeak stack stand
  start stay step stir stop study swim swing take talk taste teach tell test think throw tie touch trace track trade
  travel trot try turn twist use visit wait wake walk want wash watch water wave wear whisper win wish work worry wrap
  write yell zoom`.split(/\s+/)

/** What he, she or it does, by what they do. */
export const oneByMany = new Map<string, string>([
  ['are', 'is'],
  ['were', 'was'],
  ['have', 'has'],
  ['do', 'does'],
  ["aren't", "isn't"],
  ["weren't", "wasn't"],
  ["haven't", "hasn't"],
  ["don't", "doesn't"],
  ...plain.map((verb): [string, string] => [verb, thirdPerson(verb)]),
])
export const manyByOne = new Map([...oneByMany].map(([many, one]) => [one, many]))

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}
