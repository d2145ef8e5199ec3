import type { Passage } from '@pencil-quest/contract/sheets'

export const theDustThatCrossedAnOcean: Passage = {
  id: 'wings-of-fire.5th.the-dust-that-crossed-an-ocean',
  theme: 'wings-of-fire',
  grade: '5th',
  title: 'The Dust That Crossed an Ocean',
  paragraphs: [
    [
      'Safiya found a reddish powder on the stones of the sun terrace.',
      'Yara wiped it up with a wet cloth, and the next morning it was back.',
      '"We have a visitor," said Ilmari, and reached for the weather book.',
    ],
    [
      'In northern Africa lies the Sahara, the largest hot desert on Earth.',
      'One part of it was once the bottom of an enormous lake.',
      'The water is gone, but the remains of countless tiny living things still cover the ground like flour.',
      'Strong winds squeeze between two mountain ranges there and lift the powder high into the sky.',
      'Then the trade winds push it west, across the whole Atlantic Ocean.',
      'In about a week, the dust can travel thousands of miles.',
    ],
    [
      'Much of it comes down over the Amazon rain forest in South America.',
      'With the help of satellites, scientists measured about twenty-seven million tons in an average year.',
      'This delivery is a piece of luck for the forest.',
      'So much rain falls there that water constantly washes food for plants out of the soil.',
      'One of those foods is phosphorus, which trees need in order to grow.',
      'The dust contains phosphorus, too, in roughly the amount that the rain carries off.',
      'In this way, one of the driest places on Earth helps to feed one of the greenest.',
    ],
    [
      'Yara looked down at the dirty cloth for a long time.',
      'Then Yara flew to the western edge of the island and shook it out with care.',
      '"It still has somewhere to be," said Yara.',
    ],
  ],
  keywords: [
    { word: 'remains', definition: 'what is left of something' },
    { word: 'satellites', definition: 'machines that circle Earth high above the sky' },
    { word: 'constantly', definition: 'all the time, without a stop' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Safiya find on the stones?',
      choices: ['a reddish powder', 'a spotted feather', 'a crumpled letter'],
      evidence: 'Safiya found a reddish powder on the stones of the sun terrace.',
    },
    {
      focus: 'sequence',
      ask: 'What happened the next morning, after Yara wiped it up?',
      choices: ['It was back.', 'It was blue.', 'It was loud.'],
      evidence: 'Yara wiped it up with a wet cloth, and the next morning it was back.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after the powder is lifted high?',
      choices: ['The trade winds push it west.', 'The cold moon turns it silver.', 'The tall grass catches it.'],
      evidence: 'Then the trade winds push it west, across the whole Atlantic Ocean.',
    },
    {
      focus: 'detail',
      ask: 'How much dust did scientists measure in an average year?',
      choices: ['twenty-seven million tons', 'sixteen hundred barrels', 'ninety-four buckets'],
      evidence: 'With the help of satellites, scientists measured about twenty-seven million tons in an average year.',
    },
    {
      focus: 'cause',
      ask: 'Why does the soil lose food for plants?',
      choices: ['Water constantly washes it out.', 'Ants secretly haul it away.', 'Deep cracks swallow it up.'],
      evidence: 'So much rain falls there that water constantly washes food for plants out of the soil.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does constantly mean?',
      choices: ['without a stop', 'after a while', 'before lunch'],
      evidence: 'So much rain falls there that water constantly washes food for plants out of the soil.',
    },
    {
      focus: 'cause',
      ask: 'Why does phosphorus matter?',
      choices: ['Trees need it in order to grow.', 'Frogs use it in order to jump.', 'Rocks lose it when they crack.'],
      evidence: 'One of those foods is phosphorus, which trees need in order to grow.',
    },
    {
      focus: 'character',
      ask: 'What did Yara do at the western edge of the island?',
      choices: ['shook it out with care', 'tied it to a tall mast', 'buried it under a rock'],
      evidence: 'Then Yara flew to the western edge of the island and shook it out with care.',
    },
  ],
  open: [
    {
      ask: 'Sum up the journey of the dust in two or three sentences.',
      sample: 'Wind lifts dust from an old lake bed in the Sahara. Trade winds carry it over the ocean to the Amazon.',
      lookFor: 'Names the start, the way and the end in the right order.',
    },
    {
      ask: "How did Yara's view of the dust change?",
      sample: 'At first it was just dirt to wipe up, and in the end it was food for a forest.',
      lookFor: 'Compares the wiping at the start with the shaking out at the end.',
    },
  ],
}
