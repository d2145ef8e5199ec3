import type { SheetSpec } from '@pencil-quest/contract/sheets'
import { box } from './box.ts'

export const evidenceFrame: SheetSpec = {
  kind: 'organizer',
  form: 'stack',
  title: 'Claim and Evidence',
  ask: 'Choose a question about the past that you have sources for. Build an argument in steps.',
  boxes: [
    box('Question', 'Write a question that needs evidence.', 2, 'Why did people build this town at a river bend?'),
    box('Claim', 'Answer it in one sentence.', 2, 'They came for water power and easy shipping.'),
    box(
      'Evidence',
      'Give two pieces and name each source.',
      4,
      'A map of 1820 shows two mills. A letter tells of boats.',
    ),
    box('Reasoning', 'How does the evidence support the claim?', 3, 'Mills need moving water, and boats need a river.'),
    box('Another view', 'What else could explain it?', 3, 'Rich soil in the valley may have mattered more.'),
  ],
  lookFor: 'Each piece of evidence has a source, and the reasoning says how it supports the claim.',
}

export const twoAccounts: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Two Accounts of One Event',
  ask: 'Ask two people about one event they both saw. Compare what they say.',
  boxes: [
    box('Account one', 'Who tells it, and what happened?', 3, 'My sister: the picnic was rained out and we ran.'),
    box('Account two', 'Who tells it, and what happened?', 3, 'My uncle: a light shower, and we stayed an hour.'),
    box('Both agree', 'What do both accounts share?', 3, 'It rained at the picnic.'),
    box('They differ', 'Where do they differ, and why might that be?', 3, 'She was soaked. He sat under a tree.'),
  ],
  lookFor: 'The reason for the difference rests on where the person was or what mattered to them.',
}

export const ideaJourney: SheetSpec = {
  kind: 'organizer',
  form: 'path',
  title: 'The Journey of an Idea',
  ask: 'Choose an invention or an idea. Trace how it spread and what it changed.',
  boxes: [
    box('It began', 'Where and with whom?', 3, 'Paper making began in China about 2,000 years ago.'),
    box('It traveled', 'Who carried it, and along which route?', 3, 'Traders and craft workers took it west.'),
    box('It changed', 'How did new people change it?', 3, 'Mills in Europe made it from rags with water power.'),
    box(
      'Its effect',
      'What could people do that they could not do before?',
      3,
      'Books became cheaper and more people read.',
    ),
  ],
  lookFor: 'The steps follow in time, and the effect is tied to the idea itself.',
}

export const constitutionFrame: SheetSpec = {
  kind: 'organizer',
  form: 'stack',
  title: 'A Constitution for Our Club',
  ask: 'Write a short constitution for a club. Share the power so that no one has all of it.',
  boxes: [
    box('Our purpose', 'Begin with: We, the members ...', 3, 'We, the members, start this club to share books.'),
    box('Who makes rules', 'How are they chosen?', 3, 'Three members are elected each month.'),
    box(
      'Who carries them out',
      'What may this person do and not do?',
      3,
      'The leader runs meetings but cannot make rules alone.',
    ),
    box('Who settles disputes', 'How do they decide fairly?', 2, 'Two members who are not part of it hear both sides.'),
    box('Our rights', 'List two rights of each member.', 3, 'Every member may speak. Every member has one vote.'),
  ],
  lookFor: 'Three jobs are split among different people, and each one can check another.',
}
