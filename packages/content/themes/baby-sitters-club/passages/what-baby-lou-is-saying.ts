import type { Passage } from '@pencil-quest/contract/sheets'

export const whatBabyLouIsSaying: Passage = {
  id: 'baby-sitters-club.5th.what-baby-lou-is-saying',
  theme: 'baby-sitters-club',
  grade: '5th',
  title: 'What Baby Lou Is Saying',
  paragraphs: [
    [
      'Baby Lou says bub to the cat, bub to the rain and bub to the banana.',
      'It may sound like nonsense, but it is hard work, and it began long before anyone could see it.',
    ],
    [
      'Babies start to listen before they are born.',
      'In one famous study, newborns sucked on a pacifier in a certain rhythm in order to hear their own mother speak.',
      'They preferred that familiar voice to the voice of a stranger.',
    ],
    [
      'For the first months, babies are better at one thing than most grown-ups.',
      'They can hear differences between sounds in languages from all over the world.',
      'By about the first birthday, the brain pays less attention to sounds that nobody around it uses.',
      'It becomes an expert in the language of its home.',
    ],
    [
      'At six months or so, babies begin to babble and repeat simple sounds again and again.',
      'This is practice for the lips, the tongue and the ears.',
      'Babies who grow up with sign language babble, too, and they do it with their hands.',
    ],
    [
      'How can a helper join in?',
      'Look at what the baby looks at, name it and then wait, because a pause is an invitation.',
      'Nkechi does this every afternoon with great patience, in a high, slow, singing voice.',
      'Yesterday Baby Lou pointed at the cat, took a deep breath and said, "Cat."',
      'Everyone cheered until the windows rattled.',
      'Then Baby Lou pointed at Nkechi and said it again.',
    ],
  ],
  keywords: [
    { word: 'familiar', definition: 'well known from many times before' },
    { word: 'expert', definition: 'someone with great skill' },
    { word: 'babble', definition: 'make speech sounds that have no meaning yet' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did newborns in the study want to hear?',
      choices: ['their mother speak', 'a church bell ring', 'a small dog bark'],
      evidence:
        'In one famous study, newborns sucked on a pacifier in a certain rhythm in order to hear their own mother speak.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does familiar mean?',
      choices: ['well known', 'far too loud', 'oddly shaped'],
      evidence: 'They preferred that familiar voice to the voice of a stranger.',
    },
    {
      focus: 'sequence',
      ask: 'When does the brain start to pay less attention to sounds that nobody uses?',
      choices: ['by about the first birthday', 'during a baby nap at noon', 'around the tenth of August'],
      evidence: 'By about the first birthday, the brain pays less attention to sounds that nobody around it uses.',
    },
    {
      focus: 'sequence',
      ask: 'What do babies begin to do at six months or so?',
      choices: ['repeat simple sounds', 'write little letters', 'count wooden blocks'],
      evidence: 'At six months or so, babies begin to babble and repeat simple sounds again and again.',
    },
    {
      focus: 'detail',
      ask: 'How do babies who grow up with sign language babble?',
      choices: ['with their hands', 'with their knees', 'with their toes'],
      evidence: 'Babies who grow up with sign language babble, too, and they do it with their hands.',
    },
    {
      focus: 'cause',
      ask: 'Why should a helper wait after naming a thing?',
      choices: ['A pause is an invitation.', 'A nap is good medicine.', 'A joke needs an audience.'],
      evidence: 'Look at what the baby looks at, name it and then wait, because a pause is an invitation.',
    },
    {
      focus: 'character',
      ask: 'How does Nkechi talk with Baby Lou every afternoon?',
      choices: ['with great patience', 'with sudden giggles', 'with puppet frogs'],
      evidence: 'Nkechi does this every afternoon with great patience, in a high, slow, singing voice.',
    },
    {
      focus: 'cause',
      ask: 'Why did the windows rattle?',
      choices: ['Everyone cheered.', 'Thunder crashed.', 'Trucks rolled by.'],
      evidence: 'Everyone cheered until the windows rattled.',
    },
  ],
  open: [
    {
      ask: 'What is the main idea of this text?',
      sample: 'Babies work on language long before their first word, by listening and babbling.',
      lookFor: 'Puts together early listening and babbling as steps toward speech.',
    },
    {
      ask: 'What does the last sentence tell you about the word cat?',
      sample: 'Baby Lou may not know yet that the word is only for the animal.',
      lookFor: 'Sees the joke: Baby Lou uses the same word for Nkechi.',
    },
  ],
}
