import type { Skill } from '../../types.ts'

export const fifthArguments: Skill[] = [
  {
    id: 'writing.5.argue-and-answer',
    subject: 'writing',
    grade: '5th',
    order: 6,
    short: 'Argue and Answer',
    iCan: 'I can argue a claim in logical order and answer the other side.',
    codes: ['W.5.1.a', 'W.5.1.b', 'W.5.1.c', 'W.5.1.d'],
    prerequisites: ['writing.4.opinion-with-proof'],
    keywords: [
      { word: 'claim', definition: 'the opinion that you want others to accept' },
      { word: 'counterpoint', definition: 'what somebody on the other side might say' },
    ],
    model:
      'Say: My claim is that every street needs a tree. Reason: Trees cool the air. Evidence: Under our maple I can sit at noon, and on the bare side I cannot. Now I say what others may think: Some say roots crack the pavement. Consequently, I add, we should choose kinds with deep roots.',
    check: {
      question: 'Why would you name what the other side says?',
      lookFor: 'It shows that you were fair and lets you answer the doubt at once.',
    },
    misconception: {
      says: 'If I name their side, I lose.',
      reply: 'They are thinking it anyway. When you say it first and answer it well, who looks stronger?',
    },
    easier: 'Play the other side yourself and let your child answer one doubt.',
    harder: 'Argue the opposite of what you think, as fairly as you can.',
    prompts: [
      { ask: 'Claim or reason? The {things} should be shared by all.', answer: 'Claim' },
      { ask: 'Order the parts: evidence, claim, closing, reason.', answer: 'claim, reason, evidence, closing' },
      {
        ask: 'Write a claim: Should {place} be open to visitors?',
        answer: '{place} should be open to visitors one day a week',
      },
      {
        ask: 'Give a reason and a fact for it.',
        answer: 'People guard what they have seen. Last week two visitors came back to help',
      },
      {
        ask: 'Write what somebody on the other side might say. Begin with: Some may say.',
        answer: 'Some may say that crowds bring dirt',
      },
      { ask: 'Answer that doubt. Begin with: However.', answer: 'However, a mat and one guide would take care of it' },
      {
        ask: 'Pick the link that leads to a result: consequently, specifically, or in contrast?',
        answer: 'consequently',
      },
      {
        ask: 'Which is fairer: Nobody sensible disagrees with {hero}, or Some disagree with {hero}?',
        answer: 'Some disagree with {hero}',
      },
      {
        ask: 'Who should choose the route, {hero} or {friend}? Argue it in three sentences and answer one doubt.',
        answer: '{friend} should, having walked it before. Some say {friend} is slow. Slow, however, means safe',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'stack',
        title: 'Argue and Answer',
        ask: 'Choose something that you would change. Convince a reader who doubts you.',
        boxes: [
          {
            heading: 'Claim',
            prompt: 'State it in one sentence.',
            lines: 2,
            sample: 'Our school day should start half an hour later.',
          },
          { heading: 'Reason', prompt: 'Why, and for whom?', lines: 3, sample: 'Children who have slept can think.' },
          {
            heading: 'Evidence',
            prompt: 'Something that can be checked',
            lines: 3,
            sample: 'In my class, eleven of twenty yawned before nine.',
          },
          {
            heading: 'The doubt, and my answer',
            prompt: 'Some may say ... However, ...',
            lines: 4,
            sample: 'Some may say that parents start work early. However, the doors could open at the old time.',
          },
          {
            heading: 'Closing',
            prompt: 'Ask for action.',
            lines: 2,
            sample: 'Let us try it for one month and count the yawns.',
          },
        ],
        lookFor: 'The doubt is one that people really have, and the answer takes it seriously.',
      },
      {
        kind: 'organizer',
        form: 'letter',
        title: 'A Letter That Asks',
        ask: 'Write to someone who could change something. Be polite and exact.',
        boxes: [
          { heading: 'Greeting', prompt: 'Dear ... and a colon', lines: 1, sample: 'Dear Ms. Ortega:' },
          {
            heading: 'Who I am, what I ask',
            prompt: 'Say it in two sentences.',
            lines: 3,
            sample: 'I am ten, and I read at your library each week. Could it stay open until six?',
          },
          {
            heading: 'Why',
            prompt: 'Reason and evidence',
            lines: 5,
            sample: 'Many of us have practice until five. Last month I stood before a locked door four times.',
          },
          {
            heading: 'Thanks',
            prompt: 'Close politely.',
            lines: 3,
            sample: 'Thank you for thinking about it. I would gladly help to ask other readers.',
          },
          { heading: 'Closing', prompt: 'Goodbye and full name', lines: 1, sample: 'Sincerely, Noor Haddad' },
        ],
        lookFor: 'A clear request near the start, a reason that matters to the reader, and a polite tone.',
      },
    ],
  },
]
