import type { Beat } from '../../types.ts'

/** A chest with a lock for each planet; every lock gives a letter, and the letters are a word. */
export const arcTen: Beat[] = [
  {
    title: 'The Chest with Eight Locks',
    description: 'A forgotten chest turns up in the sky garden. Each of its locks wears a planet.',
    opener:
      'Hello, {child}, and welcome to Marigold Station! This morning Ravi pulled up a giant radish in the sky garden. Behind it was a metal chest that nobody had packed. It has eight locks, and each lock wears a planet. A note says: One lock a day, and no peeking. Dot the robot peeked and got a puff of glitter. Your first clues will wake the chest.',
    close:
      'Show your family the clue you liked best today. Something clicks inside the chest, and eight tiny lamps come on. The lamp by Mercury glows the brightest. It seems to be saying: me first. Sleep well, and come back for lock number one.',
  },
  {
    title: 'Mercury, the Quick One',
    description: 'The first lock belongs to the fastest planet of all.',
    opener:
      "Yesterday you woke the chest, and all night the Mercury lock blinked. Mercury is the smallest planet and the closest to the Sun. It races around the Sun in just 88 days. On Mercury, you would have about four birthdays in one Earth year! Dot asked for four cakes at once and got none. This lock likes quick, careful minds. Solve today's clues and see what pops out.",
    close:
      'Show your family a clue that went faster than you thought. Click! The first lock springs open. Inside lies a metal letter: T. Lucia turns it in the light. What could it stand for? Guess once, then keep your guess until tomorrow.',
  },
  {
    title: 'Venus, the Cloudy One',
    description: 'The second lock feels warm, and it cannot be rushed.',
    opener:
      'Yesterday we hung up the letter T. It floats like a little kite. Today the Venus lock feels warm. No wonder, {child}! Venus is the hottest planet. Its thick clouds hold the heat in like a heavy quilt. It also turns very slowly. One spin takes longer than its whole year. Imagine that bedtime! Slow, steady work opens this lock, so take your time today.',
    close:
      'Tell your family one answer, slowly and proudly. Click! The Venus lock opens and out rolls a round letter: O. Now you have T and O. Kenji is sure the word is toast. Captain Amara says we had better wait.',
  },
  {
    title: 'Earth, the Blue One',
    description: 'The third lock shows a planet that we all know well.',
    opener:
      "Yesterday's O sits beside the T. Kenji dreamed of toast all night. Now the crew is crowding at the Earth window. The third lock shows our own planet. Water covers most of it, so it looks blue from here. It is the only world we know with whales, ants and pancakes. Wave to your own street, {child}. Then let today's clues open the lock of home.",
    close:
      'Tell your family what you would miss most, far from Earth. Then show the work that made you think. Click! Out floats a G. So far we have T, O, G. Dot says it is the start of a very odd sneeze.',
  },
  {
    title: 'Mars, the Rusty One',
    description: 'Red dust, a giant volcano and the lock in the middle.',
    opener:
      "Yesterday made it T, O, G, and the guesses are getting silly. Today the Mars lock left red dust on Ravi's sleeve. Mars is red because its dust is rusty, like an old bike. Its tallest volcano is far higher than any mountain on Earth. After this lock we are halfway! Climb today's clues one step at a time.",
    close:
      'Show your family the steepest step of your day. How did you get up? Click! The Mars lock opens in a small red cloud. Everyone sneezes, and there is the letter E. Four letters, four to go. The crew does a floating dance.',
  },
  {
    title: 'Jupiter, the Giant',
    description: 'The biggest planet has the biggest lock. Big things start with one small bite.',
    opener:
      "Yesterday's red dust is gone, and Dot tucked four letters into bed. Now comes the giant. Jupiter is huge. All the other planets would fit inside it. Its red spot is a storm that is wider than the Earth. It has blown for more than a hundred years. The lock is pizza-sized, {child}, but don't be shy. Take today's work in small bites.",
    close:
      'Show your family something that looked too big this morning. Tell how you split it up. Clonk! The giant lock swings open and hands you one tiny T. T, O, G, E, T. Lucia gasps. There is an idea, but it stays a secret for now.',
  },
  {
    title: 'Saturn, the Ringed One',
    description: 'Countless small bits make one great ring. Small answers do the same.',
    opener:
      "Yesterday the giant gave us a second T. Lucia still has a secret. Today the Saturn lock spins in its own bright rings. Such rings look solid, but they are bits of ice and rock. Some are tiny as sand, and some are big as a house. Ravi tried to count them and had to lie down. Gather today's answers bit by bit, and make them shine.",
    close:
      'Pick three small answers from today and show them to your family. Together they make something bigger, just like a ring. Click! The Saturn lock gives us an H. T, O, G, E, T, H. Say the sounds slowly. Is a word waking up?',
  },
  {
    title: 'Uranus, the Tipped One',
    description: 'The seventh lock is on sideways. It asks for a new way of looking.',
    opener:
      "Yesterday's H joined the row. Even Kenji has given up on toast. Today's lock is on sideways. So is its planet! Uranus leans so far that it rolls around the Sun sideways. Maybe a huge bump tipped it long ago. Nobody knows for sure. Captain Amara is floating upside down to match. When a clue puzzles you, {child}, turn it around and look again.",
    close:
      'Show your family a clue that you tried in a new way. Click! The lock slides open, sideways of course, and there is an E. Only one lock is left. Captain Amara turns right side up and asks which side that is.',
  },
  {
    title: 'Neptune, the Far One',
    description: 'The last lock belongs to the farthest planet. It takes staying power to get there.',
    opener:
      'Yesterday seven letters lay in a row. Nobody wanted to go to bed. Now for the farthest planet of all. Neptune has the fastest winds of any planet. One trip around the Sun takes it 165 years! A Neptune birthday cake would be rather dry. You have come a long way too. Bring everything you have found out, and finish the last lock.',
    close:
      'Tell your family what felt hard at first and is easy now. Click! The eighth letter is an R. Line them up: T, O, G, E, T, H, E, R. Read the word out loud with everyone. Tomorrow we lift the lid.',
  },
  {
    title: 'The Word That Opens',
    description: 'Eight letters, one word, and a lid too heavy for one.',
    opener:
      'Yesterday the eight letters made a word: together. But the lid is still shut! Dot pushed, Kenji pulled, and Ravi said please. Then Lucia found tiny print on the rim. It says: Opens only when many hands work at once. So that is the secret. No one can do it alone, not even a captain. Solve the last clues, {child}, and call your crew to the chest.',
    close:
      'Everyone, one hand on the lid. One, two, three! Inside are bright crew patches. One has no name on it yet. It is yours. Show your family the best work of all ten days. Marigold Station turns on every lamp, and the crew cheers your name.',
  },
]
