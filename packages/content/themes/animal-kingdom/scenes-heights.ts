import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the animals live: under open sky and under rock. */
export const heightScenes: Scene[] = [
  {
    id: 'bee-meadow',
    place: 'the bee meadow',
    worldToday:
      'The bee meadow hums from end to end. A honeybee dances to show the others where to find nectar. Mateo tries the dance and falls over.',
    worldAgain:
      'Dew sparkles on the bee meadow. A bumblebee spent the night asleep inside a blossom. Nobody speaks above a whisper until it stretches its wings.',
    childRole: 'meadow scout',
    parentRole: 'Be the queen bee: buzz once for every right answer.',
    token: { one: 'nectar drop', many: 'nectar drops', mark: 'drop' },
    problem: {
      math: 'Bees waste no trip, so meadow scouts work everything out. Each right answer brings home one nectar drop.',
      reading: 'The meadow signs mix up who is who. Read carefully. Each right answer shows a bee to one nectar drop.',
      science: 'A bee looks closely before it moves on. Do the same. Each true finding brings home one nectar drop.',
      writing: 'Bees tell their news with a dance, and you can write. Each part you write wins one nectar drop.',
      art: 'Blossoms call to bees with color and pattern. Each part of your art wins one nectar drop.',
      'social-studies':
        'In the hive each bee has a job, and all share. What do people do? Each right answer wins one nectar drop.',
    },
    payoff: {
      math: 'The last nectar drop is home. The whole hive hums a thank you.',
      reading: 'The last nectar drop is found. The ladybugs are no longer called small red tanks.',
      science: 'The last nectar drop is home. Ten thousand bees hum thank you.',
      writing: 'The last nectar drop is yours, and the meadow buzzes. One bee tries to dance your last word.',
      art: 'The last nectar drop is yours. A bee lands on your art, walks around it and hums.',
      'social-studies': 'The last nectar drop is in the hive. The bees had never heard of weekends.',
    },
    strands: {
      operations: {
        token: { one: 'honey cell', many: 'honey cells', mark: 'cell' },
        problem: 'Winter is long, and the bees must have enough honey. Each right answer fills one honey cell.',
        payoff: 'The last honey cell is full. The bees seal it with wax and look forward to winter.',
      },
      patterns: {
        token: { one: 'pollen pack', many: 'pollen packs', mark: 'bag' },
        problem: 'A bee dance follows a rule that tells the way to food. Each right answer brings in one pollen pack.',
        payoff: 'The last pollen pack is in. Not one bee got lost, and Mateo gets a bow.',
      },
      time: {
        token: { one: 'blossom', many: 'blossoms', mark: 'flower' },
        problem: 'Blossoms open at set hours, and the bees plan by them. Each right answer opens one blossom.',
        payoff: 'The last blossom opens, right on time. The bees hardly know where to start.',
      },
      data: {
        token: { one: 'plant label', many: 'plant labels', mark: 'tag' },
        problem: 'The meadow map and its chart tell rangers what to plant. Each right answer sets one plant label.',
        payoff: 'The last plant label stands. Next year there will be more of what bees like best.',
      },
      geometry: {
        token: { one: 'wax cell', many: 'wax cells', mark: 'cell' },
        problem: 'Bees build with shapes that fit together without a gap. Each right answer adds one wax cell.',
        payoff: 'The last wax cell is built, with no gap anywhere. The bees move straight in.',
      },
      life: {
        token: { one: 'bee plant', many: 'bee plants', mark: 'flower' },
        problem:
          'A bee garden must give living things what they need. Each true fact about living things sets in one bee plant.',
        payoff: 'The last bee plant is in. A bee already waits on the fence.',
      },
      earth: {
        token: { one: 'meadow flag', many: 'meadow flags', mark: 'flag' },
        problem: 'Sun, rain and soil decide how a bee day goes. Each true finding hoists one meadow flag.',
        payoff: 'The last meadow flag is up. That means: all clear, bees!',
      },
    },
    things: [things.daisy, things.clover, things.petal, things.poppy, things.berry, things.seedBag],
  },
  {
    id: 'bat-hollow',
    place: 'the bat hollow',
    worldToday:
      'In the bat hollow, everyone hangs upside down. These bats find their way in the dark with echoes. Mateo tried to hang up a hat and got it wrong.',
    worldAgain:
      'Small chirps fill the bat hollow tonight. Each mother bat knows her own pup by its call. Mateo chirped too, but nobody came.',
    childRole: 'night listener',
    parentRole: 'Be the echo in the hollow: softly repeat the last word of every answer.',
    token: { one: 'bat box', many: 'bat boxes', mark: 'box' },
    problem: {
      math: 'Bats move in only where a box is planned right. Each right answer hangs up one bat box.',
      reading:
        'Someone wrote bat facts upside down on the wall. Read them well. Each right answer hangs up one bat box.',
      science: 'The hollow is full of puzzles about how the world works. Each true finding hangs up one bat box.',
      writing: 'Bats call and wait for the echo. Your words will get one. Each part you write hangs up one bat box.',
      art: 'Dusk turns the bat hollow into light and shadow. Each part of your art hangs up one bat box.',
      'social-studies':
        'A hollow full of bats is like a town with one room. How do people live? Each right answer hangs up one bat box.',
    },
    payoff: {
      math: 'All the bat boxes hang straight. By midnight somebody has moved in.',
      reading: 'The last bat box hangs, and the true facts stay. The one about bat pajamas comes down.',
      science: 'The last bat box hangs. A small bat squeaks, too high for us to hear.',
      writing: 'The last bat box hangs. By dusk there is a note on it, upside down: More!',
      art: 'The last bat box hangs. {hero} turns your art upside down for the bats.',
      'social-studies': 'The last bat box hangs. The bats fly out in turn tonight, without a bump.',
    },
    strands: {
      number: {
        token: { one: 'roost tag', many: 'roost tags', mark: 'tag' },
        problem:
          'Rangers number the roosts in the hollow, so no bat is missed. Each right answer puts up one roost tag.',
        payoff: 'The last roost tag is up, and no bat is missed. Noor claps, but softly.',
      },
      patterns: {
        token: { one: 'call card', many: 'call cards', mark: 'card' },
        problem: 'Each kind of bat calls by a rule that rangers note. Each right answer fills one call card.',
        payoff: 'The last call card is full. Now Noor can tell the bats apart in the dark.',
      },
      time: {
        token: { one: 'flight ticket', many: 'flight tickets', mark: 'ticket' },
        problem: 'Each bat flies out at a set time, or they bump. Each right answer stamps one flight ticket.',
        payoff: 'The last flight ticket is stamped. The hollow is empty, and nobody bumped.',
      },
      data: {
        token: { one: 'sample bag', many: 'sample bags', mark: 'bag' },
        problem: 'Charts of what lies below the bats show how they live. Each right answer labels one sample bag.',
        payoff: 'The last sample bag has its label. Noor hangs the chart upside down, for the bats to read.',
      },
      geometry: {
        token: { one: 'map tile', many: 'map tiles', mark: 'tile' },
        problem: 'Bats dodge every corner and edge, so the map must show them. Each right answer lays one map tile.',
        payoff: 'The last map tile lies. Even the youngest bat takes the sharp turn.',
      },
      physical: {
        token: { one: 'door board', many: 'door boards', mark: 'plank' },
        problem:
          'Bats sleep by day behind a quiet, dark door. Each true finding about how things work sets in one door board.',
        payoff: 'The last door board is in, and nothing squeaks. The bats sleep on.',
      },
      life: {
        token: { one: 'fact sign', many: 'fact signs', mark: 'sign' },
        problem:
          'Wild tales make visitors afraid of the bat hollow. Each true fact about living things puts up one fact sign.',
        payoff: 'The last fact sign is up. The visitors come close, a bat yawns, and they melt.',
      },
    },
    things: [things.acorn, things.twig, things.mothWing, things.pebble, things.pinecone],
  },
  {
    id: 'pika-slope',
    place: 'the pika slope',
    worldToday:
      'High on the pika slope, small round pikas dash between boulders. They gather plants and dry them for winter. One squeaks at {hero} from behind a thistle.',
    worldAgain:
      'A pika calls a sharp eep, and all the others dive. Wind races over the pika slope. It was only {friend} with a very large umbrella.',
    childRole: 'slope scout',
    parentRole: 'Be a busy pika: squeak twice for every right answer.',
    token: { one: 'snow pole', many: 'snow poles', mark: 'post' },
    problem: {
      math: 'Snow will hide the slope, and each pole has its spot. Each right answer sets one snow pole.',
      reading:
        'The slope guide is full of long words and short warnings. Read closely. Each right answer sets one snow pole.',
      science:
        'Scouts on the slope must find out how the world works. Each true finding sets one snow pole along the path.',
      writing: 'Snow will close the slope, with nothing new to read. Each part you write sets one snow pole.',
      art: 'High on the slope you see near things and far things. Each part of your art sets one snow pole.',
      'social-studies':
        'Pikas live up high, and most people live down low. How do they share places? Each right answer sets one snow pole.',
    },
    payoff: {
      math: 'The last snow pole stands. Let it snow, for nobody will lose the path now.',
      reading: 'The last snow pole stands, and we are up. The view is worth every word.',
      science: 'The last snow pole stands. A pika squeaks its approval from the top of it.',
      writing: 'The last snow pole stands. On snowy nights, the rangers read your words aloud.',
      art: 'The last snow pole stands. A pika sits down before your art and forgets to squeak.',
      'social-studies': 'The last snow pole stands. The rangers talk of it all the way down the slope.',
    },
    strands: {
      operations: {
        token: { one: 'hay bundle', many: 'hay bundles', mark: 'hay' },
        problem: 'Each pika must gather enough hay for the whole winter. Each right answer tucks away one hay bundle.',
        payoff: 'The last hay bundle is tucked away. The pikas sit by the door and nibble.',
      },
      fractions: {
        token: { one: 'path flag', many: 'path flags', mark: 'flag' },
        problem: 'The path up the slope is split into equal parts for rests. Each right answer plants one path flag.',
        payoff: 'The last path flag waves at the top. The rangers share the view, and everyone gets all of it.',
      },
      measurement: {
        token: { one: 'grass roll', many: 'grass rolls', mark: 'hay' },
        problem: 'Pika hay must fit the gaps between the boulders. Each right answer pushes in one grass roll.',
        payoff: 'The last grass roll fits. The wind finds nothing to carry off.',
      },
      time: {
        token: { one: 'trail lamp', many: 'trail lamps', mark: 'lamp' },
        problem: 'The scouts go by the clock, to leave the slope before dark. Each right answer lights one trail lamp.',
        payoff: 'The last trail lamp is lit in good time. Behind the scouts, the slope turns gold and then gray.',
      },
      data: {
        token: { one: 'record card', many: 'record cards', mark: 'card' },
        problem: 'Charts of the slope show how well the pikas will winter. Each right answer files one record card.',
        payoff: 'The last record card is filed. A pika nibbles one corner, but only the empty one.',
      },
      earth: {
        token: { one: 'path stone', many: 'path stones', mark: 'stone' },
        problem: 'Land, water and sky decide where the slope is safe. Each true finding sets one path stone.',
        payoff: 'The last path stone lies at the top. Not even fog can hide the path now.',
      },
      life: {
        token: { one: 'picture tile', many: 'picture tiles', mark: 'tile' },
        problem: 'A sign will tell how living things manage on the slope. Each true fact adds one picture tile.',
        payoff: 'The last picture tile is on. A pika sits on top of the sign like a hat.',
      },
    },
    things: [things.blossom, things.pebble, things.thistle, things.berry, things.grassStem],
  },
]
