import type { SheetSpec } from '@pencil-quest/contract/sheets'
import { box } from './box.ts'

export const discussionPlan: SheetSpec = {
  kind: 'organizer',
  form: 'stack',
  title: 'Get Ready to Discuss',
  ask: 'Choose a question that people could disagree on, such as longer recess or a new park. Plan what you will say.',
  boxes: [
    box('The question', 'Write it so that it can be answered yes or no.', 1, 'Should recess be ten minutes longer?'),
    box('My claim', 'State your view in one sentence.', 2, 'Recess should be longer.'),
    box('Two reasons', 'Give facts or examples.', 4, 'Movement helps us focus. Ten minutes is a small change.'),
    box('Another view', 'What might a fair person say against it?', 2, 'There would be less time for art.'),
    box('A compromise', 'Suggest a plan that both sides could accept.', 3, 'Try it on two days a week.'),
  ],
  lookFor: 'The other view is stated fairly, and the compromise gives each side something real.',
}

export const tradeOffGrid: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Costs and Benefits',
  ask: 'Compare two ways to use 20 dollars or one free afternoon. Then decide.',
  boxes: [
    box('Choice one', 'Name it and its benefits.', 3, 'Buy paints now: I can start my mural today.'),
    box('Choice two', 'Name it and its benefits.', 3, 'Save for a bike: closer to something bigger.'),
    box('What I give up', 'Write the opportunity cost of each.', 3, 'With paints I wait longer for the bike.'),
    box('My decision', 'Justify it with a reason.', 3, 'I will save, because I have old paints left.'),
  ],
  lookFor: 'The opportunity cost is the best choice not taken, and the reason weighs both sides.',
}

export const changeMakerPage: SheetSpec = {
  kind: 'organizer',
  form: 'stack',
  title: 'A Person Who Made a Change',
  ask: 'Choose someone from history or from your own community. Use what you have read or heard.',
  boxes: [
    box('The person', 'Who, where and when?', 1, 'Wangari Maathai, Kenya, from 1977 on'),
    box('The problem', 'What did they see that was wrong?', 3, 'Forests were cut and streams dried up.'),
    box('What they did', 'List two actions.', 3, 'She taught women to plant trees and paid for each one.'),
    box('What changed', 'Describe the effect.', 3, 'Millions of trees were planted.'),
    box('My question', 'What would you ask them?', 2, 'Who helped you when leaders said no?'),
  ],
  lookFor: 'Problem, action and effect fit together, and facts can be traced to a book or a person.',
}

export const journeyPlan: SheetSpec = {
  kind: 'organizer',
  form: 'path',
  title: 'A Family on the Move',
  ask: 'Imagine a family that moves to a new land. Plan their story with causes and effects.',
  boxes: [
    box('Push', 'What makes them leave?', 3, 'Three dry years and no harvest.'),
    box('Pull', 'Why that new place?', 3, 'An uncle writes of rich soil and work.'),
    box('The journey', 'How do they travel? What is hard?', 3, 'Six weeks by ship in a crowded cabin.'),
    box(
      'The new home',
      'What do they keep and what do they change?',
      3,
      'They keep their songs and take up a new language.',
    ),
  ],
  lookFor: 'Push and pull are both clear causes, and the last box shows how cultures meet.',
}
