import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the dragons nest, feed, bathe, nap and fly. */
export const dragonScenes: Scene[] = [
  {
    id: 'hatching-barn',
    place: 'the hatching barn',
    worldToday:
      'It is warm and hushed in the hatching barn. Eleven eggs lie in hay, and one wobbles a little. Real chicks and lizards crack the shell with an egg tooth.',
    childRole: 'nest keeper',
    parentRole: 'Be the broody mother dragon: rumble softly while you wait and nuzzle the air for each answer.',
    problem: {
      math: 'Every nest needs its numbers checked before the night frost. The {things} rely on a steady counter.',
      reading: 'Each nest has a card, but the hay rubbed words away. Read with care, for the eggs cannot ask.',
      science: 'An egg shows little on its shell. A good keeper gathers true facts and never shakes it.',
      writing: 'New eggs arrived with no cards at all. Write so clearly that the night keeper needs no help.',
      art: 'A newborn dragon sees shape and color first. Make something worth a first look, and set it near the nest.',
      'social-studies':
        'Eggs come here from villages all over the valley. Find out how people live, so that each nest feels like home.',
    },
    payoff: {
      math: 'The numbers hold, and every egg stays snug. One of them knocks back twice.',
      reading: 'The cards make sense again. The egg named Thursday is turned toward the sun.',
      science: 'Your facts hang on the barn door. The wobbly egg settles down, content.',
      writing: 'The night keeper reads it and nods. Not one question is left to ask.',
      art: 'Tap, tap, crack! A tiny head peeks out and stares at your art.',
      'social-studies': 'Each nest now holds a little piece of home. The hay smells of six villages.',
    },
    things: [things.dragonEgg, things.nest, things.hatchling, things.bell],
  },
  {
    id: 'moss-dens',
    place: 'the moss dens',
    worldToday:
      'Moss dragons sleep late, rolled up like green loaves. In the moss dens you walk softly and speak low. {hero} tiptoes past and steps on a squeaky mushroom.',
    childRole: 'morning keeper',
    parentRole: 'Be a moss dragon waking up: stretch one leg at each answer until you are all awake.',
    problem: {
      math: 'A moss dragon will not get up until all is in order. Sort out the {things} with numbers that are right.',
      reading:
        'The wake-up book tells how each dragon likes its morning. Read the right lines, or we tickle the wrong one.',
      science: 'Moss has no roots and drinks rain right through its skin. What else is true of the living world here?',
      writing: 'The moss dragons leave muddy thank-you prints, and that is all. Write down what they would say.',
      art: 'The den walls are plain, and the dragons find them dull. Give them lines, shapes or colors to wake up to.',
      'social-studies':
        'Forty dragons share one long den, and nobody shoves. Find out how living things and people get along.',
    },
    payoff: {
      math: 'Up they get, one green loaf after another. The last one asks for breakfast.',
      reading: 'You tickled the right dragon behind the right ear. It purrs like a mill.',
      science: 'Your finding is pressed into the moss book. The page is still damp.',
      writing: 'The dragons hear your words and blush a darker green. It is just what they meant.',
      art: 'One by one the moss dragons shuffle over. They lean on each other and look.',
      'social-studies': 'The den rules go up, with your good ideas on top. Everybody gets a turn at the window.',
    },
    things: [things.cushion, things.mushroom, things.fern, things.clawPrint],
  },
  {
    id: 'feeding-yard',
    place: 'the feeding yard',
    worldToday:
      'Clang goes the bell, and the feeding yard fills up with wings. Big dragons wait while the little ones go first. {friend} has porridge on both elbows.',
    childRole: 'feeding chief',
    parentRole: 'Be the hungry dragon who is trying hard to be polite: say after you and rub your tummy.',
    problem: {
      math: 'Dragons notice when a share is not fair. The {things} must come out right, down to the last one.',
      reading: 'The feeding board says who may have what. Read it closely, for turnips make one dragon hiccup.',
      science: 'A dragon, like a crocodile, can rest for weeks between meals. Find out how nature works.',
      writing: 'The dragons would like a menu, please. Put it in writing, and make it sound good.',
      art: 'The yard wall needs a sign that even a dragon can follow. Use art where words will not do.',
      'social-studies':
        'The turnips come from ten farms, and the farms need things too. Find out how a valley shares and trades.',
    },
    payoff: {
      math: 'Every dragon looks left, looks right and is satisfied. The yard fills with happy munching.',
      reading: 'Each got the right dish today. It is the first morning without a hiccup.',
      science: 'Your facts set the new feeding hours. A slow old dragon says thank you, slowly.',
      writing: 'The dragons have their keeper read it twice. Then they order everything.',
      art: 'The sign works at once. Even the twins line up, nose to tail.',
      'social-studies': 'The ten farms get a proper thank-you. By noon, two wagons of pears roll in.',
    },
    things: [things.turnip, things.pear, things.oatCake, things.bucket],
  },
  {
    id: 'bubble-springs',
    place: 'the bubble springs',
    worldToday:
      'Saturday is bath day at the bubble springs. Foam slides over the bank like slow snow. Somewhere in it are nine dragons and {hero}.',
    childRole: 'bath captain',
    parentRole: 'Be a dragon who hates ear washing: wriggle a little, then hold still for each good answer.',
    problem: {
      math: 'The wash list got soaked, and its numbers ran. Work out the {things} again while the foam is high.',
      reading: 'Somebody washed the labels off the soap. Read the notes to find which one does not tickle.',
      science: 'A bubble is a thin skin of water and soap around air. Look into how such things work.',
      writing: 'Next week a new keeper runs bath day. Write what to do, so that no tail gets skipped.',
      art: 'Foam has curves, light and a hundred soft colors. Catch some of that in art of your own.',
      'social-studies':
        'Springs are shared by all who live along the stream. Find out how neighbors take care of one place.',
    },
    payoff: {
      math: 'Now the list is right. Nine dragons come out clean, and so does one keeper.',
      reading: 'The right soap is found. Nobody giggles, except for the one who always does.',
      science: 'Your finding floats down the stream from keeper to keeper. It shines all the way.',
      writing: 'The new keeper needs one look and begins. Every tail gets washed.',
      art: 'The dragons shake dry and crowd in to see. Your art gets only a little wet.',
      'social-studies': 'The neighbors agree on a plan, and the water stays clear. A trout jumps for joy.',
    },
    things: [things.bubble, things.bucket, things.scale, things.clawPrint],
  },
  {
    id: 'nap-meadow',
    place: 'the nap meadow',
    worldToday:
      'After lunch the dragons bask in the nap meadow. Real lizards do that too, for the sun warms them up. One snore sets all the grass swaying.',
    childRole: 'nap guardian',
    parentRole: 'Be a snoring dragon: snore between the questions and open one eye for each answer.',
    problem: {
      math: 'Who naps when, and for how long? Work it out with the {things}, before two dragons want one spot.',
      reading:
        'The dragons ask for a calm bit of reading before they doze. Read it well, and keep your voice like honey.',
      science: 'Sun, shade, wind and warm stone: the meadow is full of science. Find out how it works.',
      writing: 'One dragon woke up from a splendid dream. Write about it before the dream floats off.',
      art: 'Asleep, a dragon is all curves. Look hard at a shape around you and turn it into art.',
      'social-studies': 'The meadow was a quarry a hundred years ago. Find out how places and people change over time.',
    },
    payoff: {
      math: 'Each dragon has a spot and a time. The grass sways left, right, left.',
      reading: 'All eyes are closed by the end. One tail still thumps at the best part.',
      science: 'Your facts tell the keepers where the warm spots will be. The dragons knew, but they are pleased.',
      writing: 'The dream is safe now and can be had again. Eight more dragons ask for a turn.',
      art: 'They wake up, see your art and yawn with delight. From a dragon, that is praise.',
      'social-studies': 'A sign now tells the story of the meadow. The oldest dragon nods, for she was there.',
    },
    things: [things.quilt, things.fern, things.clawPrint, things.cushion],
  },
  {
    id: 'flying-hill',
    place: 'the flying hill',
    worldToday:
      'Wind pours over the flying hill. The young dragons flap like laundry. Warm air rises, so soaring birds circle in it. {friend} holds on to a hat that has other plans.',
    childRole: 'flight helper',
    parentRole: 'Be a young dragon before a first flight: ask if it is safe, and take heart from each answer.',
    problem: {
      math: 'No dragon takes off until the flight plan adds up. Check the {things} twice and then say go.',
      reading: 'The wind has torn the flight rules in two. Read what is left, and work out what it means.',
      science: 'A feather, a glider and a dragon all meet the same air. Find out what rules they follow.',
      writing: 'The young flyers want to remember this day. Write it down for the flight book.',
      art: 'To a flyer, our hill looks green and gold. Make art that shows how you see it.',
      'social-studies':
        'Flyers need to know what lies below: homes, farms, bridges and roads. Find out how a place is put together.',
    },
    payoff: {
      math: 'Three, two, one, up! The plan fits, and nobody bumps.',
      reading: 'The rules are whole again. Rule one, it turns out, is to have fun.',
      science: 'With your facts, the smallest flyer stays up for a whole minute. The hill goes wild.',
      writing: 'The flight book gets your page. Years from now, somebody will read it and smile.',
      art: 'The flyers carry your art up to see if it is true. It is.',
      'social-studies': 'Now every flyer can find the way home. They land in the right village, mostly.',
    },
    things: [things.kite, things.flag, things.cloud, things.harness],
  },
  {
    id: 'lantern-cave',
    place: 'the lantern cave',
    worldToday:
      'At dusk the lantern dragons begin to glow, first green, then gold. Real fireflies make light too, and it is nearly without heat. The lantern cave looks full of stars.',
    childRole: 'glow keeper',
    parentRole: 'Be the echo of the cave: give back the last word of each answer, softer and softer.',
    problem: {
      math: 'Each right answer lights up one more part of the cave. The {things} by the door come first.',
      reading: 'Old words are carved in the cave wall. Read them by dragon light before it fades.',
      science: 'Light, shadow, stone and sound meet in this cave. Look closely and find out what is true.',
      writing: 'The cave keeps a guest book, and it loves good lines. Write your part so that it glows.',
      art: 'In the cave you see light because it is dark. Use light and dark in art of your own.',
      'social-studies':
        'The first keepers left marks on the wall, long ago. Find out how we can tell what the past was like.',
    },
    payoff: {
      math: 'Answer by answer, the cave lights up. In the last corner, somebody small says boo.',
      reading: 'You read it right to the end. It says: Be gentle, we live here.',
      science: 'A lantern dragon follows your finger along the facts. It glows a shade brighter.',
      writing: 'Your lines shine in the guest book. The cave murmurs them all night.',
      art: 'The dragons glow all around your art. It looks different in every color.',
      'social-studies': 'The old marks have a story again. Beside them, your own mark begins the next one.',
    },
    things: [things.lantern, things.crystal, things.firefly],
  },
]
