import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the animals live. */
export const habitatScenes: Scene[] = [
  {
    id: 'reed-pond',
    place: 'the reed pond',
    worldToday:
      'Mist lifts off the reed pond, and the frogs are rehearsing. Turtles warm themselves on a sunny log. Mateo has mud up to the knees.',
    worldAgain:
      'A heron stands on one leg among the reeds. From far away it looks like a reed itself. {friend} says good morning to both, to be safe.',
    childRole: 'pond keeper',
    parentRole: 'Be the oldest frog in the pond: give one deep croak for every right answer.',
    token: { one: 'lily pad', many: 'lily pads', mark: 'leaf' },
    problem: {
      math: 'A wet duck smudged the plan of the frog path. Each right answer sets one lily pad in its place.',
      reading:
        'Rain smudged the signs around the pond. Read what is left. Each right answer sets one lily pad along the quiet path.',
      science:
        'Pond keepers must find out how the world works. Each true finding sets out one lily pad for the young frogs.',
      writing: 'The pond book has room left and a long winter ahead. Each part you write floats out one lily pad.',
      art: 'All day the pond draws rings, ripples and reeds. Keep it company, and each part floats out one lily pad.',
      'social-studies':
        'Frogs, turtles and ducks share one pond without a mayor. People need a bit more. Each right answer sets one lily pad.',
    },
    payoff: {
      math: 'The last lily pad is in its place. Frog after frog hops across, all in step.',
      reading: 'All the lily pads are set, and the path is clear. Nobody steps on the stage of the frogs.',
      science: 'The last lily pad is out. A tadpole with four new legs climbs on and rests.',
      writing: 'All the lily pads are out. A frog sits down beside your words like a stamp.',
      art: 'You hold it over the pond, and suddenly there are two. From every lily pad, a frog looks on.',
      'social-studies': 'All the lily pads are set, with a frog on each. The frogs vote yes, in a single croak.',
    },
    strands: {
      number: {
        token: { one: 'stepping stone', many: 'stepping stones', mark: 'stone' },
        problem:
          'A number tells where each stone of the pond path goes. A flood mixed them up. Each right answer sets one stepping stone.',
        payoff: 'The last stepping stone is set. A duck crosses on foot, just because it can.',
      },
      operations: {
        token: { one: 'reed bundle', many: 'reed bundles', mark: 'hay' },
        problem: 'Each duck nest needs reeds, not too many and not too few. Each right answer brings one reed bundle.',
        payoff: 'The last reed bundle is there, and the nests are done. A duck sits down and will not get up again.',
      },
      patterns: {
        token: { one: 'song card', many: 'song cards', mark: 'page' },
        problem: 'The frog choir sings by a rule, or it sounds like soup. Each right answer mends one song card.',
        payoff: 'The last song card is mended. The choir sings together, from the first croak to the last.',
      },
      measurement: {
        token: { one: 'path plank', many: 'path planks', mark: 'plank' },
        problem: 'A plank of the wrong size slips off into the pond. Each right answer lays one path plank.',
        payoff: 'The last path plank is laid. Now you can cross the reeds with dry feet.',
      },
      data: {
        token: { one: 'chart card', many: 'chart cards', mark: 'card' },
        problem: 'By their charts, the rangers see if the pond is well. Each right answer pins up one chart card.',
        payoff: 'The last chart card is up, and the pond is well. A turtle stretches its neck to read.',
      },
      life: {
        token: { one: 'water plant', many: 'water plants', mark: 'flower' },
        problem:
          'A new frog pool must have all that living things need. Each true fact about living things sets in one water plant.',
        payoff: 'The last water plant is in. The first frog jumps in before the sign is up.',
      },
      earth: {
        token: { one: 'pond flag', many: 'pond flags', mark: 'flag' },
        problem:
          'Sky, rain and land change the pond, and flags tell visitors. Each true finding puts up one pond flag.',
        payoff: 'The last pond flag is up. Noor sees it from far away and puts on boots.',
      },
    },
    things: [things.reed, things.pebble, things.snailShell, things.feather, things.cattail],
  },
  {
    id: 'oak-wood',
    place: 'the oak wood',
    worldToday:
      'Acorns drop like slow rain in the oak wood. Squirrels bury them and forget a few. Some of those grow into trees.',
    worldAgain:
      'A woodpecker drums on the old oak, and the whole wood listens. A blue jay hides one acorn and then another. A third one lands on {hero} with a tock.',
    childRole: 'wood ranger',
    parentRole: 'Be a forgetful squirrel: scratch your head and thank the ranger for each answer.',
    token: { one: 'wood sign', many: 'wood signs', mark: 'sign' },
    problem: {
      math: 'The oak wood trail must be planned exactly, or people get lost. Each right answer sets up one wood sign.',
      reading:
        'Wind blew the trail notes all over the wood. Put sense back into them. Each right answer sets up one wood sign.',
      science: 'Signs by the old oak tell visitors how the world works. Each true finding sets up one wood sign.',
      writing:
        'Squirrels forget where things are, for they never write. You can. Each part you write fills one wood sign.',
      art: 'Look at bark, acorns and slanting light. Make art as rich, and each part decorates one wood sign.',
      'social-studies':
        'This oak was small when your great-great-grandparents were young. Tell about people. Each right answer fills one wood sign.',
    },
    payoff: {
      math: 'The last wood sign stands, and the trail is clear. It leads around every squirrel.',
      reading: 'The wood signs lead right to the old oak. It was hiding behind the other oaks.',
      science: 'The last wood sign stands by the old oak. A woodpecker knocks twice for yes.',
      writing: 'Every wood sign has its words. Next year they will still be there.',
      art: 'A squirrel tries to bury the prettiest wood sign for later. That is high praise.',
      'social-studies': 'The last wood sign is full. The old oak remembers all that, and so will we.',
    },
    strands: {
      number: {
        token: { one: 'door tag', many: 'door tags', mark: 'tag' },
        problem:
          'Rangers know the squirrel holes by number, but the tags blew off. Each right answer hangs one door tag.',
        payoff: 'The last door tag hangs. A squirrel looks out under it, as proud as can be.',
      },
      operations: {
        token: { one: 'nut box', many: 'nut boxes', mark: 'box' },
        problem:
          'The squirrels need enough for the whole winter, so every nut counts. Each right answer fills one nut box.',
        payoff: 'The last nut box is full. The oldest squirrel checks twice and curls up for a nap.',
      },
      fractions: {
        token: { one: 'bark plate', many: 'bark plates', mark: 'bowl' },
        problem: 'The squirrels want fair parts and look at every crumb. Each right answer serves one bark plate.',
        payoff: 'The last bark plate is served. Nobody peeks at the one next door.',
      },
      patterns: {
        token: { one: 'tap card', many: 'tap cards', mark: 'card' },
        problem: 'The woodpecker taps its news, and only the rule unlocks it. Each right answer solves one tap card.',
        payoff: 'The last tap card is solved. The news says: Fine weather for drumming.',
      },
      data: {
        token: { one: 'bark tag', many: 'bark tags', mark: 'tag' },
        problem:
          'Rangers chart what falls, to see which trees do well. Each right answer clips one bark tag to the chart.',
        payoff: 'The chart has its last bark tag. The squirrels study it like a menu.',
      },
      life: {
        token: { one: 'baby oak', many: 'baby oaks', mark: 'sprout' },
        problem:
          'A baby oak grows only if rangers care for it right. Each true fact about living things plants one baby oak.',
        payoff: 'The last baby oak is in the ground. In a hundred years this will be a shady spot.',
      },
      physical: {
        token: { one: 'bridge board', many: 'bridge boards', mark: 'plank' },
        problem:
          'A squirrel bridge must hold, sway and stay dry. Each true finding about how things work lays one bridge board.',
        payoff: 'The last bridge board lies tight. A squirrel runs across, just to be first.',
      },
    },
    things: [things.acorn, things.pinecone, things.hazelnut, things.twig, things.barkChip],
  },
  {
    id: 'owl-barn',
    place: 'the owl barn',
    worldToday:
      'Hush, the barn owls are waking up. Their soft feathers let them fly almost without a sound. Mateo came in on tiptoe and sneezed.',
    worldAgain:
      'Something hisses up in the owl barn. It is only the owl chicks, asking for supper. Mateo hisses back, and all the chicks stare.',
    childRole: 'owl guard',
    parentRole: 'Be a sleepy owl on the beam: blink slowly and whisper all that you say.',
    token: { one: 'roof tile', many: 'roof tiles', mark: 'tile' },
    problem: {
      math: 'The barn roof lost tiles, and every new one must fit. Each right answer lays one roof tile.',
      reading:
        'The owl diary got wet under the leaky roof. Read it well. Each right answer lays one roof tile above it.',
      science:
        'Wind and rain got into the barn. Owl guards ask how the world works. Each true finding lays one roof tile.',
      writing: 'In the owl barn nobody may talk, so write. Each part you write lays one roof tile, without a sound.',
      art: 'The feathers of an owl have spots, bars and many browns. Each part of your art lays one roof tile.',
      'social-studies':
        'Farmers built this barn, and owls moved in as neighbors. Tell how people live. Each right answer lays one roof tile.',
    },
    payoff: {
      math: 'The last roof tile lies tight, and the barn is dry. Olu the owl ruffles up, pleased.',
      reading: 'The last roof tile is on, and the diary is dry. It ends with the word mouse.',
      science: 'The last roof tile is on, and the wind stays out. The owls fluff up and settle.',
      writing: 'The last roof tile is on, and everyone has read your words. Then an owl asks: Who?',
      art: 'The last roof tile is on. The owls turn their heads very far around to see your art.',
      'social-studies': 'The last roof tile is on. A new sign says: Everyone welcome, please whisper.',
    },
    strands: {
      number: {
        token: { one: 'nest plate', many: 'nest plates', mark: 'plate' },
        problem:
          'Rangers find the owl families by the numbers on the nest boxes. Each right answer puts up one nest plate.',
        payoff: 'The last nest plate is up. It is so quiet that you could hear a feather land.',
      },
      fractions: {
        token: { one: 'owl perch', many: 'owl perches', mark: 'plank' },
        problem:
          'The barn beams are split into fair parts, or the owls squabble. Each right answer fixes up one owl perch.',
        payoff: 'The last owl perch is up. The owls shuffle into place, wing by wing.',
      },
      measurement: {
        token: { one: 'nest board', many: 'nest boards', mark: 'plank' },
        problem: 'A nest box of the wrong size helps no owl. Each right answer puts in one nest board.',
        payoff: 'The last nest board is in. An owl tries the box on like a coat.',
      },
      time: {
        token: { one: 'door bolt', many: 'door bolts', mark: 'bolt' },
        problem: 'The barn door opens for the owls by the clock. Each right answer slides back one door bolt.',
        payoff: 'The last door bolt slides back, right on time. Out glide the owls without a sound.',
      },
      geometry: {
        token: { one: 'window pane', many: 'window panes', mark: 'pane' },
        problem: 'The new barn window is a puzzle of shapes and lines. Each right answer sets one window pane.',
        payoff: 'The last window pane is set. Moonlight falls in, neat as a quilt.',
      },
      physical: {
        token: { one: 'door hinge', many: 'door hinges', mark: 'hinge' },
        problem:
          'A creaky barn scares the owl chicks. Every hinge wants oil. Each true finding about how things work oils one door hinge.',
        payoff: 'The last door hinge is oiled, and not one creaks. The chicks sleep in a warm, fluffy row.',
      },
      life: {
        token: { one: 'question card', many: 'question cards', mark: 'card' },
        problem:
          'Visitors who know living things take good care of owls. Each true fact about living things answers one question card.',
        payoff: 'The last question card is answered. The visitors go home on tiptoe, and one waves.',
      },
    },
    things: [things.feather, things.wheatGrain, things.hayBundle, things.cornCob, things.apple],
  },
  {
    id: 'beaver-dam',
    place: 'the beaver dam',
    worldToday:
      'The beaver dam sprang a leak, and the beavers are busy. Their front teeth never stop growing, and chewing keeps them short. {hero} offers to carry twigs.',
    worldAgain:
      'Smack! A beaver slaps the water by the beaver dam: look out! Everyone freezes. It was only a ranger hat that floated by.',
    childRole: 'dam builder',
    parentRole: 'Be the beaver in charge: slap the floor softly for every right answer.',
    token: { one: 'willow branch', many: 'willow branches', mark: 'leaf' },
    problem: {
      math: 'Each gap in the dam needs exact work, or it leaks. Each right answer plugs in one willow branch.',
      reading: 'The plan for the dam got wet, and words washed away. Each right answer plugs in one willow branch.',
      science:
        'Beavers build on what works and not on luck. Each true finding plugs in one willow branch before the water rises.',
      writing: 'Beavers build with twigs, and you build with words. Each part you write plugs in one willow branch.',
      art: 'A dam is mud, twigs and a strong sense of shape. Each part of your art plugs in one willow branch.',
      'social-studies':
        'Beavers shape their valley side by side, and so do people. Each right answer plugs in one willow branch.',
    },
    payoff: {
      math: 'The last willow branch is in. The trickle slows to a drip and stops.',
      reading: 'The last willow branch is in, just as the plan says. Even the ducks come to look.',
      science: 'The last willow branch holds. The beavers seem to have known it all along.',
      writing: 'The last willow branch is in, and nothing leaks. The beavers slap their tails for you.',
      art: 'The dam has its last willow branch. A beaver wanted to chew your art and then did not.',
      'social-studies': 'The last willow branch is in. The beavers take a break to hear about mayors.',
    },
    strands: {
      number: {
        token: { one: 'dam post', many: 'dam posts', mark: 'post' },
        problem: 'Each dam post has its number, and only that place holds. Each right answer sets one dam post.',
        payoff: 'The last dam post stands. The beavers look along the row and find it good.',
      },
      operations: {
        token: { one: 'birch log', many: 'birch logs', mark: 'log' },
        problem:
          'The beavers must work out if their wood is enough. Each right answer floats one birch log to the dam.',
        payoff: 'The last birch log is at the dam. The beavers chew on without a worry.',
      },
      fractions: {
        token: { one: 'pole ring', many: 'pole rings', mark: 'bead' },
        problem: 'Rings on a pole show what part of the dam is full. Each right answer slides on one pole ring.',
        payoff: 'The last pole ring is on. The beavers see at a glance how the pond stands.',
      },
      measurement: {
        token: { one: 'oak beam', many: 'oak beams', mark: 'plank' },
        problem: 'A beam of the wrong size floats right out of the dam. Each right answer fits in one oak beam.',
        payoff: 'The last oak beam fits. Not one drop gets past the beavers.',
      },
      geometry: {
        token: { one: 'dam stone', many: 'dam stones', mark: 'stone' },
        problem: 'A dam is strong where shapes fit side by side. Each right answer wedges in one dam stone.',
        payoff: 'The last dam stone sits tight. A beaver jumps on top, and nothing wobbles.',
      },
      physical: {
        token: { one: 'mud ball', many: 'mud balls', mark: 'stone' },
        problem: 'Water pushes hard, and the right stuff must hold it back. Each true finding packs in one mud ball.',
        payoff: 'The last mud ball is packed, and the dam holds. The beavers always like proof.',
      },
      earth: {
        token: { one: 'map piece', many: 'map pieces', mark: 'map' },
        problem: 'A dam changes land and water, so rangers map the valley anew. Each true finding adds one map piece.',
        payoff: 'The last map piece is in. The beavers are on it, right in the middle.',
      },
    },
    things: [things.twig, things.pebble, things.woodChip, things.reed, things.cattail],
  },
]
