import type { Beat } from '../../types.ts'
import { fiveDayClues } from './clues-five.ts'

const days: Beat[] = [
  {
    title: 'A Pinecone for a Whistle',
    description: 'Something shiny is gone from the ranger cabin. Something odd lies in its place.',
    opener:
      "Welcome to Willowmere Valley, {child}! Three hooks hang by the cabin door. One is for hats. One has been bare for years, and nobody knows why. The third held Mateo's silver whistle. But this morning the whistle is gone! A pinecone lies there in its place. Noor sniffs it. Pip the otter sniffs it. Tiny marks run all around it. Some right answers today give you a letter. What made the marks?",
    close:
      'Show your family your proudest clue, and then show your teeth. Suki the fox has teeth, too, but far bigger ones. So who is small and comes by night? Noor dusts the cabin floor with flour, from wall to wall. If the visitor comes back, we will find out.',
    older: {
      opener:
        "Welcome to Willowmere Valley, {child}. Three hooks hang by the cabin door. One is for hats. One has been bare for twenty years, and no ranger knows why. The third held Mateo's silver whistle. This morning a pinecone lies there instead. The door was locked, with a gap of two fingers below it. Noor finds tiny grooves on the pinecone, always in pairs. Some right answers add a letter. What made the grooves?",
      close:
        'Show your family your proudest answer and defend it. Grooves in pairs come from long front teeth. Mice, squirrels and beavers have such teeth. So do rabbits, but none fits below a door. So it is a rodent. Suki, a fox, is offended to have been asked. Noor dusts the floor with flour. Tonight the visitor will sign its name.',
    },
    secret: {
      asks: 'What made the tiny marks on the pinecone?',
      word: 'teeth',
      found: 'Teeth! Somebody small with sharp teeth has nibbled it.',
    },
  },
  {
    title: 'Prints on the Floor',
    description: 'The visitor came back and left tiny footprints behind.',
    opener:
      "Yesterday we found tooth marks. Now the flour is full of prints! Mateo's best spoon is gone, and a twig lies in its spot. The prints are very small. The front feet have four toes. The back feet have five. But look, {child}. A thin line runs between the feet, like a wiggly shoelace. Something was dragged along the floor. Today's right answers spell it. What drew the line?",
    close:
      "Show your family how you made sure of one answer. Now for our list. A squirrel holds its tail up high. A beaver's tail is flat. A mouse has smaller feet. So it is somebody new! Mateo puts on the guard badge and will stay awake all night. Good luck, Mateo.",
    older: {
      opener:
        "Yesterday's tooth marks said: a rodent. Overnight it came back. Mateo's best spoon is gone, and a twig lies there instead. The flour kept a record. Front feet with four toes, back feet with five. That fits mice, squirrels and many more. But a thin line runs between the feet, right to the door. It swings from side to side, {child}. Right answers bring the letters. What drew the line?",
      close:
        'Show your family how you would prove one answer to a doubter. Then shorten the list. A squirrel carries its bushy tail high. This one is thin and sweeps the floor. And most squirrels sleep at night. So it is somebody else. Mateo pins on the guard badge and vows to stay awake. Noor has doubts.',
    },
    secret: {
      asks: 'What drew the thin line in the flour?',
      word: 'tail',
      found: 'A tail! Our visitor pulls a long, thin tail behind it.',
    },
  },
  {
    title: 'The Trail at Dawn',
    description: 'A sleepy guard wakes up, and a trail leads uphill.',
    opener:
      'Yesterday we found out that the visitor has a long tail. Mateo stood guard last night, wide awake. At least, that is the story. Now the guard badge is gone, and a nice pebble sits there! Fresh prints lead up the pika slope. They end at a heap of twigs, as tall as a chair. Tiny paths run in and out. The letters come with your right answers, {child}. What is this heap?',
    close:
      'Walk your family through one answer, from start to end. Then come back to the slope. Rangers never break a home, so we sit down and listen. Something inside goes clink. It sounds like silver! Noor smiles. Noor knows who lives here, and tomorrow you will hear it.',
    older: {
      opener:
        'Yesterday we learned of a long tail that sweeps the floor. Mateo stood guard, or rather sat, or rather lay. Now the guard badge is gone. Whistle, spoon, badge: out. Pinecone, twig, pebble: in. Keep that pattern in mind, {child}. Prints in the dew lead up the pika slope. They end at a heap of twigs, three feet high. Worn little paths run into it. Some right answers give a letter. What is this heap?',
      close:
        'Lead your family through one answer, from question to proof. Such a home is handed on, from one owner to the next. Some, in dry caves, are thousands of years old. Rangers do not break a home, so we listen. Something goes clink, clear as silver. Noor nods. Tomorrow you will hear a name.',
    },
    secret: {
      asks: 'What is the big heap of twigs?',
      word: 'home',
      found: 'A home! Somebody lives there, with one room to sleep and one for food.',
    },
  },
  {
    title: 'A Clink in the Twigs',
    description: 'Everything shiny went up the slope. But was it really stolen?',
    opener:
      'Yesterday we found a home and heard a clink. Noor knows who lives there: a woodrat! It has soft fur and big round ears. It loves to collect things. Now think, {child}. A whistle went, and a pinecone came. A spoon went, and a twig came. A badge went, and a pebble came. So the woodrat did not steal! Win a letter with each right answer. What did it do?',
    close:
      'Tell your family one clever way to solve a clue. Noor has a clever plan, too: we swap back! The rangers turn out their pockets. Mateo has two lids, a shiny key ring and half a cracker. Not the cracker, Mateo. Tonight three shiny things will lie on the flat stone. Will the woodrat come?',
    older: {
      opener:
        'Yesterday a clink told Noor enough. The home belongs to a woodrat, a rodent with big ears. It gathers whatever it likes for its house. Now read the record, {child}. Out went a whistle, a spoon and a badge. In came a pinecone, a twig and a pebble. A thief would bring nothing, so thief is the wrong word. The letters of your right answers spell a better one. What did the woodrat do?',
      close:
        'Tell your family which answer today has the best reason. A woodrat carries one find at a time. If it meets a better one, it drops the first. So we will swap back. Mateo has two lids, a shiny key ring and half a cracker. Three offers, says Noor. The cracker is not one.',
    },
    secret: {
      asks: 'What did the woodrat do instead of stealing?',
      word: 'swap',
      found: 'Swap! It dropped its own find and took one that it liked better.',
    },
  },
  {
    title: 'The Flat Stone',
    description: 'A quiet night is over, and something glints in the grass.',
    opener:
      'Last night we put the lids and the key ring out. Then we tiptoed off. Well, Mateo tripped, but on tiptoe. Now Olu the owl calls from the slope. The whistle is back! The guard badge is back! And there is a third thing. It is old and a bit green, with a loop on top. Nobody lost it this week. Right answers bring the last letters, {child}. What is the third thing?',
    close:
      'Show your family your three best finds. Hang up your certificate. Mateo hangs the old bell on its hook and rings it. A woodrat of long ago must have liked it, too. Ours keeps the spoon, and Mateo stirs with the twig. Fair enough! The whole valley rings for you.',
    older: {
      opener:
        'Last night our offers lay on the flat stone, all three. At dawn Olu calls from the slope. Three other things lie there. The whistle. The guard badge. And something that nobody reported missing. It is brass, green with age, with a loop on top. A woodrat lives only a few years, so ours never took it. Think of the cabin door, {child}. Your last right answers spell it. What is the third thing?',
      close:
        'Show your family the three finds you would put on record. Hang your certificate beside them. After twenty years the bell is back on its hook. A home that is handed on keeps more than people remember. The spoon stays on the slope, and Mateo stirs with the twig. Three for three. Case closed, with one long ring.',
    },
    secret: {
      asks: 'What is the third thing on the flat stone?',
      word: 'bell',
      found: 'A bell! It is the old door bell from the bare hook.',
    },
  },
]

/** Shiny things vanish at night; the visitor is a woodrat, which really does swap one find for another. */
export const arcFive: Beat[] = days.map((day, i) => ({ ...day, clues: fiveDayClues[i] }))
