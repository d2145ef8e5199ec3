import type { Passage } from '@pencil-quest/contract/sheets'

export const laundryDay: Passage = {
  id: 'wings-of-fire.4th.laundry-day',
  theme: 'wings-of-fire',
  grade: '4th',
  title: 'Laundry Day',
  paragraphs: [
    [
      'Haneul was proud to be the forecaster for a week.',
      'On Monday, Haneul glanced at the blue sky and wrote, "Sunny all day and perfect for laundry."',
      'Everybody on the islands believed it.',
      'By noon, every clothesline from the breeze harbor to the rain loft was full.',
      'An hour later, it poured.',
    ],
    [
      'Haneul hid in the weather tower beneath a heap of windsocks.',
      'Ilmari found the right heap because it was sniffling.',
      '"Nobody will ever believe me again," said Haneul.',
      'Ilmari said nothing, but opened the weather book at a page from long ago.',
      'There, in Ilmari\'s own neat writing, stood the words, "Calm and clear."',
      'They were crossed out, and below them Ilmari had added, "Eleven inches of snow and one lost hat."',
      'Page after page looked like that.',
      '"A forecast is not a promise," said Ilmari.',
      '"You look, you guess, you check, and the next time you look at more."',
    ],
    [
      'So Haneul crossed out Monday and wrote, "Wrong, very wet, sorry."',
      'Then Haneul flew from island to island and blew on the laundry until it was dry.',
      'On Tuesday, Haneul studied the wind, the clouds and the old notes before writing a single word.',
      '"There are seven chances in ten for sun," said the forecast, "and three for rain."',
      'It rained again.',
      'This time, the islanders had kept their baskets ready, and nobody was cross.',
      'One of them even sent Haneul a dry sock.',
    ],
  ],
  keywords: [
    { word: 'forecaster', definition: 'someone who says what weather may come' },
    { word: 'glanced', definition: 'took one short look' },
    { word: 'cross', definition: 'annoyed and in a bad mood' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Haneul write about Monday at first?',
      choices: ['perfect for laundry', 'wonderful for kites', 'dangerous for boats'],
      evidence: 'On Monday, Haneul glanced at the blue sky and wrote, "Sunny all day and perfect for laundry."',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does glanced mean?',
      choices: ['took one short look', 'sang three long songs', 'climbed a tall fence'],
      evidence: 'On Monday, Haneul glanced at the blue sky and wrote, "Sunny all day and perfect for laundry."',
    },
    {
      focus: 'cause',
      ask: 'How could Ilmari tell where Haneul was?',
      choices: ['The heap was sniffling.', 'The lantern flickered.', 'The stairs creaked twice.'],
      evidence: 'Ilmari found the right heap because it was sniffling.',
    },
    {
      focus: 'sequence',
      ask: 'What did Ilmari do right after Haneul spoke?',
      choices: ['opened the weather book', 'poured a cup of cocoa', 'blew out the lanterns'],
      evidence: 'Ilmari said nothing, but opened the weather book at a page from long ago.',
    },
    {
      focus: 'character',
      ask: 'How did Haneul make up for the mistake?',
      choices: ['blew on the laundry', 'bought new curtains', 'moved to a mountain'],
      evidence: 'Then Haneul flew from island to island and blew on the laundry until it was dry.',
    },
    {
      focus: 'sequence',
      ask: 'What did Haneul do on Tuesday before writing a single word?',
      choices: ['studied the old notes', 'polished the big bell', 'visited a lonely goose'],
      evidence: 'On Tuesday, Haneul studied the wind, the clouds and the old notes before writing a single word.',
    },
    {
      focus: 'detail',
      ask: 'How likely was sun in the second forecast?',
      choices: ['seven chances in ten', 'four points in nine', 'half of the morning'],
      evidence: '"There are seven chances in ten for sun," said the forecast, "and three for rain."',
    },
    {
      focus: 'cause',
      ask: 'Why was nobody cross about the second rain?',
      choices: [
        'The islanders had kept their baskets ready.',
        'The frost dragons had frozen every drop.',
        'The children had slept until supper.',
      ],
      evidence: 'This time, the islanders had kept their baskets ready, and nobody was cross.',
    },
  ],
  open: [
    {
      ask: 'Why did Ilmari show Haneul the old pages?',
      sample: 'Ilmari wanted Haneul to see that even the best forecasters are wrong now and then.',
      lookFor: 'Says that the crossed-out lines show honest mistakes that teach something.',
    },
    {
      ask: 'Which forecast was better, the one for Monday or the one for Tuesday? Give reasons.',
      sample: 'The second was better, for it told people that rain could come, so they were ready.',
      lookFor: 'Chooses one and uses how it was made or what the islanders did.',
    },
  ],
}
