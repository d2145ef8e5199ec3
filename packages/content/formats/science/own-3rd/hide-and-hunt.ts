import type { Format } from '../../../types.ts'

export const hideAndHunt: Format = {
  id: 'science.hide-and-hunt',
  subject: 'science',
  title: 'Hide and Hunt',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: '3rd', to: '3rd' },
  skills: ['science.3.adaptations'],
  materials: [
    { name: 'newspapers', quantity: '1 page', core: true, substitute: 'a flyer or a printed bag' },
    { name: 'paper', quantity: '2 sheets, white', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'kitchen timer', quantity: '1', core: true, substitute: 'counting slowly' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Look away and answer, then hunt moths for {hero}. Choose your hunting hand and keep to it. Count who is left.',
      inShort: {
        you: 'Read a question and scatter all twenty moths. Call stop after ten seconds.',
        child:
          'A right answer starts the hunt: one hand, one moth at a time. Counts what is left and says why: one {token}.',
        end: 'Three hunts are counted.',
      },
      round:
        'Your child looks away. You scatter the moths and read question 1. Your child says {answer}, turns and hunts. Stop! Your child counts both kinds and says why: one {token}.',
      steps: [
        'Get out newspapers, paper, pencils and a kitchen timer. Tear ten thumb-sized moths from the edges of a printed page and ten from a white sheet. Lay the page flat. On the other sheet your child draws a table: printed, white.',
        'Mend wrong answers first. Put all moths back each time. More printed ones should be left: they are hard to see.',
      ],
      say: 'Which moths did you see first, and why?',
      success: 'Your child explains from the counts that a matching color hides a moth.',
    },
    {
      title: 'When Snow Falls',
      child:
        'Hunt moths on print, then on snow. Predict who stays hidden at {place}. Choose a trick that saves the others. Win {tokens} for {friend}.',
      inShort: {
        you: 'Read a question. For a hunt, scatter the moths and time ten seconds.',
        child:
          'A right answer opens a part: a hunt on print, a hunt on snow, a way to survive. Each part wins one {token}.',
        end: 'The moths are saved.',
      },
      round:
        'Read question 1. Your child says {answer}, predicts and looks away while you scatter the moths on print. Ten seconds, one moth at a time! Your child counts what is left: one {token}.',
      steps: [
        'Get out newspapers, paper, pencils and a kitchen timer. Tear ten thumb-sized moths from the edges of a printed page and ten from a white sheet. Another sheet is snow. On the last your child draws a table: print, snow.',
        'Mend wrong answers first. Hunt on snow with all moths; more white ones should be left.',
        'Part 3: What body part or behavior could save the printed ones in snow? (such as hiding in bark)',
      ],
      say: 'Same moth, new ground. Is its color still a help?',
      success: 'Your child explains that a trait helps only where it fits.',
      materials: [
        { name: 'newspapers', quantity: '1 page', core: true, substitute: 'a flyer or a printed bag' },
        { name: 'paper', quantity: '3 sheets, white', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'kitchen timer', quantity: '1', core: true, substitute: 'counting slowly' },
      ],
    },
  ],
  safety: [],
}
