import type { Skill } from '../../types.ts'
import { spellingSort } from './spelling-sort.ts'

export const thirdWords: Skill[] = [
  {
    id: 'reading.3.prefixes',
    subject: 'reading',
    grade: '3rd',
    order: 1,
    short: 'Prefix Power',
    iCan: 'I can use the prefixes un and re and dis and mis and pre to explain a word.',
    codes: ['RF.3.3.a', 'L.3.4.b'],
    prerequisites: ['reading.2.word-parts'],
    keywords: [
      { word: 'prefix', definition: 'a part at the front of a word that changes what the word means' },
      { word: 'base word', definition: 'the part that is left when you take the extra parts off' },
    ],
    model:
      'Write misplace. Draw a line after mis. Say: The base word is place. Mis means wrongly. So misplace is to put something in the wrong place. Now preheat: pre means before, so I heat it before I need it. Disagree: dis means not, so I do not agree. Split, name, join.',
    check: {
      question: 'What does mislead mean? How did you work it out?',
      lookFor: 'To lead someone the wrong way. Mis means wrongly and lead is the base word.',
    },
    misconception: {
      says: 'Real starts with re, so it means al again.',
      reply: 'Test it. Take the re away. Is al a word that makes sense here? Then re is not a prefix in real.',
    },
    easier: 'Match three prefixes with their meanings first, then read the words.',
    harder: 'Pick one base word, such as place, and name every prefix that can join it.',
    prompts: [
      { ask: 'What does dislike mean?', answer: 'Not like' },
      { ask: 'What does rewrite mean?', answer: 'Write again' },
      { ask: '{hero} wrote gaet for gate. Did {hero} respell or misspell the word?', answer: 'misspell' },
      { ask: 'Make one word: to pay before.', answer: 'prepay' },
      {
        ask: '{friend} put the {things} in the wrong place. Say it with one word: {friend} ... them.',
        answer: 'misplaced',
      },
      { ask: '{hero} took the lock off the gate at {place}. Say it with one word.', answer: 'unlocked' },
      { ask: 'Which prefix turns agree into its opposite?', answer: 'dis: disagree' },
      { ask: 'In which word is pre a prefix: preview or pretty?', answer: 'preview. It means to view before' },
      { ask: 'In which word is un a prefix: uncle or unfair?', answer: 'unfair. It means not fair' },
      {
        ask: '{friend} reads: Do not disconnect the hose. May {hero} take the hose off?',
        answer: 'No. Disconnect means to undo the join',
      },
    ],
    sheets: [
      spellingSort('Which prefix does the word begin with?', {
        'begins with un': 'unlock unpack unwrap unhappy unsafe unfair unkind unlike unable unclear unsure unusual',
        'begins with re': 'reread rewrite refill replay retell rebuild reuse remake reopen repack rejoin reheat',
        'begins with dis':
          'disagree dislike disappear disobey dishonest disorder disconnect distrust disallow discomfort',
      }),
      spellingSort('Underline the prefix. Where does the word belong?', {
        'begins with mis':
          'mislead misspell misread misplace misuse misjudge misname misstep mistreat misprint mismatch',
        'begins with pre': 'preheat preschool prepay preview precook pretest premade prewash pregame presoak',
      }),
    ],
  },
  {
    id: 'reading.3.suffixes',
    subject: 'reading',
    grade: '3rd',
    order: 2,
    short: 'Suffix Power',
    iCan: 'I can use a suffix such as ful or less or ness to explain a word.',
    codes: ['RF.3.3.a', 'RF.3.3.b', 'L.3.4.b'],
    prerequisites: ['reading.3.prefixes'],
    keywords: [{ word: 'suffix', definition: 'a part at the end of a word that changes its meaning or its job' }],
    model:
      'Write kind, kindly and kindness. Say: Kind tells what someone is like. Kindly tells how they do something. Kindness is the thing itself. The base is kind each time. The suffix gives it a new job. Helpful means full of help. Helpless means without help. So the ending matters a lot.',
    check: {
      question: 'How do hopeful and hopeless differ?',
      lookFor: 'Hopeful is full of hope, hopeless is without hope. They are opposites.',
    },
    misconception: {
      says: 'Less means a smaller amount, so careless is a bit careful.',
      reply: 'On its own, less means not as much. As a suffix it means without. Careless is without care.',
    },
    easier: 'Say the base word and the suffix and let your child join and act the word.',
    harder: 'Turn a sentence with a ful word around by changing the suffix to less.',
    prompts: [
      { ask: 'What does thankful mean?', answer: 'Full of thanks' },
      { ask: 'What does cloudless mean?', answer: 'Without clouds' },
      { ask: 'Make one word: in a quiet way.', answer: 'quietly' },
      { ask: 'Make one word: full of color.', answer: 'colorful' },
      { ask: 'What is the base word in darkness?', answer: 'dark' },
      { ask: '{hero} did not sleep all night. Was it a restful or a restless night?', answer: 'restless' },
      {
        ask: '{friend} carried the {things} with great care. Finish it: {friend} carried them care...',
        answer: 'carefully',
      },
      { ask: 'Finish it with sadly or sadness: {hero} felt a deep ...', answer: 'sadness' },
      { ask: 'Happy becomes happiness. What happens to the y?', answer: 'It changes to i' },
      {
        ask: 'The sign at {place} says: A careless step is harmful. Say it in other words.',
        answer: 'A step without care can do harm',
      },
    ],
    sheets: [
      spellingSort('Which suffix does the word end with?', {
        'ends with ful': 'careful hopeful joyful playful thankful useful colorful cheerful peaceful graceful',
        'ends with less': 'endless careless helpless fearless useless restless painless harmless cloudless sleepless',
        'ends with ness': 'kindness darkness sadness illness goodness fairness brightness softness weakness happiness',
      }),
      spellingSort('Find the ending. Sort the word by it.', {
        'ends with ly': 'slowly quickly sadly softly loudly quietly safely neatly bravely kindly suddenly',
        'ends with able': 'washable readable breakable fixable enjoyable likable lovable movable usable bendable',
        'ends with er': 'teacher painter singer farmer helper builder dancer swimmer writer reader',
      }),
    ],
  },
  {
    id: 'reading.3.many-syllables',
    subject: 'reading',
    grade: '3rd',
    order: 3,
    short: 'Many Syllables',
    iCan: 'I can use syllables to read words of three and four parts.',
    codes: ['RF.3.3.c'],
    prerequisites: ['reading.2.long-words'],
    keywords: [{ word: 'syllable', definition: 'one beat of a word, with one vowel sound in it' }],
    model:
      'Write watermelon. Underline the vowels that you hear: a, e, e, o. Say: Four vowel sounds, so four syllables. I look for parts that I know: water and melon. Now slide: wa, ter, mel, on. If the word sounds odd, I try a vowel the other way, long or short.',
    check: {
      question: 'How many syllables are in adventure, and how do you know?',
      lookFor: 'Three: ad, ven, ture. The final e makes no beat of its own.',
    },
    misconception: {
      says: 'Cake has two vowels, so it has two syllables.',
      reply: 'Count the vowels that you hear, not see. The e in cake is silent. One beat.',
    },
    easier: 'Start with two-syllable words and mark where each one splits.',
    harder: 'Find the four-syllable word in a sentence and read it in one smooth breath.',
    prompts: [
      { ask: 'How many syllables are in remember?', answer: '3: re-mem-ber' },
      { ask: 'How many syllables are in snowflake?', answer: '2: snow-flake' },
      { ask: "Join the parts of {hero}'s code: vol, ca, no.", answer: 'volcano' },
      { ask: 'Put the parts in order: ter, car, pen. It is someone who builds with wood.', answer: 'carpenter' },
      { ask: 'How many syllables are in alligator?', answer: '4: al-li-ga-tor' },
      { ask: 'Which does not fit: important, hospital, helicopter?', answer: 'helicopter, with 4 syllables' },
      {
        ask: "{friend}'s lock opens with a four-part word. Choose umbrella or information.",
        answer: 'information: in-for-ma-tion',
      },
      { ask: 'Say avocado without its first part.', answer: 'vocado' },
      { ask: 'Draw lines between the parts: caterpillar.', answer: 'cat | er | pil | lar' },
      {
        ask: 'Read it smoothly: {hero} will remember this wonderful, unbelievable discovery.',
        answer: 're-mem-ber, won-der-ful, un-be-liev-a-ble, dis-cov-er-y',
      },
    ],
    sheets: [
      spellingSort('How many syllables does the word have?', {
        '2 syllables': 'snowflake thunder compass mistake silver explore harvest complete pattern whisper',
        '3 syllables': 'remember important adventure hospital tornado yesterday volcano wonderful detective discover',
        '4 syllables':
          'alligator avocado watermelon helicopter caterpillar information motorcycle calculator invitation impossible',
      }),
      spellingSort('Split the word into parts. Count the beats.', {
        '2 syllables': 'balloon captain lantern surprise monster necklace rainstorm pretend sandwich twenty',
        '3 syllables': 'carpenter basketball factory magical elephant umbrella electric September grandmother gigantic',
        '4 syllables':
          'harmonica astronomy education celebration supermarket ordinary salamander population territory necessary',
      }),
    ],
  },
  {
    id: 'reading.3.silent-letters',
    subject: 'reading',
    grade: '3rd',
    order: 4,
    short: 'Silent Letters',
    iCan: 'I can read words with silent letters such as kn and wr and igh.',
    codes: ['RF.3.3.d'],
    prerequisites: ['reading.2.gliding-vowels'],
    keywords: [{ word: 'silent letter', definition: 'a letter that you write in a word but cannot hear' }],
    model:
      'Write knee, wrist and light. Say: Long ago people said the k in knee. Today the k is silent, so I cross it out lightly and read nee. In wrist the w sleeps. In light the g and h sleep, and i says its name. I see them, I write them, I do not say them.',
    check: { question: 'Which letters are silent in knight?', lookFor: 'The k at the front and the gh near the end.' },
    misconception: {
      says: 'I cannot hear the k, so I spell it nee.',
      reply: 'Your ears are right. The spelling keeps an old letter. Say k-nee in your head when you write it.',
    },
    easier: 'Show two words that sound alike, such as no and know, and use each one.',
    harder: 'Make a sentence in which at least three words have silent letters.',
    prompts: [
      { ask: 'Which letter is silent in knee?', answer: 'k' },
      { ask: 'Which letter is silent in wrong?', answer: 'w' },
      { ask: 'Which letter is silent in thumb?', answer: 'b' },
      { ask: 'Which letter is silent in walk?', answer: 'l' },
      { ask: 'Which letter is silent in castle?', answer: 't' },
      { ask: 'Which two letters are silent in night?', answer: 'g and h' },
      { ask: '{hero} reads: A knight tied a knot. Find the silent letters.', answer: 'k and gh in knight, k in knot' },
      { ask: '{friend} wrote: I no the way. Fix the word.', answer: 'know' },
      {
        ask: 'Read the clue: Knock at the castle at midnight.',
        answer: 'Knock at the castle at midnight. (Silent: k, t, gh)',
      },
      { ask: 'Find the word without a silent letter: wrap, comb, trap, sigh.', answer: 'trap' },
    ],
    sheets: [
      spellingSort('Which silent spelling is in the word?', {
        'begins with kn': 'knee knit knot know knob knock kneel knead knack known knapsack knuckle',
        'begins with wr': 'wrap write wrist wrong wreck wren wring wrote wreath wrinkle wrench wriggle',
        'has igh in it': 'light night bright high sight flight right tight might sigh thigh slight',
      }),
      spellingSort('Find the silent letter. Sort the word by its spelling.', {
        'has alk in it': 'walk talk chalk stalk sidewalk beanstalk crosswalk boardwalk moonwalk sleepwalk talkative',
        'ends with stle': 'castle whistle thistle bustle hustle wrestle nestle rustle jostle bristle',
      }),
    ],
  },
  {
    id: 'reading.3.context-clues',
    subject: 'reading',
    grade: '3rd',
    order: 5,
    short: 'Context Clues',
    iCan: 'I can use the words around a new word to explain what it means.',
    codes: ['L.3.4.a', 'RL.3.4', 'RI.3.4'],
    prerequisites: ['reading.1.word-clues'],
    keywords: [{ word: 'context', definition: 'the words and sentences around a word' }],
    model:
      'Say: The old bridge was fragile, so only one person could cross at a time. I do not know fragile. The clue comes after so: only one at a time. Why would that be? It might break. I put easy to break in its place and read again. It fits, so I keep it.',
    check: {
      question: 'What do you do after you have guessed a meaning?',
      lookFor: 'Put the meaning in place of the word and read the sentence again.',
    },
    misconception: {
      says: 'Fragile means old, because old is in the sentence.',
      reply: 'Old is a fair clue. But the word so gives a reason. Would old alone mean one person at a time?',
    },
    easier: 'Underline the clue words yourself and let your child work out the meaning.',
    harder: 'Replace the new word with three others and explain which one fits best.',
    prompts: [
      {
        ask: 'The trail was hazardous. Loose stones made every step a risk. What does hazardous mean?',
        answer: 'Dangerous. Clue: every step a risk',
      },
      {
        ask: 'Unlike the noisy hall, the attic was tranquil. What does tranquil mean?',
        answer: 'Calm and quiet. Clue: unlike the noisy hall',
      },
      {
        ask: '{hero} examined each of the {things}. {hero} bent close and checked every part. What does examined mean?',
        answer: 'Looked at closely',
      },
      {
        ask: 'There were ample {things} at {place}. Everyone could have one, with many left over. What does ample mean?',
        answer: 'More than enough. Clue: many left over',
      },
      {
        ask: '{friend} was reluctant to go first. {friend} stepped back and let others pass. What does reluctant mean?',
        answer: 'Not wanting to. Clue: stepped back',
      },
      {
        ask: 'The fog concealed the path, so {hero} could not see it at all. What does concealed mean?',
        answer: 'Hid. Clue: could not see it',
      },
      {
        ask: '{friend} gave a brief answer. It was only two words. What does brief mean?',
        answer: 'Short. Clue: only two words',
      },
      {
        ask: '{hero} and {friend} collaborated. One drew the map while the other wrote the names. What does collaborated mean?',
        answer: 'Worked together',
      },
      {
        ask: 'Most frogs are nocturnal. They rest by day and hunt at night. What does nocturnal mean?',
        answer: 'Active at night',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['vocabulary', 'detail'] }],
  },
]
