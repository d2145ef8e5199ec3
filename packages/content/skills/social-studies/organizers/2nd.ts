import type { SheetSpec } from '@pencil-quest/contract/sheets'
import { box } from './box.ts'

export const rulePlan: SheetSpec = {
  kind: 'organizer',
  form: 'path',
  title: 'From Problem to Rule',
  ask: 'Think of a problem at home or at school. Plan a rule that helps.',
  boxes: [
    box('The problem', 'What goes wrong? Write it.', 2, 'The hall is full of shoes and people trip.'),
    box('Our rule', 'Write the rule in one sentence.', 2, 'Shoes go on the rack.'),
    box('Why it helps', 'Give one reason.', 2, 'The floor stays clear and safe.'),
    box('If someone forgets', 'Write a kind and fair thing to do.', 2, 'Remind them once, then they help tidy.'),
  ],
  lookFor: 'The rule fits the problem, has a reason, and what follows a slip is fair to everyone.',
}

export const communityIdea: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'A Better Place',
  ask: 'Pick one spot in your community. Plan how people could make it better.',
  boxes: [
    box('The spot now', 'Draw it.', 0, 'a bus stop with no bench'),
    box('What people need', 'Write what is missing.', 2, 'Older people need a seat.'),
    box('Two ideas', 'List two ways to fix it.', 3, 'Ask the town for a bench. Build one together.'),
    box('The spot after', 'Draw how it could look.', 0, 'a bench under a small roof'),
  ],
  lookFor: 'The idea meets a true need, and your child can say who would have to work together.',
}

export const culturePage: SheetSpec = {
  kind: 'organizer',
  form: 'web',
  title: 'My Culture Page',
  ask: 'Describe your own culture. Then read it to someone and hear about theirs.',
  boxes: [
    box('A food', 'Write a food and when you eat it.', 2, 'We eat dumplings on the first day of the new year.'),
    box('Words', 'Write a word or saying from home.', 2, 'Buen provecho means enjoy your meal.'),
    box('Music or dance', 'Draw how you play, sing or dance.', 0, 'a cousin with a drum'),
    box('A story', 'Write who tells it and what it is about.', 2, 'Grandma tells of a clever rabbit.'),
  ],
  lookFor: 'Boxes tell true things about your own family. One of them can be compared with another family.',
}
