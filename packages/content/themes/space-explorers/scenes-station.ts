import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the station is stocked, steered and fed. */
export const stationScenes: Scene[] = [
  {
    id: 'cargo-bay',
    place: 'the cargo bay',
    worldToday:
      'A supply ship came to Marigold Station overnight. Crates drift all over the cargo bay. One of them is wearing a sock.',
    worldAgain:
      'The cargo bay is packed up to the ceiling. A box of springs came open in the night. Now the crates bounce slowly from wall to wall.',
    childRole: 'cargo keeper',
    parentRole: 'Be the voice of the cargo radio: end each thing you say with the word over.',
    token: { one: 'crate tag', many: 'crate tags', mark: 'tag' },
    problem: {
      math: 'Every crate in the cargo bay goes by its numbers. Each right answer brings back one crate tag.',
      reading:
        'The crates lost their tags on the trip. Only close reading helps. Each right answer finds one crate tag.',
      science: 'One of the crates hums, so the crew wants facts. Each true finding earns one crate tag.',
      writing: 'The crates go home to Earth, and words travel along. Each finished task fills one crate tag.',
      art: 'Gray crate, gray crate: who can tell the cargo apart? Each finished task brightens one crate tag.',
      'social-studies': 'One supply ship must serve a whole crew. Each right answer hands out one crate tag.',
    },
    payoff: {
      math: 'The last crate tag is tied on. Even the crate of socks knows its number.',
      reading: 'The last crate tag is back where it belongs. Even the socks know their name.',
      science: 'The last crate tag says safe to open. The hum was only a tin of wind-up toys.',
      writing: 'The last crate tag is full of your words. Somebody on Earth will smile.',
      art: 'The last crate tag is bright. Nobody mixes up the tea and the socks today.',
      'social-studies': 'The last crate tag has its owner, and the crew shares fairly. Even the sock finds a home.',
    },
    strands: {
      number: {
        problem: 'The cargo lockers go by number, and the keys got mixed up. Each right answer finds one locker key.',
        payoff: 'The last locker key turns. The cargo floats in, first locker first.',
        token: { one: 'locker key', many: 'locker keys', mark: 'key' },
      },
      operations: {
        problem: 'With a wrong load, the supply ship would fly crooked. Each right answer fastens one cargo strap.',
        payoff: 'The last cargo strap is tight. The cargo log adds up, and the supply ship flies straight home.',
        token: { one: 'cargo strap', many: 'cargo straps', mark: 'buckle' },
      },
      measurement: {
        problem: 'A new shelf must fit the cargo bay exactly. Each right answer sets one shelf board.',
        payoff: 'The last shelf board slides in without a gap. The first crate moves in.',
        token: { one: 'shelf board', many: 'shelf boards', mark: 'plank' },
      },
      data: {
        problem: 'The cargo chart decides what gets unpacked first. Each right answer earns one unpack ticket.',
        payoff: 'The last unpack ticket is yours. Off come the lids, in just the right order.',
        token: { one: 'unpack ticket', many: 'unpack tickets', mark: 'ticket' },
      },
      physical: {
        problem: 'The new science gear came without a guide. Each true finding fills one guide page.',
        payoff: 'The last guide page is full. Now the whole crew can use the gear well.',
        token: { one: 'guide page', many: 'guide pages', mark: 'page' },
      },
      life: {
        problem: 'A nature camp on Earth asks for facts about living things. Each true finding packs one nature card.',
        payoff: 'The last nature card is in, and the lid clicks shut. The campers will read every one.',
        token: { one: 'nature card', many: 'nature cards', mark: 'card' },
      },
    },
    things: [things.parcel, things.foodPack, things.soupTin, things.juicePack, things.screw, things.lamp],
  },
  {
    id: 'control-deck',
    place: 'the control deck',
    worldToday:
      'All the dials on the control deck point at lunch. {hero} taps one, and it spins. The captain asks for a steady pilot.',
    worldAgain:
      'Every seat on the control deck is upside down. Or perhaps the crew is. A checklist floats by and lands on {hero}.',
    childRole: 'deck pilot',
    parentRole: 'Be the captain beside the pilot: nod slowly after each try.',
    token: { one: 'panel lamp', many: 'panel lamps', mark: 'lamp' },
    problem: {
      math: 'The pilot flies by numbers, but the big panel is dark. Each right answer lights one panel lamp.',
      reading: 'One word read wrong, and the pilot presses the wrong thing. Each right answer lights one panel lamp.',
      science: 'The panel wakes up only for what is true. Each true finding turns one panel lamp green.',
      writing: 'The whole station follows what the pilot writes. Each finished task lights one panel lamp.',
      art: 'Shifts are long and gray on the control deck. Each finished task gives color to one panel lamp.',
      'social-studies':
        'The pilot flies for all the people down on Earth. Each right answer lights one panel lamp for them.',
    },
    payoff: {
      math: 'The last panel lamp comes on. The panel glows gold from end to end.',
      reading: 'The last panel lamp is lit. You press the right thing, and nothing goes boing.',
      science: 'The last panel lamp is green. The crew pins your facts up above it.',
      writing: 'The last panel lamp is lit. The crew reads your words once and nods.',
      art: 'The last panel lamp has its color. The night pilot smiles and sits straighter.',
      'social-studies': 'The last panel lamp shines. Now the crew can tell whom it flies for.',
    },
    strands: {
      number: {
        problem: 'The station holds its course by numbers alone. Each right answer fits one dial knob.',
        payoff: 'The last dial knob clicks into place. Marigold Station glides along its course.',
        token: { one: 'dial knob', many: 'dial knobs', mark: 'wheel' },
      },
      fractions: {
        problem: 'The gauge shows which part of the power is left. Each right answer plugs in one fuel cell.',
        payoff: 'The last fuel cell is in. The gauge shows one whole, and the panel purrs.',
        token: { one: 'fuel cell', many: 'fuel cells', mark: 'battery' },
      },
      patterns: {
        problem: 'The deck bells call the crew by a rule. Each right answer hangs up one deck bell.',
        payoff: 'The last deck bell rings just when it should. The whole crew nods along.',
        token: { one: 'deck bell', many: 'deck bells', mark: 'bell' },
      },
      time: {
        problem: 'Every job on the flight plan has its time. Each right answer pins up one duty card.',
        payoff: 'The last duty card is up, and each job starts on time. For once, so does lunch.',
        token: { one: 'duty card', many: 'duty cards', mark: 'card' },
      },
      earth: {
        problem: 'The flight book must tell pilots about land, weather and sky. Each true finding fills one fact page.',
        payoff: 'The last fact page of the flight book is full. Your facts fly along from today.',
        token: { one: 'fact page', many: 'fact pages', mark: 'page' },
      },
    },
    things: [things.switch, things.flightCard, things.flightBadge, things.headset, things.fuse, things.starMap],
  },
  {
    id: 'sky-garden',
    place: 'the sky garden',
    worldToday:
      'Green sprouts curl toward the pink lamps in the sky garden. There is no up or down here, so they follow the light. A tomato floats by and bumps {hero}.',
    worldAgain:
      'It is watering day in the sky garden. Water will not pour up here, so it comes in bags. One round drop got away and wobbles past the radishes.',
    childRole: 'garden keeper',
    parentRole: 'Be the proudest tomato in the garden: clap softly after each answer.',
    token: { one: 'water bag', many: 'water bags', mark: 'bag' },
    problem: {
      math: 'Too much or too little water is bad for the sprouts. Each right answer hangs up one water bag.',
      reading: 'Only careful readers may look after the sprouts. Each right answer earns one water bag.',
      science: 'Good gardeners look for true facts before they water sprouts. Each true finding brings one water bag.',
      writing: 'Words grow too, says the gardener of the sprouts. Each finished task brings one water bag.',
      art: 'The sprouts show curls, dots and greens to draw from. Each finished task brings one water bag.',
      'social-studies': 'The sky garden is shared work, just like a town. Each right answer carries in one water bag.',
    },
    payoff: {
      math: 'The last water bag is up, and every root drinks. The tomatoes look rounder already.',
      reading: 'The last water bag is hung. The radishes stand up straight to listen.',
      science: 'The last water bag is in place. Even the tomatoes lean in to see your facts.',
      writing: 'The last water bag is hung. {hero} reads your words aloud to the radishes.',
      art: 'The last water bag is up. Your art hangs between the lamps, and the sprouts lean that way.',
      'social-studies': 'The last water bag is in. The crew takes turns with the watering now.',
    },
    strands: {
      operations: {
        problem: 'The garden crew works out what to pick for supper. Each right answer picks one ripe berry.',
        payoff: 'The last ripe berry is picked. You can hear the crew cheer in the galley.',
        token: { one: 'ripe berry', many: 'ripe berries', mark: 'berry' },
      },
      fractions: {
        problem: 'Each garden bed is split into fair parts for the plants. Each right answer sets one bed flag.',
        payoff: 'The last bed flag is up. No sprout has more room than its neighbor.',
        token: { one: 'bed flag', many: 'bed flags', mark: 'flag' },
      },
      patterns: {
        problem: 'The sky garden is planted by a rule, row after row. Each right answer plants one seedling.',
        payoff: 'The last seedling is in, and the rule holds. It looks like a green quilt.',
        token: { one: 'seedling', many: 'seedlings', mark: 'sprout' },
      },
      measurement: {
        problem: 'A frame for the vines must fit the sky garden exactly. Each right answer sets one vine pole.',
        payoff: 'The last vine pole fits. The tomato vines take hold of it at once.',
        token: { one: 'vine pole', many: 'vine poles', mark: 'post' },
      },
      data: {
        problem: 'A chart shows the crew what is worth planting again. Each right answer fills one sprout pot.',
        payoff: 'The last sprout pot is full. The crew plants what the chart says.',
        token: { one: 'sprout pot', many: 'sprout pots', mark: 'sprout' },
      },
      life: {
        problem: 'Far from Earth, living things need extra care. Each true finding writes one care card.',
        payoff: 'The last care card is up. The crew stops to read on the way to lunch.',
        token: { one: 'care card', many: 'care cards', mark: 'card' },
      },
    },
    things: [things.sprout, things.tomato, things.radish, things.pea, things.carrot, things.strawberry],
  },
]
