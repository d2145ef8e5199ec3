import type { Format } from '../../../types.ts'

export const messageLine: Format = {
  id: 'math.message-line',
  subject: 'math',
  title: 'Message Line',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'talk',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 2, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'The Bad Line',
      inShort: {
        you: 'Read each question with one number or word hummed away.',
        child: 'Asks for the missing word, then answers. A right answer brings one {token} through.',
        end: 'Every call has come through.',
      },
      round:
        'You read question 1 and hum instead of one word. Your child asks: what was that? You say it clearly. Your child says {answer}. You draw one {token}.',
      child:
        'Listen to a call from {place}: one word gets lost. Ask for just that word or number. Choose how to work it out: marks, fingers or head. Bring one {token} through to {hero} with each right answer.',
      steps: [
        'Get out paper and pencils. Sit back to back.',
        'Hum over what nobody can do without, such as a number.',
        'Wrong answer? Call again with no humming.',
      ],
      say: 'Krr, hmm-hmm, krr. This is a bad line. What did you miss?',
    },
    {
      title: 'Did You Say That?',
      wrongAnswers: true,
      inShort: {
        you: 'As {friend}, pass on each answer with something wrong.',
        child: 'Answers in a sentence and mends what you say. The true sentence wins one {token}.',
        end: 'Every true sentence has arrived.',
      },
      round:
        'Your child says {answer} in a whole sentence. You pass it on to {place}, but say {wrong}. Stop! Your child says it again. You repeat it truly and draw one {token}.',
      child:
        'Answer each question in one whole sentence. Listen as {friend} passes it on to {place}. Choose how to stop a mistake: clap or stomp. Win one {token} when the true sentence arrives.',
      steps: [
        'Get out paper and pencils.',
        'Use the tempting ones from the last step, or else pickle for one word. Once, repeat it truly.',
        'A wrong sentence? Work it out together first.',
      ],
      say: 'My ears are full of fluff. What is your sentence?',
    },
    {
      title: 'The Secret Call Sign',
      inShort: {
        you: 'As {hero}, buzz if part of a call is missing.',
        child: 'Calls in with call sign, answer, reason and over. A full call wins one {token}.',
        end: 'Every call is in.',
      },
      round:
        'You read question 1. Your child says a call sign, {answer} and a reason, but forgets over. Bzzz! The call comes again, complete. You draw one {token}.',
      child:
        'Choose a call sign, as odd as you like. Start each call with it, and end with: over. Say your answer and how you know in between. Bring {hero} one {token} with each full call.',
      steps: [
        'Get out paper and pencils.',
        'Buzz twice at a wrong answer. Try again.',
        'Reply to full calls: got it, over!',
      ],
      say: 'Soggy Sandwich calling. Who is there? State your call sign. Over!',
    },
    {
      title: 'Ten-Word Telegram',
      ages: 'older',
      inShort: {
        you: 'As {hero}, count the words and read each telegram out.',
        child: 'Writes answer and reason in ten words at most. A right telegram wins one {token}.',
        end: 'Every telegram is sent.',
      },
      round:
        'Your child writes a telegram with {answer} and the reason. You count: twelve words! Your child crosses two out. You read it like great news and draw one {token}.',
      child:
        'Answer a question in a telegram of ten words. Fit in the answer and the reason. Choose which words must stay. Win one {token} with each telegram that {hero} reads out.',
      steps: [
        'Get out paper and pencils.',
        'A number counts as one word.',
        'Wrong, or no reason? Say: not clear, please send again.',
      ],
      say: 'Every word costs, so ten and not eleven. What do you wire?',
    },
  ],
  safety: [],
}
