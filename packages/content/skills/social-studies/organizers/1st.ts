import type { SheetSpec } from '@pencil-quest/contract/sheets'
import { box } from './box.ts'

export const citizenPlan: SheetSpec = {
  kind: 'organizer',
  form: 'path',
  title: 'My Good Citizen Plan',
  ask: 'Plan one kind job for your home or street. Draw and write each step.',
  boxes: [
    box('What I see', 'Draw a problem.', 0, 'cans on the grass of a park'),
    box('What I will do', 'Write your plan.', 2, 'I will pick up cans with a grown-up.'),
    box('Who helps me', 'Write a name.', 1, 'my aunt'),
    box('How it looks after', 'Draw the change.', 0, 'clean grass and a full bin'),
  ],
  lookFor: 'The plan fits the problem, is small enough to do this week and says who helps.',
}

export const jobPage: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'A Job I Could Do',
  ask: 'Choose a job. Show what the worker makes or does.',
  boxes: [
    box('The job', 'Write its name.', 1, 'baker'),
    box('At work', 'Draw the worker.', 0, 'someone with a tray of rolls'),
    box('Good or service', 'Circle it in your mind. Write it.', 1, 'good'),
    box('Who buys it', 'Draw who pays for it.', 0, 'a family at the shop counter'),
  ],
  lookFor: 'Goods are things to hold. Services are work done for someone. The drawing fits the choice.',
}

export const familyInterview: SheetSpec = {
  kind: 'organizer',
  form: 'stack',
  title: 'My Family Interview',
  ask: 'Ask someone older in your family. Write or draw the answers.',
  boxes: [
    box('Who I asked', 'Write the name.', 1, 'Grandpa Luis'),
    box('What did you play?', 'Draw the game.', 0, 'children with a jump rope'),
    box('What did you eat?', 'Write one food.', 1, 'corn soup'),
    box('What do we still do?', 'Write one thing.', 2, 'We sing on birthdays.'),
  ],
  lookFor: 'The answers come from a real talk, and one of them names a tradition that goes on today.',
}
