import type { Passage } from '@pencil-quest/contract/sheets'

export const theNoseThatClosed: Passage = {
  id: 'dog-man.5th.the-nose-that-closed',
  theme: 'dog-man',
  grade: '5th',
  title: 'The Nose That Closed',
  paragraphs: [
    [
      'One hour before the great picnic, the giant cheese vanished from the town hall.',
      'The mayor sent for Desmond, whose famous nose had never failed.',
      'Nobody knew that Desmond had caught a cold on Sunday and could not smell anything at all.',
    ],
    [
      'Desmond was too embarrassed to admit it.',
      'Instead, the hound sniffed dramatically, chose a direction at random and announced, "This way!"',
      'The trail led to a closed umbrella shop.',
      'It led to a fountain, and after that it led to the same umbrella shop again.',
      'Behind Desmond trotted Lupe, Bram and Goro, and they were too loyal to complain.',
    ],
    [
      'Finally Desmond sat down in a puddle.',
      '"I cannot smell a thing," said the hound miserably, "and I was afraid you would not need me."',
      'For a moment it was quiet.',
      'Then Goro said, "You found my cart in the fog, and you did that with your ears."',
      'Lupe offered a handkerchief, and Bram asked what a detective without a nose should do first.',
      '"Ask everybody what they notice," Desmond said slowly.',
    ],
    [
      'Bram laid both paws on the ground and felt a steady rumble, as if something heavy were rolling.',
      'Lupe flew up and spotted a pale stripe of crumbs, which ran downhill from the back door.',
      'Goro remembered that the floor of the town hall slopes.',
      'Desmond put the three facts together and raced to the bottom of the hill.',
      'There lay the cheese, perfectly unharmed, against the gate of the picnic meadow.',
      'It was the only guest that had arrived early.',
    ],
    ['In the report, Lupe wrote that four detectives had solved the case with three clues and one honest sentence.'],
  ],
  keywords: [
    { word: 'embarrassed', definition: 'ashamed or shy about something' },
    { word: 'loyal', definition: 'always standing by your friends' },
    { word: 'slopes', definition: 'leans so that one end is lower' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What vanished from the town hall?',
      choices: ['the giant cheese', 'the silver spoon', 'the velvet chair'],
      evidence: 'One hour before the great picnic, the giant cheese vanished from the town hall.',
    },
    {
      focus: 'cause',
      ask: 'Why could Desmond not smell anything?',
      choices: ['Desmond had caught a cold.', 'Desmond had eaten a pepper.', 'Desmond had skipped a meal.'],
      evidence: 'Nobody knew that Desmond had caught a cold on Sunday and could not smell anything at all.',
    },
    {
      focus: 'sequence',
      ask: 'What did Desmond do right after choosing a direction?',
      choices: ['announced, "This way!"', 'whispered, "Not yet!"', 'shouted, "Never again!"'],
      evidence: 'Instead, the hound sniffed dramatically, chose a direction at random and announced, "This way!"',
    },
    {
      focus: 'character',
      ask: 'How did the friends behave on the false trail?',
      choices: [
        'They were too loyal to complain.',
        'They were too sleepy to follow.',
        'They were too greedy to share.',
      ],
      evidence: 'Behind Desmond trotted Lupe, Bram and Goro, and they were too loyal to complain.',
    },
    {
      focus: 'detail',
      ask: 'What did Bram notice?',
      choices: ['a steady rumble', 'a sharp whistle', 'a bitter breeze'],
      evidence: 'Bram laid both paws on the ground and felt a steady rumble, as if something heavy were rolling.',
    },
    {
      focus: 'sequence',
      ask: 'What did Desmond do right after putting the facts together?',
      choices: ['raced to the bottom', 'rested on a cushion', 'returned to the shop'],
      evidence: 'Desmond put the three facts together and raced to the bottom of the hill.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does embarrassed mean?',
      choices: ['ashamed or shy', 'curious or loud', 'patient or calm'],
      evidence: 'Desmond was too embarrassed to admit it.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does loyal mean?',
      choices: ['standing by your friends', 'dreaming of your future', 'collecting your pennies'],
      evidence: 'Behind Desmond trotted Lupe, Bram and Goro, and they were too loyal to complain.',
    },
  ],
  open: [
    {
      ask: 'Who or what moved the cheese? Use the clues.',
      sample: 'Nobody did. The floor slopes, so the cheese rolled out the back door and downhill.',
      lookFor: 'Joins the rumble, the crumbs and the sloping floor.',
    },
    {
      ask: 'What was the honest sentence, and why did it matter?',
      sample: 'Desmond said, I cannot smell a thing. After that the friends could truly help.',
      lookFor: 'Names the sentence and tells how it changed the search.',
    },
  ],
}
