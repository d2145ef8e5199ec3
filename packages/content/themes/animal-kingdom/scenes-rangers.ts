import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the rangers work, and where they meet the animals. */
export const rangerScenes: Scene[] = [
  {
    id: 'otter-bend',
    place: 'the otter bend',
    worldToday:
      'Whee! River otters slide down the muddy bank again and again. At the otter bend, that counts as rush hour. Mateo got splashed and pretends not to mind.',
    worldAgain:
      'An otter shuts its ears and nose and dives. Bubbles wander along the otter bend. Up it pops behind Mateo, who jumps.',
    childRole: 'trail reporter',
    parentRole: 'Be a playful otter: make a splash sound for every right answer.',
    problem: {
      math: 'The line at the otter slide is stuck. Each right answer sends one otter down.',
      reading: "The ranger's report fell into the mud. Read the words that can be saved and make sense of them.",
      science: 'An otter puts the rules of nature to good use. It has fun too, so find out more of those rules.',
      writing: 'The otters slide, splash and tell no one. Write, or the best of it will wash away.',
      art: 'Otter slides leave lines, loops and one big splat. Make art with just as much joy.',
      'social-studies': 'Otters get along with hardly any rules. Find out how people do it in the big world.',
    },
    payoff: {
      math: 'Whee, that was the last one! The smallest otter gets back in line.',
      reading: 'The report is saved, and it is a funny one. The otters come out as heroes.',
      science: 'Your finding goes into the report in bold letters. The otters clap, which sounds like splash.',
      writing: 'It hangs at the otter bend for all to see. The otters sniff every word twice.',
      art: 'The smallest otter adds one wet print in the corner. Now it is teamwork.',
      'social-studies': 'The otters hold a meeting about your finding. It ends in a splash, as always.',
    },
    strands: {
      operations: {
        problem: 'The otters trade pebbles all day and lose track. Each right answer returns one pebble to its otter.',
        payoff: 'Every otter has its pebble back. They juggle to celebrate.',
      },
      fractions: {
        problem: 'The otters share one slide and want fair turns. Each right answer waves one otter to the top.',
        payoff: 'Every otter has had a fair turn. The smallest one asks for seconds.',
      },
      measurement: {
        problem:
          'The rangers build a bench, so that visitors can watch the otters. Each right answer makes one board fit.',
        payoff: 'The last board fits, and nothing wobbles. The otters sit down first, of course.',
      },
      time: {
        problem: 'The ranger boat runs by the clock. Each right answer brings it one stop closer to the otters.',
        payoff: 'The boat docks right on time. An otter climbs aboard and looks for a seat.',
      },
      geometry: {
        problem:
          'The otters rebuild their slide, and each curve and corner counts. Each right answer smooths one stretch of mud.',
        payoff: 'The slide is smooth from top to bottom. Down goes an otter with a splendid splash.',
      },
      physical: {
        problem:
          'The rangers build a raft for the otter bend. Each true finding about how things work ties on one log.',
        payoff: 'The last log is on, and the raft floats. The otters are aboard before the rangers.',
      },
      life: {
        problem: 'The otter badge is for those who know living things. Each true fact sews on one stitch.',
        payoff: 'The last stitch is sewn, and the badge is yours. An otter waves a wet paw.',
      },
    },
    things: [things.pebble, things.twig, things.shell, things.reed],
  },
  {
    id: 'fox-den',
    place: 'the fox den',
    worldToday:
      'Four fox kits tumble about near the fox den. A fox can hear a mouse that runs beneath the snow. So the rangers keep very, very quiet.',
    worldAgain:
      'The fox kits have found an old glove. Two pull at one end and two at the other. Near the fox den, their mother only yawns.',
    childRole: 'quiet tracker',
    parentRole: 'Be a fox with big ears: cup your hands behind your ears for each answer.',
    problem: {
      math: 'The tracks by the den cross and circle. Each right answer plants one track flag on the right path.',
      reading: "A tracker's notebook lay in the grass. Read it line by line to find out what the fox did.",
      science: 'The fox leads a quiet life full of puzzles. Study the facts and tell what they can prove.',
      writing: 'The tracks of a fox can tell a lot. Words do too, so set yours down with care.',
      art: 'A fox can stand in plain sight and not be seen. Make art that gets a second look.',
      'social-studies': 'Fox kits see from their parents how to live. Find out what people pass on and share.',
    },
    payoff: {
      math: 'The flags lead straight to the den. All four kits are home, in one red heap.',
      reading: 'The notebook tells the whole fox story. It even has a surprise ending with a sock.',
      science: 'You proved it without disturbing anyone. That is what great trackers do.',
      writing: 'The rangers follow your words like prints in the snow. They lead right to a smile.',
      art: 'Four fox kits peek out to look at it. Then they look again.',
      'social-studies': 'The den is quiet, and eight small ears point your way. They heard every word.',
    },
    strands: {
      number: {
        problem: 'Trackers number the fox prints, so that none gets lost. Each right answer marks one print.',
        payoff: 'Every print is marked, right up to the den. Nobody woke the fox.',
      },
      patterns: {
        problem: 'A fox trots in a steady pattern, paw after paw. Each right answer uncovers one more print.',
        payoff: 'The last print is found. It ends at the den, where a tail peeks out.',
      },
      measurement: {
        problem: 'The size of tracks tells who passed the den. Each right answer matches one track to its maker.',
        payoff: 'Every track has its maker. The biggest ones are from Mateo, who was lost.',
      },
      data: {
        problem:
          'The rangers chart all the prints they find near the den. Each right answer adds one print to the chart.',
        payoff: 'The chart has its last print. Noor hangs it where no fox can chew it.',
      },
      geometry: {
        problem:
          'Seen from above, fox paths make shapes, corners and turns. Each right answer draws one path on the map.',
        payoff: 'The last path is on the map. All together they look a bit like a fox.',
      },
      life: {
        problem:
          'Rangers want to keep the den safe and need good reasons. Each true fact about living things sets one fence post.',
        payoff: 'The quiet fence is complete. People stay out, and the kits can play.',
      },
      earth: {
        problem: 'Trackers read the land and the sky before they set out. Each true finding packs one thing they need.',
        payoff: 'The trackers are packed and ready. They slip away as quietly as foxes.',
      },
    },
    things: [things.trackFlag, things.feather, things.pinecone, things.twig],
  },
  {
    id: 'ranger-cabin',
    place: 'the ranger cabin',
    worldToday:
      'Rain drums on the roof of the ranger cabin. The desk has not been tidy since spring. A frog lives in the tray marked Important.',
    worldAgain:
      "A wren has built its nest in Mateo's boot at the cabin. Mateo hops about in the other one. The rangers agree that the nest stays.",
    childRole: 'cabin chief',
    parentRole: 'Be the new ranger on a first day: nod at every answer and say thank you.',
    problem: {
      math: 'The rangers cannot meet until the big desk is clear. Each right answer clears one heap away.',
      reading: 'The ranger orders are buried in a heap of notes. Read through them and find what really matters.',
      science: 'Visitors left questions about nature in the question box. Good rangers answer with facts.',
      writing: 'The desk in the ranger cabin is full of half-written notes. Write one from start to end.',
      art: 'Rain, rain, and a bare wall in the cabin. Make art to brighten the day for every ranger.',
      'social-studies': 'Rangers look after a place, and so do people everywhere. Find out how they do it.',
    },
    payoff: {
      math: 'The desk is clear, and the meeting can start. The cabin frog takes the chair.',
      reading: 'You found the one order that counts. It says: Be kind to the frog.',
      science: 'Each question gets a true answer. The question box rattles for more.',
      writing: 'It goes on top of the heap, where all can see it. The frog moves over.',
      art: 'The rangers sip their tea in front of it and sigh. Let it rain!',
      'social-studies': 'It goes up beside the badge board as news. The frog stamps it Important.',
    },
    strands: {
      number: {
        problem: 'The numbered keys of the cabin fell off their hooks. Each right answer hangs up one key.',
        payoff: 'All the keys hang in place. Now every ranger gets into the right hut.',
      },
      operations: {
        problem: 'The supply list of the cabin got wet. Each right answer brings one line back.',
        payoff: 'The list is whole again. The rangers pack, and nothing is missing.',
      },
      fractions: {
        problem: 'The rangers share the cabin shelves in fair parts. Each right answer puts a label on one part.',
        payoff: 'Every part has its label. Even the cabin frog got a fair corner.',
      },
      time: {
        problem: 'The cabin clock tells each ranger when to set out. Each right answer sends one ranger off.',
        payoff: 'The last ranger sets out, right on time. The cabin is quiet, apart from one frog.',
      },
      data: {
        problem: 'The big chart of the cabin hangs by a corner. Each right answer puts one pin back in.',
        payoff: 'The last pin is in, and the chart hangs straight. Everyone gathers around to read it.',
      },
      physical: {
        problem:
          'Visitors asked the rangers how things move, change and work. Each true finding answers one card in the box.',
        payoff: 'The question box is empty at last. The rangers shake it, to be sure.',
      },
      earth: {
        problem:
          'The rangers look at land and sky before they plan. Each true finding fills one line on the cabin board.',
        payoff: 'The board is full, and the rangers have a plan. They take umbrellas, just in case.',
      },
    },
    things: [things.badge, things.hat, things.lantern, things.trailSign],
  },
  {
    id: 'lookout-tower',
    place: 'the lookout tower',
    worldToday:
      'From the lookout tower you can see all of Willowmere Valley. Woods, meadows and water lie there like a quilt. Mateo counts sheep by mistake. They are clouds.',
    worldAgain:
      'The wind is up, and the lookout tower hums like a flute. A hawk glides past, below the railing. It looks just as surprised as {friend}.',
    childRole: 'valley lookout',
    parentRole: 'Be the ranger on the far hill: wave both arms for every right answer.',
    problem: {
      math: 'The rangers below wait for a signal from the top. Each right answer raises one flag.',
      reading: 'A ranger on the far hill sends a message with flags. Read each part and pass it on without a slip.',
      science: 'From up here you see how a whole valley works. Look closely and tell what is true.',
      writing: 'Shouts from the lookout tower get lost in the wind. Write instead, and your words will arrive.',
      art: 'Seen from up here, the valley is shapes within shapes. Make art that shows how you see.',
      'social-studies': 'From the lookout tower you see roads, farms and a far town. Find out how people live.',
    },
    payoff: {
      math: 'The last flag is up, and the rangers set off. Three hats wave back at you.',
      reading: 'The message got through, clear as a bell. It said: Lunch is ready.',
      science: 'You worked it out first. A ranger on the far hill cheers.',
      writing: 'Your words go down the tower in a basket. Below, the rangers crowd around to read.',
      art: 'It hangs on the rail beside the real view. Two rangers have to look three times.',
      'social-studies': 'Now the rangers see more than roofs down there. They see homes.',
    },
    strands: {
      number: {
        problem: 'The steps of the lookout tower have numbers, and they faded. Each right answer paints one back.',
        payoff: 'The last number shines again. Mateo reads them all on the way up and needs a rest.',
      },
      patterns: {
        problem: 'A ranger on the far hill blinks a message by a rule. Each right answer sends one blink back.',
        payoff: 'Your last blink goes out, and the hill replies. It means: Well done, lookout!',
      },
      measurement: {
        problem: 'Tower rangers judge how long, how far and how big. Each right answer adds one arrow to the signpost.',
        payoff: 'The signpost has its last arrow. The one for the ranger cabin points straight down.',
      },
      time: {
        problem: 'The tower bell tells the valley the time. Each right answer lets it ring once.',
        payoff: 'The last ring fades over the woods. Now the whole valley is on time.',
      },
      geometry: {
        problem:
          'From up here, the valley is all shapes, lines and corners. Each right answer colors one patch of the map.',
        payoff: 'The map is colored to the edge. Below lies the same quilt, only bigger.',
      },
      earth: {
        problem:
          'The whole valley asks the tower about land, water and sky. Each true finding ties one ribbon to the mast.',
        payoff: 'The mast is bright with ribbons. All over the valley, people look up and nod.',
      },
      physical: {
        problem:
          'Supplies for the tower rangers hang far below on a rope. Each true finding about how things work lifts them higher.',
        payoff: 'The supplies are up at last, without a bump. The rangers blow on their hands and cheer.',
      },
    },
    things: [things.signalFlag, things.hat, things.lantern, things.trailSign],
  },
]
