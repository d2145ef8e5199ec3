import type { Beat } from '../../types.ts'
import { fiveDayClues } from './clues-five.ts'

const days: Beat[] = [
  {
    title: 'A Beep in the Dark',
    description: 'A faint beep reaches Marigold Station. Someone has to find out who is calling.',
    opener:
      'Welcome aboard Marigold Station, {child}! We circle the Earth sixteen times a day. Breakfast comes with a sunrise. So does lunch. This morning the radio went beep, beep, burp. Nobody on the crew burped. Something small is calling from far away. It beeps its name in code! Captain Amara needs a code breaker. Some right answers today give you a letter. What is the name of the caller?',
    close:
      'Show your family the clue that made you work hardest. Then beep the name Acorn to each other. Lucia finds Acorn in the oldest log. It is a space probe, no bigger than a toaster. It left home before Captain Amara was born! Why is it calling now? Tomorrow we listen closely.',
    older: {
      opener:
        'Welcome aboard Marigold Station, {child}. We circle the Earth sixteen times a day. Even supper has a sunrise. At 6:04 this morning the radio picked up a faint signal. Short beep, long beep, pause. That is an A in Morse code. The rest drowned in static. Kenji blames the radio, and the radio blames Kenji. Some right answers restore a letter. What is the name of the caller?',
      close:
        'Show your family the question that cost you the most thought. Lucia finds Acorn in the oldest log: a space probe, toaster-sized. It flew off to study a comet and fell silent. That was years before Captain Amara was born. Why would it call now? Lucia has a guess and keeps it until tomorrow.',
    },
    secret: {
      asks: 'What is the name of the caller?',
      word: 'acorn',
      found: 'Acorn! A little space probe named Acorn is calling us.',
    },
  },
  {
    title: 'Around and Around',
    description: 'The caller is tired and lost. First the crew must find out what went wrong.',
    opener:
      "Yesterday the letters spelled a name: Acorn. All night Acorn told its story, beep by beep. It flew around the Sun and through the tail of a comet. Now it wants to come home. But it keeps flying in loops, like a bee at a window! Its star eye cannot see the stars. Something covers it, {child}. Today's right answers bring the letters. What is it?",
    close:
      'Tell your family how you found one of your answers. Kenji has an idea and radios it at once: Spin, Acorn, spin! Off flies the dust, like water from a wet dog. Now Acorn sees the stars and turns toward home. One small beep says good night. Tomorrow should be easy. Should be!',
    older: {
      opener:
        "Yesterday's letters gave us the name Acorn. Overnight it sent us its logbook, one slow beep after another. It crossed the tail of a comet and then lost its way. Space has no road signs. A probe steers by the stars. Its eye is called a star tracker. Acorn's star tracker sees nothing at all. Stars do not go out all at once, {child}. Turn right answers into letters. What covers the star eye?",
      close:
        'Pick one answer and prove it to your family in two sentences. Then back to the comet dust. Kenji orders Acorn to spin, and the dust flies off the edge. Nothing holds it, so each grain goes straight on. The stars are back, and Acorn turns for home. Kenji says the rest is easy. Kenji often says that.',
    },
    secret: {
      asks: 'What covers the star eye?',
      word: 'dust',
      found: 'Dust! Comet dust covers the star eye, so Acorn cannot see.',
    },
  },
  {
    title: 'Not a Peep',
    description: 'The radio has gone silent. There is a good reason, and there is plenty to do.',
    opener:
      'Yesterday Acorn shook off the dust and turned toward home. But at breakfast the beeps stopped. Not one peep! Dot the robot polished one spoon nine times, just to stay calm. Lucia looks at the star map and smiles. Acorn is safe, {child}. It has only slipped behind something big and round. Radio waves cannot get through. Your right answers have the letters. What is Acorn hiding behind?',
    close:
      'Show your family one answer and how you got there. Now hush and listen. Beep! Acorn peeks around the edge of the Moon. In the repair shop, Kenji oils the robot arm for the catch. It stretches, bends and gives Dot a high five. Two more sleeps, and Acorn is here!',
    older: {
      opener:
        'Yesterday the dust came off, and Acorn turned for home. At 7:40 this morning the signal stopped, mid-beep. A tired radio fades. This one was cut off, like a voice behind a door. That is clue one, {child}. Clue two: Lucia expects it back in forty minutes. So something huge is in the way, and Acorn will pass it. Earn a letter with each right answer. What is Acorn hiding behind?',
      close:
        'Pick one answer and tell your family how you could check it. The Moon stops radio waves. The first astronauts to fly around it lost touch there, too. After forty minutes Acorn comes out, still in mid-beep. In the repair shop the robot arm gives Dot a high five. Dot had not asked. Two more days.',
    },
    secret: {
      asks: 'What is Acorn hiding behind?',
      word: 'moon',
      found: 'The Moon! Radio waves cannot pass through the Moon, so we must wait.',
    },
  },
  {
    title: 'The Stubborn Arm',
    description: 'A guest is coming. The robot arm will only wave hello.',
    opener:
      'Yesterday Acorn came out from behind the Moon. The robot arm was ready, too. At least we thought so. This morning it will only wave hello! It waves at Kenji. It waves at the soup. Something soft is stuck in its elbow. The galley is next door. In orbit, a dropped thing never lands. It just tours the ship. Right answers give you letters, {child}. What is stuck in the elbow?',
    close:
      'Show your family your favorite clue. Then wave like the robot arm. Kenji pulls, and out comes the noodle. It is longer than Dot! The arm bends again! Kenji bolts it back onto the docking port. Look through the window. That tiny light is Acorn. Tomorrow is catching day!',
    older: {
      opener:
        'Yesterday Acorn came out from behind the Moon, right on time. Today the robot arm waves and does nothing else. Kenji ran the test: shoulder fine, wrist fine, elbow jammed. The repair shop is next to the galley. And in orbit nothing that you drop ever lands. It drifts with the air until something stops it. Last night the elbow did. Some right answers have a letter, {child}. What is stuck in there?',
      close:
        'Show your family a mistake that is easy to make. Then show how to mend it. Mending is most of what engineers do. Kenji draws out the noodle with a perfectly straight face. The arm passes every test and goes back to the docking port. Acorn is a bright dot in the window. Tomorrow we get exactly one try.',
    },
    secret: {
      asks: 'What is stuck in the elbow of the robot arm?',
      word: 'noodle',
      found: 'A noodle! It slipped out of the galley and floated into the arm.',
    },
  },
  {
    title: 'The Catch',
    description: 'One robot arm reaches for one small traveler coming home.',
    opener:
      'Last night we set the table for seven, Acorn included. Now Acorn floats right beside us. Slowly, slowly the arm reaches out. Gotcha! It closes as softly as a hug. Dot spins for joy. Acorn is scratched all over, and it has a tiny round door. Something small rattles inside. The door has a letter lock! Your last right answers are its letters, {child}. What did Acorn bring home?',
    close:
      'Show your family your three best finds of the week. Hang up your certificate. Ravi plants the seed in the sky garden. So that is why its name is Acorn! An acorn is a seed, too. The crew cheers, Acorn beeps along, and supper is served for seven. Yes, there are noodles.',
    older: {
      opener:
        'Last night we set the table for seven, Acorn included. Now for the catch. We fly almost five miles a second. So does Acorn, right beside us, so it seems to stand still. Two trains at the same speed do the same. The arm closes. Got it! Under the scratches is a round door with a letter lock. The name was a hint all along, {child}. Right answers open the door. What did Acorn bring home?',
      close:
        'Show your family your three best finds. Hang up your certificate. Ravi plants the seed, and it may well grow. In 1971 an astronaut took tree seed around the Moon. Some of those trees stand on Earth today. The crew thanks Acorn, then you. Supper is for seven. There are noodles, under close guard.',
    },
    secret: {
      asks: 'What did Acorn bring home?',
      word: 'seed',
      found: 'A seed! Acorn carried one tree seed all around the Sun.',
    },
  },
]

/** The little probe that calls from the dark; its name hints at what it carries. */
export const arcFive: Beat[] = days.map((beat, i) => ({ ...beat, clues: fiveDayClues[i] }))
