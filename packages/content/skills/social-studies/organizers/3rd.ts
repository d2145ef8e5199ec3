import type { SheetSpec } from '@pencil-quest/contract/sheets'
import { box } from './box.ts'

export const leaderLetter: SheetSpec = {
  kind: 'organizer',
  form: 'letter',
  title: 'A Letter to a Local Leader',
  ask: 'Plan a polite letter to a mayor or a town council about one thing you would like to change.',
  boxes: [
    box('Greeting', 'Whom do you write to?', 1, 'Dear Mayor Ruiz,'),
    box('The problem', 'Tell what you see and where.', 2, 'There is no crosswalk at our library.'),
    box('My request', 'Ask for one thing.', 2, 'Please have one marked.'),
    box('My reason', 'Explain who it would help.', 3, 'Children and older people cross there each day.'),
    box('Closing', 'End with thanks and your name.', 2, 'Thank you for your time. A young citizen'),
  ],
  lookFor: 'The request is something a local government can do, and the reason speaks of more people than the writer.',
}

export const tradeChain: SheetSpec = {
  kind: 'organizer',
  form: 'path',
  title: 'A Chain of Trades',
  ask: 'Plan three trades that turn a small thing into something you need. Each side must gain.',
  boxes: [
    box('I start with', 'What do you have more of than you need?', 2, 'twelve apples'),
    box('First trade', 'Who wants it? What do you get?', 2, 'The potter wants apples and gives a bowl.'),
    box('Second trade', 'Who wants that? What do you get?', 2, 'The shepherd needs a bowl and gives wool.'),
    box('Last trade', 'How do you get what you need?', 2, 'The tailor needs wool and gives a warm hat.'),
  ],
  lookFor: 'In each trade both people get something they want more than what they gave.',
}

export const landAndPeople: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Land and People',
  ask: 'Choose a desert, a coast or a snowy place. Describe how people live there.',
  boxes: [
    box('The place', 'Draw the land and the weather.', 0, 'sand dunes under a bright sun'),
    box('Clothes', 'What do people wear, and why?', 3, 'Loose robes and scarves keep off sun and sand.'),
    box('Homes', 'How do homes fit the place?', 3, 'Thick mud walls keep rooms cool.'),
    box('Work', 'What jobs does the land make possible?', 3, 'Some people grow dates at an oasis.'),
  ],
  lookFor: 'Each box links a choice people make to the land or weather of that place.',
}

export const cultureCompare: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Two Cultures Side by Side',
  ask: 'Compare your own culture with another that you have heard or read about.',
  boxes: [
    box('Mine', 'Describe one custom of your family.', 3, 'On birthdays we eat long noodles.'),
    box('Another', 'Describe a custom from another culture.', 3, 'In Mexico some families break a piñata.'),
    box('Alike', 'What do both customs have in common?', 3, 'Both bring people together for a happy day.'),
    box('A question', 'What would you like to ask?', 2, 'Who taught you how to make it?'),
  ],
  lookFor: 'Both customs are told with respect, and the likeness is about meaning, not only about looks.',
}
