import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where each tribe makes and minds its weather. */
export const weatherScenes: Scene[] = [
  {
    id: 'cloud-nursery',
    place: 'the cloud nursery',
    worldToday:
      'Small clouds graze in the cloud nursery like woolly lambs. The young dragons count them at bedtime. Then the dragons fall asleep, and nobody is counting.',
    childRole: 'cloud keeper',
    parentRole: 'Be a very small cloud: drift about, hide behind your hands and puff out at each answer.',
    problem: {
      math: 'The clouds split, join and wander off all day. The keeper needs sure numbers for the {things}.',
      reading: 'Each small cloud has a page in the nursery book. Read closely, for one cloud is afraid of heights.',
      science: 'What is a cloud made of, and what can change it? The cloud nursery runs on real facts.',
      writing: 'A little cloud is flying off to its new home. Send along words that tell who it is.',
      art: 'Clouds love to look like things but have run out of ideas. Show the nursery what they could be.',
      'social-studies':
        'Each tribe takes its turn in the cloud nursery. Find out how groups share work and look after each other.',
    },
    payoff: {
      math: 'Every cloud is counted for, even the one behind you. The keeper on duty gets to nap.',
      reading: 'Now you know which cloud needs a low bed. It snuggles down and turns pink.',
      science: 'Tiny drops, high air and patience: you have it. A cloud rains a little, out of pride.',
      writing: 'The new home reads your words and hangs a welcome sign. It is tied to a breeze.',
      art: 'All over the sky, clouds try on your shapes. One of them will not take it off.',
      'social-studies': 'The tribes settle on fair turns. The thunder dragons get mornings, since nobody naps then.',
    },
    things: [things.cloud, things.raindrop, things.hammock],
  },
  {
    id: 'breeze-harbor',
    place: 'the breeze harbor',
    worldToday:
      'Cloud boats tug at their anchors in the breeze harbor. The breeze dragons fill the sails, one breath each. Today one of them has the hiccups.',
    childRole: 'harbor pilot',
    parentRole: 'Be a breeze dragon: blow softly after each question and hiccup when you least expect it.',
    problem: {
      math: 'Each boat needs its own amount of wind. Work out the numbers before the {things} sail without us.',
      reading: 'Orders from six islands blew across the breeze harbor. Read each one well, then send it to its boat.',
      science:
        'Wind cannot be seen, yet it lifts and turns things. The breeze harbor asks for proof of how it all works.',
      writing: 'The hiccups have sent one boat to the wrong island. A good letter must explain it.',
      art: 'White sails on white clouds are hard to spot. The breeze harbor wants sails that nobody can miss.',
      'social-studies':
        'The boats carry goods and news among the islands. Find out why places trade and what they need.',
    },
    payoff: {
      math: 'Each sail fills just right. The boats go out in a line, like ducklings.',
      reading: 'Each order finds its boat. One of them was a birthday card for you.',
      science: 'You proved it, though nobody can see it. {friend} flaps twice to check.',
      writing: 'The wrong island writes back at once. They would like to keep the boat till Tuesday.',
      art: 'The sails go up, and the whole sky looks over. Even the hiccups stop for a moment.',
      'social-studies': 'Plums go north, and icicles come south. Each island thinks it got the better part.',
    },
    things: [things.cloudBoat, things.anchor, things.windsock, things.feather],
  },
  {
    id: 'rain-loft',
    place: 'the rain loft',
    worldToday:
      'In the rain loft, drops are sorted by size before they fall. There is drizzle, shower and soak. Yara stored the soak above the hammock, which was not wise.',
    childRole: 'rain sorter',
    parentRole: 'Be a thirsty garden far below: look up, hold out both hands and sigh happily at answers.',
    problem: {
      math: 'Each garden below has ordered its rain in exact amounts. Work out the numbers for the rain loft.',
      reading: 'The rain orders are smudged, as one might expect. Read what you can and work out the rest.',
      science: 'Water goes up, and water comes down. The rain loft would like to know what happens on the way.',
      writing: 'A village wants to know why its picnic got wet. The rain loft needs honest and kind words.',
      art: 'Rain can be silver, gray, fine or wild. The rain loft wonders how you would show it.',
      'social-studies':
        'There are more villages than rain barrels. Find out how people share what there is too little of.',
    },
    payoff: {
      math: 'Each garden gets just what it ordered. A snail below puts up its feelers in thanks.',
      reading: 'The smudge said drizzle, not drum solo. You have saved a tea party.',
      science: 'You followed the water all the way around. Yara gives you a very damp hug.',
      writing: 'The village reads it and laughs. Next time they plan to dance in it.',
      art: 'Your rain hangs in the loft where all can see. Looking at it, {friend} reaches for a scarf.',
      'social-studies': 'Each village gets its share, and all know why. Two of them dig a pond together.',
    },
    things: [things.raindrop, things.rainBarrel, things.puddle, things.cloud],
  },
  {
    id: 'frost-gallery',
    place: 'the frost gallery',
    worldToday:
      'No two snowflakes in the frost gallery look quite alike. But they all have six sides or six arms. Pemba whispers, because a warm laugh could melt the show.',
    childRole: 'frost guide',
    parentRole: 'Be a visitor wrapped in scarves: shiver, whisper ooh and warm up a bit with each answer.',
    problem: {
      math: 'The frost gallery is all number and shape, row upon row. Put the {things} in order.',
      reading:
        'Each crystal has a label in fine, frosty script. Read fast enough to be first and well enough to be right.',
      science: 'What freezes, what melts, and what stays the same? The frost gallery keeps a cool head and tests it.',
      writing: 'Visitors walk past the best snowflake without a glance. A few good words would make them stop.',
      art: 'The last wall of the frost gallery is bare and blue. {hero} has been saving it for you.',
      'social-studies': 'Frost dragons build and dress in their own way. Find out how a place shapes a life.',
    },
    payoff: {
      math: 'Each one hangs in its place. The gallery sparkles from one end to the other.',
      reading: 'The labels are right, and not one has melted. Pemba breathes out, away from the wall.',
      science: 'You tested it with care and wrote it down. The icicles ring like tiny bells.',
      writing: 'Now they stop, and a long line forms. Whispering, they thank the guide.',
      art: 'Your work fills the blue wall with something new. Nobody even thinks of the cold.',
      'social-studies': 'Your finding hangs by the door, with the mittens. Visitors from warm islands read it twice.',
    },
    things: [things.snowflake, things.icicle, things.scarf],
  },
  {
    id: 'mist-library',
    place: 'the mist library',
    worldToday:
      'In the mist library, you find your way by smell. Stories smell of rain, and facts smell of stone. Ilmari has been looking for the exit since Monday.',
    childRole: 'mist reader',
    parentRole: 'Be the mist itself: speak softly from nowhere and clear a little with each good answer.',
    problem: {
      math: 'Shelf numbers hide in the mist and swap places. Work them out, and the {things} can be found.',
      reading: 'A page drifts by, and then another. Catch what they say and find out what the mist is hiding.',
      science: 'The mist library is really a cloud that came down to rest. Find out more that is true and strange.',
      writing: 'The weather book has a blank page. Ilmari cannot find the ink or the door, so please write.',
      art: 'In mist, near things are clear and far ones pale. The mist library would love to see your view.',
      'social-studies':
        'The oldest shelves tell how the tribes became friends. Find out what people can gather from the past.',
    },
    payoff: {
      math: 'Row by row, the shelves stand still. The mist says sorry, in a way.',
      reading: 'The pages fit together after all. They make a map to the exit.',
      science: 'Your true and strange thing is shelved at once. It smells of stone and a little of adventure.',
      writing: 'The page is full, and the weather book hums. Ilmari reads it with both pairs of glasses.',
      art: 'Looking at it, people feel they could walk right in. Ilmari tries.',
      'social-studies': 'The old tale is told again, aloud. In the mist, somebody from each tribe says: I remember.',
    },
    things: [things.lantern, things.moth, things.windChime, things.cloud],
  },
  {
    id: 'sun-terrace',
    place: 'the sun terrace',
    worldToday:
      'The sun dragons lie on the sun terrace like happy cats. They store warmth for the whole archipelago. {hero} has fallen asleep with one leg in the shade.',
    childRole: 'light keeper',
    parentRole: 'Be a sleepy sun dragon: stretch with each question and beam with your whole face at answers.',
    problem: {
      math: 'Warmth must be shared out to six islands, hour by hour. The terrace needs your numbers for the {things}.',
      reading: 'The old sundial on the terrace speaks in verse. Read its lines before the shadow moves on.',
      science: 'Shadows shrink and grow, and stones get warm. The sun terrace asks what is behind it all.',
      writing: 'The frost dragons have never seen a noon like this. Send them words that are warm to the touch.',
      art: 'Light makes colors, and the terrace has plenty of light. It lacks someone who plays with it.',
      'social-studies':
        'On the sun terrace, tribes plan feasts to honor what matters. Find out how people do so, and why.',
    },
    payoff: {
      math: 'Each island gets its share of noon. The smallest one sends back a very warm thank-you.',
      reading: 'The verse ends as the shadow touches a stone. Beneath it lies the spare sun hat.',
      science: 'You found what is behind it. The sun dragons applaud without getting up.',
      writing: 'The frost dragons read it and loosen their scarves. One of them hums.',
      art: 'Your colors glow long after noon. The sun goes down slowly, as if it would rather stay.',
      'social-studies': 'The feast has a meaning now, and a date. All six tribes are already practicing the song.',
    },
    things: [things.sunbeam, things.pebble, things.plum, things.hammock],
  },
  {
    id: 'thunder-hall',
    place: 'the thunder hall',
    worldToday:
      'Thunder dragons are the shyest of all the tribes. When they whisper in the thunder hall, the plates jump. Today they are practicing how to say please.',
    childRole: 'rumble coach',
    parentRole: 'Be a shy thunder dragon: answer in a deep whisper and cover your mouth when it rumbles.',
    problem: {
      math: 'Every rumble has a length, a gap and an echo. Set the numbers right, before the {things} start to jump.',
      reading: 'The thunder dragons wrote down what they dare not say. Read it kindly and find out what they mean.',
      science: 'First the flash and then the rumble: why in that order? The thunder hall has many such questions.',
      writing: 'Loud folk are often misread, say the thunder dragons. Help them say it well in writing.',
      art: 'What does a rumble look like? The thunder hall has never seen one, but you could show it.',
      'social-studies':
        'The thunder dragons want to be heard, and some islands want quiet. Find out how people settle it.',
    },
    payoff: {
      math: 'The rumbles come out in a perfect row. It is almost music, and the plates stay put.',
      reading: 'It says: We would like to be asked to parties. {friend} runs to fetch a card.',
      science: 'Light is quicker than sound, and you can prove it. The hall rumbles its respect.',
      writing: 'The words are strong and soft at once. The thunder dragons read them aloud, behind pillows.',
      art: 'So that is me, says the biggest one, and smiles. It has never smiled before.',
      'social-studies': 'They agree on rumble hours, with a song at the end. The frost gallery claps, in gloves.',
    },
    things: [things.cloud, things.windChime, things.lantern, things.dragon],
  },
]
