import type { Passage } from '@pencil-quest/contract/sheets'

export const theTunnelUnderMillRoad: Passage = {
  id: 'animal-kingdom.4th.the-tunnel-under-mill-road',
  theme: 'animal-kingdom',
  grade: '4th',
  title: 'The Tunnel Under Mill Road',
  paragraphs: [
    [
      'Every spring, on the first warm, rainy night, the spotted salamanders leave the forest.',
      'They must cross Mill Road to reach the pond where they lay their eggs.',
      'Last year, the rangers stood in the rain and carried four hundred of them across in buckets.',
      "Ranger Noor's boots have never quite dried.",
    ],
    [
      'This year the rangers had dug a tunnel under the road, clean, smooth and perfectly straight.',
      'On the big night, Malik, a junior ranger, knelt beside it with his lantern.',
      'The first salamander crawled up, touched the tunnel floor with one toe and turned around.',
      'So did the second.',
      'Soon there was a crowd at the entrance, like guests at a party where nobody wants to dance first.',
    ],
    [
      'Noor sighed and reached for her buckets.',
      '"Wait," said Malik, and he laid his own hand inside.',
      'The floor felt as dry as toast.',
      'A salamander breathes partly through its skin, and that skin has to stay damp.',
      'Malik ran to the forest and came back with an armful of wet leaves.',
      'He spread them along the tunnel, from one end to the other.',
      'For a minute nothing happened, and then the smallest salamander of all slid onto the leaves and marched in.',
      'The others followed in a long, shiny line.',
    ],
    [
      'By dawn, the rangers had counted five hundred and six, and nobody had needed a bucket.',
      'Malik tipped the rain out of his hat, and the five hundred and seventh fell out.',
    ],
  ],
  keywords: [
    { word: 'entrance', definition: 'the place where you go in' },
    { word: 'damp', definition: 'a little wet' },
    { word: 'dawn', definition: 'the time when the sun comes up' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How many salamanders were carried across last year?',
      choices: ['four hundred', 'two thousand', 'nine dozen'],
      evidence: 'Last year, the rangers stood in the rain and carried four hundred of them across in buckets.',
    },
    {
      focus: 'detail',
      ask: 'How did the new tunnel look?',
      choices: ['clean, smooth and straight', 'dark, narrow and muddy', 'round, warm and leafy'],
      evidence: 'This year the rangers had dug a tunnel under the road, clean, smooth and perfectly straight.',
    },
    {
      focus: 'cause',
      ask: 'Why must the salamanders cross Mill Road?',
      choices: ['to reach the pond', 'to find the moon', 'to leave a trail'],
      evidence: 'They must cross Mill Road to reach the pond where they lay their eggs.',
    },
    {
      focus: 'cause',
      ask: 'Why did Malik want wet leaves for the salamanders?',
      choices: ['That skin has to stay damp.', 'That road has to stay clear.', 'That light has to stay low.'],
      evidence: 'A salamander breathes partly through its skin, and that skin has to stay damp.',
    },
    {
      focus: 'sequence',
      ask: 'What did the first salamander do right after it touched the floor?',
      choices: ['turned around', 'jumped away', 'rolled over'],
      evidence: 'The first salamander crawled up, touched the tunnel floor with one toe and turned around.',
    },
    {
      focus: 'sequence',
      ask: 'What did Malik do right after he brought the wet leaves?',
      choices: ['He spread them along the tunnel.', 'He threw them over the bucket.', 'He piled them beside the pond.'],
      evidence: 'He spread them along the tunnel, from one end to the other.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does damp mean?',
      choices: ['a little wet', 'quite smooth', 'rather thick'],
      evidence: 'A salamander breathes partly through its skin, and that skin has to stay damp.',
    },
    {
      focus: 'character',
      ask: 'How did Malik find out what was wrong?',
      choices: ['He laid his own hand inside.', 'He asked the oldest ranger.', 'He followed one to the pond.'],
      evidence: '"Wait," said Malik, and he laid his own hand inside.',
    },
  ],
  open: [
    {
      ask: 'Why did the salamanders trust the tunnel in the end?',
      sample: 'The wet leaves made it damp, like the forest floor that they know.',
      lookFor: 'Links the wet leaves with the needs of their skin.',
    },
    {
      ask: 'What can builders learn from Malik?',
      sample: 'They should ask what the users need, not only make it clean and straight.',
      lookFor: 'States a lesson that goes beyond salamanders.',
    },
  ],
}
