import type { Format } from '../../../types.ts'

export const gliderPlan: Format = {
  id: 'science.glider-plan',
  subject: 'science',
  title: 'Glider Test Plan',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: '3rd', to: '3rd' },
  skills: ['science.3.fair-test'],
  materials: [
    { name: 'paper', quantity: '4 sheets, the same kind', core: true },
    { name: 'paper clips', quantity: '1', core: true },
    { name: 'measuring tape', quantity: '1', core: true, substitute: 'ruler' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child: 'Plan a test for {hero}: does a clip help gliders? Stop every unfair idea. Choose a start line and fly!',
      inShort: {
        you: 'Read a question. Once its line is written, suggest an unfair idea.',
        child:
          'A right answer opens the next line of the plan. Writes it and tells why your idea would be unfair: one {token}.',
        end: 'Three lines are written and six flights are flown.',
      },
      round:
        'Read question 1. Your child says {answer}, then writes line 1: I change only the clip. You suggest: shall we throw harder with it? Unfair, two things would change! One {token}.',
      steps: [
        'Get out paper, paper clips, measuring tape and pencils. Fold a glider: in half the long way and open, two corners in to the middle, shut again, both sides down as wings. On another sheet write: I change, I keep the same, I measure.',
        'Line 2: glider, thrower, start line. Unfair: shall I throw the one with the clip? Line 3: inches. Unfair: is one flight each enough? (it may be luck) Mend wrong answers first.',
        'Fly three times without the clip, three with it. Compare the middle numbers.',
      ],
      say: 'If we also throw harder, what can we find out?',
      success: 'The plan has one change, three things kept and a measurement.',
    },
    {
      title: 'The Fair Race',
      child:
        'Race a large glider against a small one toward {place}. Answer to start each heat. Choose which one flies first.',
      inShort: {
        you: 'Read a question before each heat. Then help to measure both flights.',
        child:
          'A right answer starts the heat. Names one thing kept the same and flies both gliders once: one {token}.',
        end: 'Three heats are flown and the middle results compared.',
      },
      round:
        'Read question 1. Your child says {answer}, names the start line as the same and throws the large glider, then the small one. You two measure: one {token}.',
      steps: [
        'Get out paper, paper clips, measuring tape and pencils. Fold a glider from a whole sheet: in half the long way and open, two corners in to the middle, shut again, both sides down as wings. Fold one from a quarter sheet, too. The clip goes on whichever flies. Your child writes: I change the size, I measure inches.',
        'Also kept: thrower, clip, kind of throw. Mend wrong answers first.',
      ],
      say: 'I am the fairness checker. What are you keeping the same right now?',
      success: 'Only the size differs, and the results tell which glider flies farther.',
    },
  ],
  safety: [
    {
      hazard: 'flying gliders',
      adultNote: 'Stay close, throw toward an empty wall and never toward faces.',
    },
  ],
}
