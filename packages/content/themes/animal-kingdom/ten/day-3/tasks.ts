import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'reed-pond',
    today: 'The frogs are grumpy and sit all over the reed pond. Noor wants to count them. They hop.',
    problem: 'Only the right numbers keep up with frogs. Each right answer floats out one leaf boat.',
    payoff: "The last leaf boat floats, and every frog has a seat. Mateo's boat sank, very slowly.",
    token: { one: 'leaf boat', many: 'leaf boats', mark: 'leaf' },
  },
  operations: {
    scene: 'ranger-cabin',
    today:
      'Tonight helpers will try out what brings frogs in. Trying makes hungry. So far, all the sandwiches are for Mateo.',
    problem: 'What is packed and what is missing must make enough for all. Each right answer packs one snack bag.',
    payoff: 'The last snack bag is packed, and nobody goes hungry. The cabin frog looks for flies in each.',
    token: { one: 'snack bag', many: 'snack bags', mark: 'bag' },
  },
  fractions: {
    scene: 'owl-barn',
    today:
      'Noor has laid a long test pipe in the owl barn. Mateo crawls in. Olu hoots into one end, and Mateo shoots out.',
    problem: 'The pipe is one whole, marked off in equal parts. Each right answer slips on one pipe ring.',
    payoff: 'The last pipe ring is on, and all the parts are marked. An owl chick wears a spare one.',
    token: { one: 'pipe ring', many: 'pipe rings', mark: 'pipe' },
  },
  patterns: {
    scene: 'bat-hollow',
    today:
      'Even the bat hollow hears how the frogs complain. Croak, croak, peep! The bats fold their wings over their ears.',
    problem: 'The song has a rule, and every frog knows it. Each right answer hangs up one song bell.',
    payoff: 'The last song bell hangs, and all keep in time. Only Mateo croaks too late.',
    token: { one: 'song bell', many: 'song bells', mark: 'bell' },
  },
  measurement: {
    scene: 'fox-den',
    today: 'A frog shows Noor its best leap near the fox den. Four kits leap, too. They all land in one heap.',
    problem: 'Only good measures tell one leap from another. Each right answer plants one leap flag.',
    payoff: 'The last leap flag stands, and every leap is measured. The heap of kits counts as one.',
    token: { one: 'leap flag', many: 'leap flags', mark: 'flag' },
  },
  time: {
    scene: 'night-trail',
    today: 'Mateo watched the frogs on the night trail and took notes. They say: hop, hop, nap, hop.',
    problem: 'With the right times, we know what frogs do. Each right answer stamps one hop ticket.',
    payoff: "The last hop ticket is stamped, and the night is in order. The nap was Mateo's.",
    token: { one: 'hop ticket', many: 'hop tickets', mark: 'ticket' },
  },
  data: {
    scene: 'letter-room',
    today:
      'Where do frogs like it, and where do they turn back? Noor has asked them, and the notes cover the table. All of them say ribbit.',
    problem: 'So many notes must be sorted and counted. Each right answer pins up one frog card.',
    payoff: 'The last frog card is up, and the wall tells a lot. A frog reads it and says ribbit.',
    token: { one: 'frog card', many: 'frog cards', mark: 'card' },
  },
  geometry: {
    scene: 'care-hut',
    today: 'Noor builds a small test tunnel in the care hut. The turtle there has put it on like a coat.',
    problem: 'Every shape and corner of it must be right. Each right answer fits one tunnel tile.',
    payoff: 'The last tunnel tile fits, and the tunnel is done. The turtle will not take it off.',
    token: { one: 'tunnel tile', many: 'tunnel tiles', mark: 'tile' },
  },
  physical: {
    scene: 'beaver-dam',
    today:
      'A hollow log lies by the beaver dam, just like our pipe. Mateo calls hello into it. Something inside calls hello back.',
    problem: 'How do sound, light, heat and water behave in such a tube? Each true finding fills one bark page.',
    payoff: 'The last bark page is full: it was an echo. The beavers read the pages and eat a corner.',
    token: { one: 'bark page', many: 'bark pages', mark: 'page' },
  },
  life: {
    scene: 'oak-wood',
    today: 'Frogs set out for the pond from the oak wood, too. One got up late. It still wears an acorn cap.',
    problem: 'Where do living things live, and what do they need there? Each true finding earns one frog badge.',
    payoff: 'The last frog badge is earned, and the helpers are ready. So is the late frog, cap and all.',
    token: { one: 'frog badge', many: 'frog badges', mark: 'badge' },
  },
  earth: {
    scene: 'lookout-tower',
    today:
      'Frogs travel when the weather suits them. Up on the lookout tower, Mateo holds out a finger. A swallow sits down on it.',
    problem: "We must know land, water and sky on the frogs' way. Each true finding sets one weather arrow.",
    payoff: 'The last weather arrow is set, and Noor knows the best nights. Mateo may move again.',
    token: { one: 'weather arrow', many: 'weather arrows', mark: 'arrow' },
  },
}
