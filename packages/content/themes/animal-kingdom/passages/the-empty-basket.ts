import type { Passage } from '@pencil-quest/contract/sheets'

export const theEmptyBasket: Passage = {
  id: 'animal-kingdom.5th.the-empty-basket',
  theme: 'animal-kingdom',
  grade: '5th',
  title: 'The Empty Basket',
  paragraphs: [
    [
      'On the final day of training, Ranger Noor gave each trainee a basket.',
      '"Walk through the marsh and bring me the most valuable thing that you discover," she said.',
      '"You have until the bell rings."',
    ],
    [
      'Soren ran straight to the reeds and found a heron feather as long as his arm.',
      'Paloma dug up a pink flower, roots and all.',
      'Kiri meant to be quick as well, but beside the path she heard a tiny crack.',
      'In a nest on the ground, an egg had begun to hatch.',
      'Kiri lay down in the mud behind a log so that the mother bird would not be frightened.',
      'One wet chick struggled out, and then a second, and then a third.',
      "The third looked around, mistook Kiri's boot for its mother and marched toward it, peeping.",
      'Kiri held her breath and did not even wiggle a toe until the mother led it home.',
      'Far away, the bell rang, and her basket was empty.',
    ],
    [
      "Back at the hut, Soren's feather was admired, and Paloma's flower had already begun to droop.",
      "Noor looked into Kiri's basket and then at the mud on her chin.",
      '"I have nothing," Kiri admitted, "but I can tell you about it."',
      'She described the crack, the wet wings and the mixed-up chick, and the hut grew so quiet that they could hear the rain.',
      "When she had finished, Noor pinned the ranger's badge on her muddy collar.",
      '"A good ranger brings back the story and leaves the marsh as it was," she said.',
    ],
    [
      'That afternoon, Paloma replanted her flower, and Soren helped her to carry the water.',
      'Both of them earned their badges by supper.',
      'As for the third chick, it waited beside the path every day for its favorite boot.',
    ],
  ],
  keywords: [
    { word: 'marsh', definition: 'low, wet land where reeds grow' },
    { word: 'trainee', definition: 'a person who is practicing for a job' },
    { word: 'droop', definition: 'to hang down because it is weak' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How long was the heron feather?',
      choices: ['as long as his arm', 'as wide as his hat', 'as tall as a post'],
      evidence: 'Soren ran straight to the reeds and found a heron feather as long as his arm.',
    },
    {
      focus: 'detail',
      ask: 'What did Paloma dig up?',
      choices: ['a pink flower', 'a white stone', 'a green frog'],
      evidence: 'Paloma dug up a pink flower, roots and all.',
    },
    {
      focus: 'cause',
      ask: 'Why did Kiri hide behind a log?',
      choices: [
        'so the mother bird would not be frightened',
        'so the other trainees could not find her',
        'so the bell ringer could walk past her',
      ],
      evidence: 'Kiri lay down in the mud behind a log so that the mother bird would not be frightened.',
    },
    {
      focus: 'cause',
      ask: 'Why did the third chick march toward Kiri?',
      choices: [
        'It mistook her boot for its mother.',
        'It smelled her lunch in the hut.',
        'It followed her song to the log.',
      ],
      evidence: "The third looked around, mistook Kiri's boot for its mother and marched toward it, peeping.",
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Kiri described the chick and the crack?',
      choices: ['The hut grew quiet.', 'The fire went out.', 'The bell fell down.'],
      evidence:
        'She described the crack, the wet wings and the mixed-up chick, and the hut grew so quiet that they could hear the rain.',
    },
    {
      focus: 'sequence',
      ask: 'What did Noor do right after Kiri had finished her story?',
      choices: ['pinned the badge on her collar', 'poured the tea into her cup', 'rang the bell by the road'],
      evidence: "When she had finished, Noor pinned the ranger's badge on her muddy collar.",
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a marsh?',
      choices: ['low, wet land', 'deep, dark sea', 'tall, old trees'],
      evidence: '"Walk through the marsh and bring me the most valuable thing that you discover," she said.',
    },
    {
      focus: 'character',
      ask: 'What does Noor think that a good ranger does?',
      choices: ['brings back the story', 'finds the longest log', 'fills the whole basket'],
      evidence: '"A good ranger brings back the story and leaves the marsh as it was," she said.',
    },
  ],
  open: [
    {
      ask: 'Why did the empty basket win the badge?',
      sample: 'Kiri brought a true story and left the nest in peace. That was the most valuable thing.',
      lookFor: 'Explains that seeing without taking was the real test.',
    },
    {
      ask: 'How did Paloma and Soren change?',
      sample: 'They put things right: she replanted the flower, and he helped.',
      lookFor: 'Names what they did first and what they did later.',
    },
  ],
}
