import type { Skill } from '../../types.ts'
import { spellingSort } from './spelling-sort.ts'

export const fifthWords: Skill[] = [
  {
    id: 'reading.5.roots',
    subject: 'reading',
    grade: '5th',
    order: 1,
    short: 'Greek and Latin Roots',
    iCan: 'I can use roots such as port and graph and struct to infer what a word means.',
    codes: ['RF.5.3.a', 'L.5.4.b'],
    prerequisites: ['reading.4.latin-prefixes'],
    keywords: [
      { word: 'root', definition: 'the main part of a word, often from Greek or Latin, that carries the meaning' },
    ],
    model:
      'Write transport, import and portable. Underline port in each. Say: Port comes from Latin and means carry. To transport is to carry across. To import is to carry in. Portable means that you can carry it. Now a word I have never met: porter. My inference: someone who carries things. The root did the work.',
    check: {
      question: 'Graph means write. What could an autograph be, if auto means self?',
      lookFor: 'Something written by oneself, such as a name that a person signs.',
    },
    misconception: {
      says: 'Portrait has port in it, so it is something you carry.',
      reply: 'Roots are clues, not proof. Test the meaning in a sentence. A portrait is a picture of a person.',
    },
    easier: 'Give the root and its meaning first, then match four words to four meanings.',
    harder: 'Join two roots to invent a word and let someone else infer its meaning.',
    prompts: [
      { ask: 'Which root do export, import and porter share? What does it mean?', answer: 'port, to carry' },
      { ask: 'Which root do inspect and spectator share? What does it mean?', answer: 'spect, to look' },
      { ask: 'Struct means build. What does construct mean?', answer: 'To build' },
      { ask: 'Bio means life and graph means write. What is a biography?', answer: 'The written story of a life' },
      {
        ask: '{hero} needs a desk at {place} that one person can carry. Should it be portable or structural?',
        answer: 'portable',
      },
      {
        ask: 'Thermo means heat and meter means measure. What does {friend} read on a thermometer?',
        answer: 'How hot or cold it is',
      },
      {
        ask: 'A sign at {place} says: Do not obstruct the gate. Ob means against. What may {hero} not do?',
        answer: 'Build or put things against the gate, so that it is blocked',
      },
      { ask: 'Geo means earth. Explain geography by its two roots.', answer: 'Writing about the earth' },
      {
        ask: 'In and re are prefixes. How does {friend} inspect the {things}? Use the root in your answer.',
        answer: '{friend} looks into them closely. Spect means look',
      },
      {
        ask: 'Which word does not belong: structure, strict, destructive? Say why.',
        answer: 'strict, because it does not have the root struct',
      },
    ],
    sheets: [
      spellingSort('Which root is in the word?', {
        'has port in it':
          'transport export import report portable support airport porter passport carport transportation',
        'has spect in it':
          'inspect spectator respect spectacle prospect aspect perspective spectacular inspector inspection',
        'has struct in it':
          'structure construct instruct construction instructor obstruct infrastructure instruction constructive destructive',
      }),
      spellingSort('Underline the Greek root. Sort the word by it.', {
        'has graph in it':
          'autograph biography geography paragraph photograph graphic telegraph graphite autobiography calligraphy',
        'has meter in it':
          'thermometer speedometer centimeter kilometer perimeter diameter barometer millimeter odometer pedometer',
      }),
    ],
  },
  {
    id: 'reading.5.prefix-families',
    subject: 'reading',
    grade: '5th',
    order: 2,
    short: 'Prefix Families',
    iCan: 'I can explain words that begin with im or in or ir and other prefix families.',
    codes: ['RF.5.3.a', 'L.5.4.b'],
    prerequisites: ['reading.4.latin-prefixes'],
    keywords: [
      { word: 'prefix', definition: 'a part at the front of a word that changes what the word means' },
      { word: 'base word', definition: 'the part that is left when you take the extra parts off' },
    ],
    model:
      'Write inactive, impossible and irregular. Say: All three prefixes mean not. Why three spellings? Try saying inpossible. Your lips close early for the p, so n turned into m. In front of r it turned into r, so we get irregular. One prefix, three coats. Not active, not possible, not regular.',
    check: {
      question: 'Which form goes with perfect: in, im or ir? Why?',
      lookFor: 'Imperfect, because im stands before p, where the lips close.',
    },
    misconception: {
      says: 'Important means not portant.',
      reply: 'Take the im away. Is the rest a word that fits? If not, look the meaning up in the sentence instead.',
    },
    easier: 'Read the base word, show thumbs down for not, and then say the whole word.',
    harder: 'Sort words in which in means not from words in which in means into.',
    prompts: [
      { ask: 'What does incorrect mean?', answer: 'Not correct' },
      { ask: 'What does impatient mean?', answer: 'Not patient' },
      { ask: 'Make the opposite of regular.', answer: 'irregular' },
      { ask: 'Make the opposite of visible.', answer: 'invisible' },
      { ask: 'Semi means half. What shape is a semicircle?', answer: 'Half a circle' },
      { ask: 'Mid means middle. When is the midpoint of a race that {hero} runs?', answer: 'Halfway' },
      {
        ask: '{friend} lost the only key to the old gate, and no copy can be made. Which word fits: irreplaceable or improper?',
        answer: 'irreplaceable',
      },
      {
        ask: '{hero} counted 9 of the 12 {things} and stopped. Is the count inactive or incomplete?',
        answer: 'incomplete',
      },
      { ask: 'In which word does in mean into: inactive or inhale?', answer: 'inhale, to breathe in' },
      {
        ask: 'Explain this note to {friend}: The task is improbable but not impossible.',
        answer: 'It is not likely, but it can be done',
      },
    ],
    sheets: [
      spellingSort('Which form of the prefix does the word begin with?', {
        'begins with im':
          'impossible impatient impolite imperfect improper immature immobile impure immovable impractical',
        'begins with in':
          'inactive incomplete incorrect indirect invisible incapable informal inaccurate insecure inexpensive',
        'begins with ir':
          'irregular irresponsible irresistible irrelevant irreplaceable irrational irreversible irreparable irreducible irremovable',
      }),
      spellingSort('Which prefix does the word begin with? Think: middle, half or above?', {
        'begins with mid': 'midnight midday midway midsummer midstream midair midweek midwinter midpoint midterm',
        'begins with semi':
          'semicircle semisweet semifinal semicolon semiannual semisolid semicircular semiprecious semiprivate semiformal',
        'begins with super':
          'superhero supermarket superstar supernatural superhuman superpower supersonic superstore supervise supervisor',
      }),
    ],
  },
  {
    id: 'reading.5.shun-endings',
    subject: 'reading',
    grade: '5th',
    order: 3,
    short: 'Tion, Sion and Cian',
    iCan: 'I can read long words that end in tion or sion or cian and use them in sentences.',
    codes: ['RF.5.3.a', 'RF.5.4.c'],
    prerequisites: ['reading.4.noun-endings'],
    keywords: [
      { word: 'suffix', definition: 'a part at the end of a word that changes its meaning or its job' },
      { word: 'noun', definition: 'a word that names a person, place, thing or idea' },
    ],
    model:
      'Write invention, permission and musician. Say: Three spellings, nearly one sound. I look at the base word. Invent ends in t, so invention keeps the t. Permit loses its t, so permission has two s letters. Music plus an ending for people gives musician. When the word names a person, I expect c, i, a, n.',
    check: {
      question: 'Someone who works with electric wires: which ending, and how do you know?',
      lookFor: 'Electrician with cian, because it names a person.',
    },
    misconception: {
      says: 'Musician is spelled with tion since it sounds the same.',
      reply: 'Look at who it is. A person takes cian. And can you see music inside it?',
    },
    easier: 'Sort the words into persons and things before you look at the spelling.',
    harder: 'Turn five action words into nouns with the right ending, without a list.',
    prompts: [
      { ask: 'Make a noun from invent.', answer: 'invention' },
      { ask: 'Make a noun from discuss.', answer: 'discussion' },
      { ask: 'Name a person who works with music. Spell it.', answer: 'musician' },
      { ask: 'Which ending names a person: tion, sion or cian?', answer: 'cian' },
      { ask: '{hero} must decide by noon. Use the noun: {hero} must make a ...', answer: 'decision' },
      {
        ask: '{friend} may enter {place} only if the keeper permits it. {friend} needs ... Finish it.',
        answer: 'permission',
      },
      { ask: 'The keeper wrote: An explanasion is needed. Fix the spelling.', answer: 'explanation' },
      { ask: 'Someone who amazes {friend} with tricks is a ... Spell it.', answer: 'magician' },
      { ask: 'Divide becomes division. What happens to the d?', answer: 'It changes to s, before ion' },
      {
        ask: 'Read it smoothly: After a long discussion, the musician gave {hero} permission to change the direction of the mission.',
        answer: 'dis-cus-sion, mu-si-cian, per-mis-sion, di-rec-tion, mis-sion',
      },
    ],
    sheets: [
      spellingSort('Which ending does the word have?', {
        'ends with tion':
          'direction attention solution invitation education position tradition condition explanation reaction',
        'ends with sion':
          'decision mission permission expression discussion division vision confusion conclusion extension',
        'ends with cian':
          'musician magician electrician politician physician optician technician beautician mathematician pediatrician',
      }),
      spellingSort('Read the word. Sort it by the letters before ion.', {
        'ends with ation':
          'information celebration imagination decoration exploration preparation conversation observation transportation foundation',
        'ends with ssion':
          'mission permission expression discussion impression profession session passion admission procession',
        'ends with ction':
          'action direction collection fraction protection connection reaction selection construction section',
      }),
    ],
  },
]
