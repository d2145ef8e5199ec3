import type { Grade } from '@pencil-quest/contract/choices'
import type { OrganizerBox } from '@pencil-quest/contract/sheets'
import type { KindDefinition, SpecOf } from '../../kind.ts'
import { sampleSetting } from '../sample-setting.ts'
import type { OrganizerView } from './view.ts'

type Sample = KindDefinition<'organizer', OrganizerView>['samples'][number]

export const samples: Sample[] = [
  sample('A plan from top to bottom', 'kindergarten', 'stack', 'My Rule Poster', 'Make a poster for one good rule.', [
    box('My rule', 'Write a word from your rule.', 1, 'walk'),
    box('Follow it', 'Draw someone who follows the rule.', 0, 'a child walking next to a wall'),
    box('It helps', 'Draw how the rule helps.', 0, 'two smiling children who did not bump'),
  ]),
  sample('Boxes side by side', '2nd', 'grid', 'A Better Place', 'Plan how people could make one spot better.', [
    box('The spot now', 'Draw it.', 0, 'a bus stop with no bench'),
    box('What people need', 'Write what is missing.', 2, 'Older people need a seat.'),
    box('Two ideas', 'List two ways to fix it.', 3, 'Ask the town for a bench. Build one together.'),
    box('The spot after', 'Draw how it could look.', 0, 'a bench under a small roof'),
  ]),
  sample('Steps on a path', '1st', 'path', 'My Story Path', 'Plan a story with a start, a middle and an end.', [
    box('First', 'Draw how it begins.', 0, 'a girl finds a shell'),
    box('Next', 'Write what happens.', 2, 'The shell hums.'),
    box('Then', 'Draw the trouble.', 0, 'the shell rolls into the sea'),
    box('Last', 'Write how it ends.', 2, 'A fish brings it back.'),
  ]),
  sample('A web around a topic', '3rd', 'web', 'All About One Animal', 'Gather facts before you write.', [
    box('Looks', 'What can you see?', 3, 'a snail has a spiral shell'),
    box('Food', 'What does it eat?', 3, 'leaves and soft fruit'),
    box('Home', 'Draw where it lives.', 0, 'a garden after rain'),
    box('Moves', 'How does it get around?', 3, 'on one foot, over a trail of slime'),
    box('Wonder', 'What is a surprise?', 3, 'it can sleep for months'),
  ]),
  sample('A letter', '4th', 'letter', 'A Letter to Thank Someone', 'Thank somebody and say what for.', [
    box('Greeting', 'Dear ...', 1, 'Dear Aunt Rosa,'),
    box('What you are thankful for', 'Tell what they did, and when.', 4, 'Thank you for teaching me to row.'),
    box('What it changed', 'Tell how it helped you.', 4, 'Now I am not afraid of deep water.'),
    box('Closing', 'Your friend, ...', 2, 'With love, Mia'),
  ]),
  sample('Writing only', '5th', 'stack', 'Tower of Proof', 'Make a claim and hold it up with reasons.', [
    box('Claim', 'State it in one sentence.', 2, 'Our block needs a bench.'),
    box('Reason', 'Tell why.', 4, 'Older neighbors need a rest on the way to the park.'),
    box('Evidence', 'Give a fact or an example.', 4, 'In one hour, six people stopped to lean on our wall.'),
    box('Call', 'Say what should be done.', 4, 'Let us ask the town for one bench by the wall.'),
  ]),
]

function sample(
  name: string,
  grade: Grade,
  form: SpecOf<'organizer'>['form'],
  title: string,
  ask: string,
  boxes: OrganizerBox[],
): Sample {
  const lookFor = 'Every box is about the same idea, and your child can tell about it.'
  return { name, setting: sampleSetting(grade), spec: { kind: 'organizer', form, title, ask, boxes, lookFor } }
}

function box(heading: string, prompt: string, lines: number, sample: string): OrganizerBox {
  return { heading, prompt, lines, sample }
}
