import type { Passage } from '@pencil-quest/contract/sheets'

export const theVillageThatWasNotThere: Passage = {
  id: 'legend-of-zelda.4th.the-village-that-was-not-there',
  theme: 'legend-of-zelda',
  grade: '4th',
  title: 'The Village That Was Not There',
  paragraphs: [
    [
      'According to the map, a village named Nib lay just beyond the third hill.',
      'The Compass Company had walked all day and was dreaming of supper.',
      'They climbed the third hill and found an empty field with one startled rabbit.',
      '"We have lost our way," moaned Bao.',
    ],
    [
      'Anwen studied the map until the sun was low.',
      'Every stream and every stone was exactly where it should be.',
      'Then Anwen noticed a tiny wink, drawn in ink beside the name.',
      '"The mapmaker invented Nib," said Anwen.',
      '"If another shop copies this map, Nib will be on the copy, and everyone will know who borrowed it."',
      '"Clever," said Chidi, "but I cannot eat clever."',
    ],
    [
      'They pitched their tent in the empty field and hung a lantern on the pole.',
      'An hour later, a tired peddler stumbled toward the light.',
      '"Is this Nib," the peddler asked, holding up the same map.',
      'Next came two sisters with a goat, and then a family with a fiddle.',
      'All of them had trusted the map, and all of them had brought something for the pot.',
      'By midnight there was stew, music and a very long table made of planks.',
    ],
    [
      'In the morning, nobody wanted to leave.',
      'The peddler opened a stall, and the sisters started to build a fence for the goat.',
      'Anwen took out a pen and carefully crossed out the wink.',
    ],
  ],
  keywords: [
    { word: 'startled', definition: 'suddenly surprised or scared' },
    { word: 'invented', definition: 'made up something new' },
    { word: 'peddler', definition: 'a person who travels around to sell things' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did the company find when they climbed the third hill?',
      choices: ['an empty field', 'a stone temple', 'a busy market'],
      evidence: 'They climbed the third hill and found an empty field with one startled rabbit.',
    },
    {
      focus: 'detail',
      ask: 'What was drawn in ink beside the name?',
      choices: ['a tiny wink', 'a gold crown', 'a thin arrow'],
      evidence: 'Then Anwen noticed a tiny wink, drawn in ink beside the name.',
    },
    {
      focus: 'cause',
      ask: 'Why was there no village in that place?',
      choices: ['The mapmaker invented it.', 'The river flooded it all.', 'The wind blew it apart.'],
      evidence: '"The mapmaker invented Nib," said Anwen.',
    },
    {
      focus: 'cause',
      ask: 'Why did so many people come to the field?',
      choices: ['They had trusted the map.', 'They had heard the fiddle.', 'They had followed a goat.'],
      evidence: 'All of them had trusted the map, and all of them had brought something for the pot.',
    },
    {
      focus: 'sequence',
      ask: 'What happened an hour later?',
      choices: [
        'A peddler stumbled to the light.',
        'A donkey wandered to the well.',
        'A rainstorm moved to the valley.',
      ],
      evidence: 'An hour later, a tired peddler stumbled toward the light.',
    },
    {
      focus: 'sequence',
      ask: 'Who came next, after the peddler?',
      choices: ['two sisters with a goat', 'three bakers with a cart', 'four singers with a drum'],
      evidence: 'Next came two sisters with a goat, and then a family with a fiddle.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a peddler?',
      choices: ['a person who sells things', 'a rabbit that digs holes', 'a lantern that stays dark'],
      evidence: 'An hour later, a tired peddler stumbled toward the light.',
    },
    {
      focus: 'character',
      ask: 'How did Anwen look into the problem?',
      choices: ['studied the map', 'blamed the rabbit', 'shook the lantern'],
      evidence: 'Anwen studied the map until the sun was low.',
    },
  ],
  open: [
    {
      ask: 'Why did Anwen cross out the wink at the end?',
      sample: 'The wink meant that Nib was made up. Now people lived there, so Nib was real.',
      lookFor: 'Explains what the wink meant and what had changed.',
    },
    {
      ask: 'Is it fair to put a made-up place on a map? Give a reason.',
      sample: 'It guards the work of the mapmaker, but tired people may walk there for nothing.',
      lookFor: 'Takes a side and weighs one good or bad effect.',
    },
  ],
}
