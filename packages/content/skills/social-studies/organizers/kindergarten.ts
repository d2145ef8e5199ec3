import type { SheetSpec } from '@pencil-quest/contract/sheets'
import { box } from './box.ts'

export const rulePoster: SheetSpec = {
  kind: 'organizer',
  form: 'stack',
  title: 'My Rule Poster',
  ask: 'Make a poster for one good rule. Draw it and tell why it helps.',
  boxes: [
    box('My rule', 'Write a word from your rule.', 1, 'walk'),
    box('Follow it', 'Draw someone who follows the rule.', 0, 'a child walking next to a wall'),
    box('It helps', 'Draw how the rule helps.', 0, 'two smiling children who did not bump'),
  ],
  lookFor: 'The drawings match one rule, and your child can say why the rule helps.',
}

export const helperPage: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'A Helper Near Me',
  ask: 'Draw one helper from where you live. Show the job.',
  boxes: [
    box('The helper', 'Draw the helper at work.', 0, 'a mail carrier with a full bag'),
    box('A tool', 'Draw a tool for the job.', 0, 'a mail truck'),
    box('Who gets help', 'Draw who gets help.', 0, 'a family at a mailbox'),
    box('Thank you', 'Write one kind word.', 1, 'thanks'),
  ],
  lookFor: 'Helper, tool and person belong together, and your child can say what the helper does.',
}

export const familyPage: SheetSpec = {
  kind: 'organizer',
  form: 'web',
  title: 'All About My Family',
  ask: 'Draw what makes your family special. Tell a story about one box.',
  boxes: [
    box('My family', 'Draw the people in your family.', 0, 'a child, an aunt, a grandpa and a baby'),
    box('A meal', 'Draw a meal you share.', 0, 'a big pot of soup with noodles'),
    box('A song or game', 'Draw a song or a game you love.', 0, 'everyone clapping in a circle'),
    box('A word we say', 'Write a special word.', 1, 'abuela'),
  ],
  lookFor: 'Each box shows something true about your own family, and your child can tell about one of them.',
}
