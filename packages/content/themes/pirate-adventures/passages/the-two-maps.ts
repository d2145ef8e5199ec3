import type { Passage } from '@pencil-quest/contract/sheets'

export const theTwoMaps: Passage = {
  id: 'pirate-adventures.5th.the-two-maps',
  theme: 'pirate-adventures',
  grade: '5th',
  title: 'The Two Maps',
  paragraphs: [
    [
      'Dembe of the Merry Limpet and Odile of the Grand Pelican were the two most careful mapmakers in the Teacup Isles.',
      'Therefore it was embarrassing when their new maps did not agree.',
      "Dembe's map showed Kettle Point as an island, with water all around it.",
      "On Odile's map, Kettle Point was part of the mainland, joined to it by a wide strip of sand.",
    ],
    [
      '"I walked across that sand myself," insisted Odile.',
      '"I rowed across that water twice," Dembe replied.',
      'Each was absolutely certain, and each suspected that the other had been napping.',
      'To settle the matter, they agreed to visit Kettle Point together.',
    ],
    [
      'They arrived at noon and found the sand, broad and firm, exactly where Odile had drawn it.',
      'Odile was polite enough not to smile for very long.',
      'They walked across, ate a silent lunch under a pine tree and started back at four.',
      'The sand was gone.',
      'Waves rolled where they had walked, and the boat was on the other side.',
      'Dembe was polite enough not to smile at all.',
    ],
    [
      'With nothing to do but wait, they measured.',
      'They pushed a stick into the shore and marked the waterline every half hour.',
      'The sea climbed until evening, stood still, and then gradually began to sink.',
      'By midnight, moonlight shone on wet sand.',
      'Twice a day the tide turned a piece of the mainland into an island, and twice a day it turned it back.',
    ],
    [
      '"You were right," they said at the same moment, and they laughed until the gulls complained.',
      'Together they drew a third map with a small paper flap on it.',
      'When the flap is up, Kettle Point is an island.',
      'When it is down, there is a path.',
      'In the corner, in two different handwritings, it says, "Ask what time it is."',
    ],
  ],
  keywords: [
    { word: 'mainland', definition: 'the large body of land that islands lie near' },
    { word: 'suspected', definition: 'believed without proof' },
    { word: 'tide', definition: 'the rise and fall of the sea, twice in most days' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: "How did Dembe's map show Kettle Point?",
      choices: ['as an island', 'as a harbor', 'as a forest'],
      evidence: "Dembe's map showed Kettle Point as an island, with water all around it.",
    },
    {
      focus: 'detail',
      ask: 'How often did they mark the waterline?',
      choices: ['every half hour', 'every two weeks', 'every full moon'],
      evidence: 'They pushed a stick into the shore and marked the waterline every half hour.',
    },
    {
      focus: 'cause',
      ask: 'Why was it embarrassing for the mapmakers?',
      choices: ['Their new maps did not agree.', 'Their old boats did not float.', 'Their best pens did not write.'],
      evidence: 'Therefore it was embarrassing when their new maps did not agree.',
    },
    {
      focus: 'sequence',
      ask: 'What did they do right after they walked across?',
      choices: ['ate a silent lunch', 'took a quick swim', 'built a huge raft'],
      evidence: 'They walked across, ate a silent lunch under a pine tree and started back at four.',
    },
    {
      focus: 'cause',
      ask: 'Why could they not walk back to the boat at four?',
      choices: ['The sand was gone.', 'The rope was torn.', 'The hill was icy.'],
      evidence: 'The sand was gone.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after the sea stood still?',
      choices: ['It gradually began to sink.', 'It suddenly froze solid.', 'It noisily hit the cliff.'],
      evidence: 'The sea climbed until evening, stood still, and then gradually began to sink.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does suspected mean?',
      choices: ['believed without proof', 'traveled without shoes', 'whispered without haste'],
      evidence: 'Each was absolutely certain, and each suspected that the other had been napping.',
    },
    {
      focus: 'character',
      ask: 'How did the two show that they could work as a team?',
      choices: ['They drew a third map.', 'They sang a funny duet.', 'They built a tall gate.'],
      evidence: 'Together they drew a third map with a small paper flap on it.',
    },
  ],
  open: [
    {
      ask: 'How can two maps that disagree both be right?',
      sample: 'They were drawn at different times of day. The tide changed the land in between.',
      lookFor: 'Says that the tide makes both maps true at different times.',
    },
    {
      ask: 'Why was Dembe polite enough not to smile at all?',
      sample: 'The missing sand proved that Dembe had been right, but Odile was also stuck and had been polite.',
      lookFor: 'Sees that Dembe was proved right just then and held back.',
    },
  ],
}
