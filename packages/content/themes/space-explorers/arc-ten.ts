import type { Beat } from '../../types.ts'
import { tenDayClues } from './clues-ten.ts'

const days: Beat[] = [
  {
    title: 'The Chest with Eight Locks',
    description: 'A forgotten chest turns up in the sky garden. Each of its locks wears a planet.',
    opener:
      'Hello, {child}, and welcome to Marigold Station! This morning Ravi pulled up a giant radish in the sky garden. Behind it stood a metal chest, in the darkest corner. It has eight locks, and each lock wears a planet. A note says: One lock a day, and no peeking. Dot the robot peeked and got a puff of glitter. But the chest is fast asleep. Win a letter with every right answer. What will wake the chest?',
    close:
      'Show your family the clue you liked best today. Ravi opens the shutters, and the Sun shines on the lid. Eight tiny lamps come on! The lamp by Mercury blinks. Mercury is the planet nearest to the Sun, so it goes first. Tomorrow we open lock number one.',
    older: {
      opener:
        'Welcome to Marigold Station, {child}. This morning Ravi pulled up a giant radish. Behind it stood a metal chest that is on no list. Captain Amara even has a list of the lists. It has eight locks, and each shows a planet. A note says: one lock a day, no peeking. Dot peeked and is still shedding glitter. The lid is dark blue, and the corner is pitch dark. Some right answers give a letter. What will wake the chest?',
      close:
        'Show your family the answer you would bet a radish on. Ravi opens the shutters. The blue lid turns light into power, as our solar panels do. Eight lamps come on, in order from the Sun outward. Mercury blinks first. So there is a system. Tomorrow we test it.',
    },
    secret: {
      asks: 'What will wake the chest?',
      word: 'light',
      found: 'Light! The lid is a solar panel, and light gives it power.',
    },
  },
  {
    title: 'Mercury, the Quick One',
    description: 'The first lock belongs to the fastest planet of all.',
    opener:
      'Yesterday light woke the chest, and all night the Mercury lock blinked. Mercury is the smallest planet. It races around the Sun in just 88 days. You would have about four birthdays in one Earth year! But Mercury spins very, very slowly. One of its days is longer than its year. A slow animal, carved from wood, waits behind this lock. Right answers give you its letters, {child}. Which animal is it?',
    close:
      'Show your family one clue, first slowly and then fast. The wooden turtle floats out and looks pleased. A tag on its foot says: Keep my first letter. So Lucia writes a big T on the wall. Who packed a turtle, and why? Tomorrow we open the Venus lock.',
    older: {
      opener:
        "Yesterday light woke the chest, and now Mercury's turn has come. It needs only 88 days for a trip around the Sun. No planet is faster. Here is the odd part. It spins so slowly that one sunrise follows another after 176 days. So its day is twice as long as its year. Whoever packed this chest liked that joke, {child}. The animal behind the lock fits it. Spell it with your right answers. Which animal is it?",
      close:
        'Ask your family: which is longer on Mercury, day or year? Then show your neatest work. The turtle is carved from real wood, which is rare up here. Its tag says: Keep my first letter. Lucia writes a T on the wall. One letter is no word, says Kenji. True. Seven to go.',
    },
    secret: {
      asks: 'Which slow animal is behind the Mercury lock?',
      word: 'turtle',
      found: 'A turtle! It is as slow as one long Mercury day.',
    },
  },
  {
    title: 'Venus, the Cloudy One',
    description: 'The second lock feels warm, and it cannot be rushed.',
    opener:
      'Yesterday a wooden turtle gave us the letter T. Today the Venus lock feels warm. No wonder! Venus is the hottest planet of all. It wears thick clouds, layer over layer, like many quilts. Behind this lock is something soft that has layers, too. It is sewn from felt. Real ones make Kenji cry at supper! Go slowly today, {child}, and right answers give you its letters. What is it?',
    close:
      'Tell your family one answer, slowly and proudly. Out floats the felt onion, and Kenji cries a little anyway. Its tag says: Keep my first letter. Now we have T and O. Kenji is sure the word is toast. Captain Amara says we had better wait. Tomorrow comes a planet that you know well.',
    older: {
      opener:
        "Yesterday the turtle left us a T. Today's lock feels warm, and that fits. Mercury is nearer to the Sun, but Venus is hotter. Its thick air traps the heat. Lead would melt there. Clouds wrap it, layer upon layer. Behind the lock is something sewn from felt, also in layers. The real thing makes grown engineers weep, {child}. Collect the letters, one right answer after another. What is it?",
      close:
        "Explain one answer to your family in layers: first, next, last. The felt onion has seven layers. Somebody had long evenings. Its tag asks for the first letter again. Now we have T and O. Kenji votes for toast. Lucia says that two letters prove nothing. Tomorrow's planet is the one below us.",
    },
    secret: {
      asks: 'What lies behind the warm Venus lock?',
      word: 'onion',
      found: 'An onion, sewn from felt! It has layers, like the clouds of Venus.',
    },
  },
  {
    title: 'Earth, the Blue One',
    description: 'The third lock shows a planet that we all know well.',
    opener:
      'Yesterday the felt onion gave us an O. Kenji dreamed of toast all night. Now the crew crowds at the Earth window. The third lock shows our own planet. Water covers most of it, so it looks blue. No other world that we know has whales, ants or pancakes. Behind the lock is a little bag from home, {child}. It smells of summer and of bare feet. The letters come with right answers. What is in the bag?',
    close:
      "Tell your family what you would miss most, far from Earth. Then show one piece of today's work. Everyone sniffs the bag of grass. Ravi sniffs it twice and goes very quiet. It gives us a G. T, O, G! Dot says it is the start of an odd sneeze. Tomorrow comes the red planet.",
    older: {
      opener:
        "Yesterday's O hangs beside the T, and Kenji still says toast. The third lock shows Earth. Water covers about seven tenths of it, and water looks blue. It is the only world we know with living things. What would you take along to remember it, {child}? Somebody chose the plainest thing. It grows in parks, in fields and in cracks. Some right answers are worth a letter. What is in the bag?",
      close:
        'Ask your family what they would take along from Earth. Then show the work you would keep. The grass is brown and dry, and it still smells of summer. Captain Amara holds the bag for a long minute. The wall says T, O, G. Dot calls it a sneeze that lost its way. Mars is next.',
    },
    secret: {
      asks: 'What is in the little bag behind the Earth lock?',
      word: 'grass',
      found: 'Grass! Somebody brought a bag of dry grass from Earth.',
    },
  },
  {
    title: 'Mars, the Rusty One',
    description: 'Red dust, a giant volcano and the lock in the middle.',
    opener:
      "Yesterday the grass gave us a G. T, O, G: the guesses are getting silly. Today the Mars lock left red dust on Ravi's sleeve. Mars is red because its dust is rusty, like an old bike. Its tallest volcano is far higher than any mountain on Earth. The drawer is open a crack! Dot looks in and says: Huh? Right answers are steps, {child}, and some hold a letter. What is odd about this drawer?",
    close:
      'Show your family one clue, step by step, like a climb. Then everyone stares into the drawer. Kept for whom? Captain Amara closes it with care. Empty begins with E, so Lucia writes an E. Now we have T, O, G, E. Four letters, and four to go. Tomorrow comes the giant.',
    older: {
      opener:
        "Yesterday's G made it T, O, G, which helps nobody. Today's lock left red dust on Ravi's sleeve. Mars is red because the iron in its dust has rusted. Its volcano Olympus Mons is the tallest that we know. It is more than twice as high as Mount Everest. The drawer behind this lock slid open by itself. Dot looked in, then looked again. Your right answers say it in one word, {child}. What is odd about this drawer?",
      close:
        "Walk your family up one answer, step by step. Then look at the evidence. Nobody labels a drawer and forgets to fill it. So it is empty on purpose, and it waits for somebody. E goes on the wall: T, O, G, E. Kenji takes back toast. Four locks are left, and tomorrow's is huge.",
    },
    secret: {
      asks: 'What is odd about the Mars drawer?',
      word: 'empty',
      found: 'It is empty! On its floor, tiny print says: Kept for somebody.',
    },
  },
  {
    title: 'Jupiter, the Giant',
    description: 'The biggest planet has the biggest lock. Big things start with one small bite.',
    opener:
      "Yesterday's drawer was empty, and nobody knows why. Now comes the giant. All the other planets would fit inside Jupiter. Its red spot is a storm, wider than the Earth. It has blown for more than a hundred years. The lock is as big as a pizza! But the one behind it is as small as a thumb, {child}. Somebody with round ears is in there. Win a letter with each right answer. Who is it?",
    close:
      'Show your family how to cut one big clue into small bites. Dot holds the teddy by one paw and will not let go. It gives us another T. Look at the wall: T, O, G, E, T. Lucia gasps! There is an idea, but it stays a secret for now. Tomorrow we see rings.',
    older: {
      opener:
        "Yesterday's drawer was empty on purpose, which is worse than a riddle. Today it is Jupiter's turn. The lock is as big as a pizza. Jupiter could hold all the other planets. Its Great Red Spot is a storm, wider than Earth. It has raged for well over a hundred years. You would expect something huge behind that lock, {child}. Kenji measured the drawer: two inches. Get the letters, one right answer at a time. Who sits in there?",
      close:
        'Show your family how to cut one big question into small ones. The teddy had a job. Crews hang a small toy in the cabin at liftoff. When it floats, they have reached orbit. Its T makes five: T, O, G, E, T. Lucia has a theory and will not share it. Do you have one?',
    },
    secret: {
      asks: 'Who sits behind the giant lock?',
      word: 'teddy',
      found: 'A teddy, no bigger than a thumb! It came to space in a pocket.',
    },
  },
  {
    title: 'Saturn, the Ringed One',
    description: 'Countless small bits make one great ring. Small answers do the same.',
    opener:
      'Yesterday a tiny teddy gave us a second T. Lucia still has a secret. Today the Saturn lock spins in its own bright rings. Such rings look solid, but they are bits of ice and rock. Some are as small as sand. Some are as big as a house. Ravi tried to count them and had to lie down. Behind this lock is something round that you can spin, {child}. Your right answers make its letters. What is it?',
    close:
      'Put three small answers in a row for your family. Many small bits make one great day. In the float gym everyone gets a turn with the golden hoop. It never falls down up here! H goes on the wall: T, O, G, E, T, H. Say the sounds slowly. Is a word waking up?',
    older: {
      opener:
        "Yesterday's T made five letters, and Lucia is still silent. Today the Saturn lock spins. The rings look solid, but they are bits of ice and rock. More than twenty Earths would fit across them. Yet in most places they are only about thirty feet thick! Behind the lock is one more ring, made for play, {child}. Right answers give its letters. What is it?",
      close:
        'Show your family three small answers. What do they add up to? The hoop goes to the float gym. It hangs there and spins until the air slows it down. H is on the wall: T, O, G, E, T, H. Kenji takes a breath to say it, and Lucia says no. Two more locks.',
    },
    secret: {
      asks: 'What round toy is behind the Saturn lock?',
      word: 'hoop',
      found: 'A hoop! It is thin and golden, like one of the rings.',
    },
  },
  {
    title: 'Uranus, the Tipped One',
    description: 'The seventh lock is on sideways. It asks for a new way of looking.',
    opener:
      "Yesterday the hoop brought us an H. Even Kenji has given up on toast. Today's lock is on sideways, and so is its planet! Uranus leans so far that it rolls around the Sun. Maybe a huge bump tipped it long ago. Nobody knows for sure. And its clouds stink, like something that was left too long! Look at each puzzle from all sides, {child}. Right answers give the letters. What do those clouds smell like?",
    close:
      'Pick one clue and tell it to your family backward: answer first. The wooden eggs lie on their sides, of course. They give us another E. T, O, G, E, T, H, E! Ravi starts to whisper the word, and Dot says: Shh! Only one lock is left, and its planet is far, far out.',
    older: {
      opener:
        "Yesterday's H made six letters, and nobody mentions toast. Today's lock is on sideways, like its planet. Uranus leans so far that it rolls around the Sun. Perhaps a huge crash tipped it long ago. That is a good guess, not a proven fact. Its clouds hold a gas called hydrogen sulfide. You may have met that smell, {child}, in a forgotten lunch box. Your right answers spell it. What do the clouds smell like?",
      close:
        'Give your family an answer, and let them guess the question. The wooden eggs float in their drawer, both sideways. Scientists found that bad smell with a giant telescope. No nose had to go. Another E: T, O, G, E, T, H, E. You may well have the word by now. Keep it one more night.',
    },
    secret: {
      asks: 'What do the clouds of Uranus smell like?',
      word: 'eggs',
      found: 'Bad eggs! Two wooden eggs are in the drawer, and they smell fine.',
    },
  },
  {
    title: 'Neptune, the Far One',
    description: 'The last lock belongs to the farthest planet. It takes staying power to get there.',
    opener:
      'Yesterday the wooden eggs gave us an E. Nobody wanted to go to bed. Now for the farthest planet of all. Neptune has the fastest winds of any planet. One trip around the Sun takes it 165 years! A birthday cake there would get rather dry. In a wind like that you must hold on to something, {child}. It should be long and strong. Your right answers give you the letters. What is behind this lock?',
    close:
      'Tell your family which clue you would give to a friend. The last letter is R. Line them up: T, O, G, E, T, H, E, R. Read the word out loud with everyone! Ravi ties the rope to the lid. But how do we open it? That is for tomorrow.',
    older: {
      opener:
        "Yesterday's E left one gap in the row. Neptune has the last lock. It is about thirty times as far from the Sun as Earth. One trip around takes it 165 years. Its winds are the fastest of any planet. They can pass a thousand miles an hour. There you would want something to hold on to, {child}. Sailors and mountain climbers trust it. Your right answers supply the letters. What is behind the lock?",
      close:
        'Tell your family which kind of question you could now teach. The rope brings an R. Read the wall aloud: T, O, G, E, T, H, E, R. Lucia has known since Jupiter. A turtle, an onion, an empty drawer, a teddy: silly things. But they make one good word. Tomorrow: the lid.',
    },
    secret: {
      asks: 'What is behind the Neptune lock?',
      word: 'rope',
      found: 'A rope! It is long enough for a whole crew to hold.',
    },
  },
  {
    title: 'The Word That Opens',
    description: 'Eight letters, one word, and a lid too heavy for one.',
    opener:
      'Yesterday eight letters made a word: together. But the lid is still shut! Dot pushed, Kenji pulled, and Ravi said please. Then Lucia found tiny print on the rim. It says: Opens only when many hands pull at once. So that is what the rope is for! Everyone takes hold. The lid lifts a crack. Something round and bright lies inside, {child}. It could go on a space suit. Win the last letters with right answers. What is it?',
    close:
      'Show your family the best work of your ten days. Hang up your certificate. There is a letter in the chest: We were the first crew. Each of us left one silly thing. Together they make a word. Now the empty drawer is yours. Leave something small for the next finder! The whole crew cheers your name.',
    older: {
      opener:
        'Yesterday eight letters spelled one word: together. The lid did not care. Kenji pulled alone, then Dot, then Ravi, with great style. At last Lucia read the rim. It says: Opens only when many hands pull at once. So no expert can ever open it alone. The whole crew takes the rope, and the lid lifts an inch. Something round lies in there, {child}, fit for a sleeve. Your last right answers spell it. What is it?',
      close:
        'Show your family the best work of your ten days. Your certificate goes on the wall. A letter in the chest says: We were the first crew. Each of us left one odd thing. Alone, each is a joke. Together they make a word. The empty drawer was kept for you. Choose what the next finder will puzzle over.',
    },
    secret: {
      asks: 'What lies in the chest for you?',
      word: 'patch',
      found: 'A crew patch! It has no name on it yet, because it is yours.',
    },
  },
]

/** A chest with a lock for each planet; what lies behind a lock begins with its letter, and the letters are a word. */
export const arcTen: Beat[] = days.map((beat, i) => ({ ...beat, clues: tenDayClues[i] }))
