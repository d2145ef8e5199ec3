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
    problem: {
      math: 'The bees have more to do than hours in the day. Each right answer sends one bee to a full blossom.',
      reading: 'The meadow signs mix up who is who. Read carefully, so that each small creature gets its due.',
      science: 'A bee looks closely at each blossom before it moves on. Do the same with the facts of the day.',
      writing: 'Bees tell their news with a dance, and you can write. Make each word do its work.',
      art: 'Blossoms call to bees with color and pattern. Make art that would stop one in flight.',
      'social-studies': 'In the hive each bee has a job, and all share. Find out how people do it.',
    },
    payoff: {
      math: 'Every bee has found a full blossom. The whole hive hums a thank you.',
      reading: 'Each creature has its sign now. The ladybugs are no longer called small red tanks.',
      science: 'Your finding goes up on the meadow board. Ten thousand bees hum thank you.',
      writing: 'The whole meadow buzzes about it. One bee tries to dance your last word.',
      art: 'A bee lands on it, walks all around and hums. The meadow has a new favorite.',
      'social-studies': 'The bees listen and hum. They had never heard of weekends and may try one.',
    },
    strands: {
      operations: {
        problem: 'The bees need a honey store that lasts all winter. Each right answer seals one cell.',
        payoff: 'The last cell is sealed with wax. The bees can look forward to winter.',
      },
      patterns: {
        problem: 'A bee dance has a rule, and one bee got it wrong. Each right answer mends one step.',
        payoff: 'The dance is mended, wiggle and all. Off fly the bees, and nobody gets lost.',
      },
      time: {
        problem: 'Blossoms in the meadow open at their own hours. Each right answer opens one of them.',
        payoff: 'The whole meadow stands open, right on time. The bees hardly know where to start.',
      },
      data: {
        problem: 'The meadow map shows where most bees go. Each right answer colors one patch.',
        payoff: 'The last patch is colored. Now the rangers see what to plant next year.',
      },
      geometry: {
        problem: 'Bees build with shapes that fit together without a gap. Each right answer adds one cell to the comb.',
        payoff: 'The comb is finished, with no gap anywhere. The bees move straight in.',
      },
      life: {
        problem:
          'The rangers plant a bee garden and want to do it well. Each true fact about living things sows one row.',
        payoff: 'The last row is sown. A bee already waits on the fence.',
      },
      earth: {
        problem: 'Bees plan their day by sun, wind and rain. Each true finding raises the meadow flag a bit.',
        payoff: 'The flag is at the very top. That means: all clear, bees!',
      },
    },
    things: [things.blossom, things.petal, things.seedBag, things.berry],
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
    problem: {
      math: 'More bats are on their way to the hollow. Each right answer hangs up one bat box.',
      reading: 'Someone wrote bat facts upside down on the wall. Read each one, and tell the true from the odd.',
      science: 'The hollow is full of puzzles, and bats keep no notes. Find out how the real world works.',
      writing: 'Bats call out and wait for the echo. Write well, and your words will get one too.',
      art: 'Dusk turns the bat hollow into shapes, light and shadow. Make art of your own before night falls.',
      'social-studies': 'A hollow full of bats is like a town with one room. Find out how people live together.',
    },
    payoff: {
      math: 'The last bat box hangs straight. By midnight somebody has moved in.',
      reading: 'The true facts stay on the wall. The one about bat pajamas comes down.',
      science: 'The hollow has one secret less. A small bat squeaks too high for us to hear.',
      writing: 'By dusk an answer hangs in the hollow, upside down. It says: More!',
      art: '{hero} turns it upside down for the bats. It looks good that way too.',
      'social-studies': 'The bats fly out in turn tonight, without a bump. You gave them a good idea.',
    },
    strands: {
      number: {
        problem: 'The bats hang in rows, and every spot has a number. Each right answer shows one bat its spot.',
        payoff: 'Every bat hangs in its spot. The rows are so neat that Noor claps softly.',
      },
      patterns: {
        problem: 'A bat calls by a rule and listens for the echo. Each right answer brings one echo back.',
        payoff: 'The last echo comes back clear. Now the bats fly without a bump.',
      },
      time: {
        problem: 'Each bat has its own time to fly out. Each right answer lets one bat go.',
        payoff: 'The hollow is empty, and nobody bumped. The bats left right on time.',
      },
      data: {
        problem:
          'The rangers chart what flies past the hollow at night. Each right answer puts one more bat on the chart.',
        payoff: 'The chart is full. Noor hangs it upside down, so that the bats can read it.',
      },
      geometry: {
        problem:
          'The bats must dodge each corner and edge in the hollow. Each right answer draws one line of the flight map.',
        payoff: 'The flight map has its last line. Even the youngest bat takes the sharp turn.',
      },
      physical: {
        problem:
          'The rangers build a quiet door for the bats. Each true finding about how things work sets in one board.',
        payoff: 'The last board is in, and the door swings without a squeak. The bats sleep on.',
      },
      life: {
        problem:
          'Wild tales make visitors afraid of the bat hollow. Each true fact about living things brings one visitor closer.',
        payoff: 'All the visitors stand close now and smile. A bat yawns, and they melt.',
      },
    },
    things: [things.batBox, things.lantern, things.pebble, things.acorn],
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
    problem: {
      math: 'The pikas must be ready before the snow comes. Each right answer tucks one hay bundle under a boulder.',
      reading: 'The slope guide is full of long words and short warnings. Read it closely before the rangers go on.',
      science: 'Pikas live with wind, snow and thin soil. Find out how the world around them works.',
      writing: 'Snow will close the slope for months, with nothing new to read. Write something for the shelf.',
      art: 'High on the slope you see near things, far things and sky. Make art with eyes that wide.',
      'social-studies': 'Pikas live up high, and most people live down low. Find out how people use and share places.',
    },
    payoff: {
      math: 'The last hay bundle is tucked in. The pikas sit by the door and nibble.',
      reading: 'The guide led us the safe way up. The view is worth every word.',
      science: 'Now the rangers can tell how the slope works. A pika squeaks its approval.',
      writing: 'It lies dry and safe beside the hay. On snowy nights, the rangers read it aloud.',
      art: 'A pika sits down before it and forgets to squeak. The view has a rival.',
      'social-studies': 'The rangers talk of it all the way down the slope. A pika would like to sign.',
    },
    strands: {
      operations: {
        problem: 'Each pika needs enough hay for the whole winter. Each right answer fills one store to the top.',
        payoff: 'The last store is full to the top. Let it snow!',
      },
      fractions: {
        problem:
          'The path up the slope is split into equal parts. Each right answer takes the rangers one part higher.',
        payoff: 'The rangers stand at the top. They share the view, and everyone gets all of it.',
      },
      measurement: {
        problem: 'The pika hay has to fit between the boulders. Each right answer fits one bundle in.',
        payoff: 'The last bundle fits. The wind finds nothing to carry off.',
      },
      time: {
        problem: 'The scouts must be off the slope before dark. Each right answer takes them past one boulder.',
        payoff: 'They are down in good time. Behind them the slope turns gold and then gray.',
      },
      data: {
        problem: 'A chart shows how the pikas do from week to week. Each right answer puts one mark on it.',
        payoff: 'The last mark is on the chart. A pika nibbles one corner, but only the empty one.',
      },
      earth: {
        problem: 'Rangers on the slope must read land and sky. Each true finding sets up one trail post.',
        payoff: 'The posts stand all the way to the top. Not even fog can hide the path now.',
      },
      life: {
        problem:
          'The rangers make a sign about life on the slope. Each true fact about living things adds one picture.',
        payoff: 'The sign has its last picture. A pika sits on top of it like a hat.',
      },
    },
    things: [things.hayBundle, things.blossom, things.berry, things.pebble],
  },
]
