import type { Passage } from '@pencil-quest/contract/sheets'

export const theSleepyBusLine: Passage = {
  id: 'baby-sitters-club.4th.the-sleepy-bus-line',
  theme: 'baby-sitters-club',
  grade: '4th',
  title: 'The Sleepy Bus Line',
  paragraphs: [
    [
      'Thunder grumbled over Persimmon Row, and not one of the eleven toddlers in the rainy-day hall would nap.',
      'Nkechi tried a lullaby, but a loud clap swallowed the final verse.',
      'Anjali tried to close the curtains, and the curtain rod came down.',
      'Even Baby Lou, who could sleep inside a drum, sat bolt upright.',
    ],
    [
      'Wendell looked in to see about the noise.',
      'For thirty-four years, Wendell had driven the number 6 bus from the harbor to the hills.',
      'Now Wendell lined up the cushions two by two, put on the old cap and took the front seat.',
      '"All aboard the number 6," said Wendell in a slow, deep voice.',
      'The toddlers scrambled for their places.',
    ],
    [
      '"Harbor Square," murmured Wendell, and everybody leaned around an imaginary curve.',
      '"Fish Market, Willow Lane, Old Mill."',
      'Rain ran down the windows, just as it would on a real bus.',
      'When the thunder rolled again, Wendell explained that they were crossing the wooden bridge.',
      'After that, no rumble bothered anyone.',
    ],
    [
      "At Clover Hill, the first head tipped onto a neighbor's shoulder.",
      'By Windmill Corner, all eleven passengers were snoring, and so were three of the Helpers.',
      'Only Leilani was left to hear the last stop.',
      '"End of the line," whispered Wendell, and pulled an invisible brake.',
      'Nobody got off for an hour.',
    ],
  ],
  keywords: [
    { word: 'murmured', definition: 'spoke softly, so that one could barely hear it' },
    { word: 'imaginary', definition: 'not real but made up in the mind' },
    { word: 'passengers', definition: 'people who are carried by a bus, boat or train' },
  ],
  questions: [
    {
      focus: 'cause',
      ask: 'Why did the lullaby by Nkechi not work?',
      choices: ['A clap swallowed the verse.', 'A puppy howled along with it.', 'The melody was too cheerful.'],
      evidence: 'Nkechi tried a lullaby, but a loud clap swallowed the final verse.',
    },
    {
      focus: 'detail',
      ask: 'How long had Wendell driven the bus?',
      choices: ['thirty-four years', 'nine long winters', 'a dozen summers'],
      evidence: 'For thirty-four years, Wendell had driven the number 6 bus from the harbor to the hills.',
    },
    {
      focus: 'sequence',
      ask: 'What did Wendell do right after lining up the cushions?',
      choices: ['put on the old cap', 'locked up the shed', 'blew on a whistle'],
      evidence: 'Now Wendell lined up the cushions two by two, put on the old cap and took the front seat.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does murmured mean?',
      choices: ['spoke softly', 'paid quickly', 'drove wildly'],
      evidence: '"Harbor Square," murmured Wendell, and everybody leaned around an imaginary curve.',
    },
    {
      focus: 'cause',
      ask: 'What made the hall seem like a real bus?',
      choices: ['Rain ran down the windows.', 'Horns beeped in the street.', 'Tickets lay on a long bench.'],
      evidence: 'Rain ran down the windows, just as it would on a real bus.',
    },
    {
      focus: 'character',
      ask: 'How did Wendell make the thunder less scary?',
      choices: [
        'by explaining that they were crossing a bridge',
        'by promising that a rainbow was on its way',
        'by telling a long joke about a sleepy goat',
      ],
      evidence: 'When the thunder rolled again, Wendell explained that they were crossing the wooden bridge.',
    },
    {
      focus: 'sequence',
      ask: 'What happened at Clover Hill?',
      choices: ['The first head tipped.', 'The front tire popped.', 'A baby lost a slipper.'],
      evidence: "At Clover Hill, the first head tipped onto a neighbor's shoulder.",
    },
    {
      focus: 'detail',
      ask: 'What did Wendell pull at the end of the line?',
      choices: ['an invisible brake', 'a squeaky red wagon', 'a very long scarf'],
      evidence: '"End of the line," whispered Wendell, and pulled an invisible brake.',
    },
  ],
  open: [
    {
      ask: 'Why did the bus game work when the lullaby did not?',
      sample: 'It gave the storm a place in the game, so the toddlers felt safe instead of scared.',
      lookFor: 'Explains how the rain and thunder became part of the ride, or how the slow voice calmed them.',
    },
    {
      ask: 'Add one more stop to the line. What would your passengers see there?',
      sample: 'At Pillow Pond, they would see ducks with their heads under their wings.',
      lookFor: 'Names a stop and adds a calm detail that fits the story.',
    },
  ],
}
