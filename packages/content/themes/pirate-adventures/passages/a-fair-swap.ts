import type { Passage } from '@pencil-quest/contract/sheets'

export const aFairSwap: Passage = {
  id: 'pirate-adventures.4th.a-fair-swap',
  theme: 'pirate-adventures',
  grade: '4th',
  title: 'A Fair Swap',
  paragraphs: [
    [
      'On Monday, two spoons were missing from the galley.',
      'On Tuesday, it was six, and by Thursday the crew of the Merry Limpet was eating stew with forks.',
      '"Somebody aboard has forgotten rule one," said Captain Keoni, "and rule one is share."',
      'Everybody looked at Pascal, because the parrot adored shiny things.',
      'Pascal was deeply offended.',
    ],
    [
      'That night, Ines sprinkled flour on the galley floor and hid behind the barrels.',
      'At midnight, something slipped through the little window, wet and quiet.',
      'There was a slurp, a clink, and then silence.',
      'In the morning there were no footprints in the flour.',
      'There were hundreds of neat round rings instead.',
    ],
    [
      '"Suckers," announced Dembe, "in two rows, on eight arms."',
      'An octopus has no bones, so it can squeeze through any gap that is wider than its beak.',
      'It can even leave the water for a few minutes.',
      'They leaned over the rail and peered down.',
      'Between the rocks below, the spoons stood in a tidy half circle in front of a den.',
      'The octopus was building a wall, and it had run out of shells.',
    ],
    [
      'Keoni lowered a basket of empty clamshells on a rope and waited politely.',
      'An arm came out, and then a second, and every shell was tried for size.',
      'When the basket came up again, it held eleven spoons, perfectly clean.',
      'It also held one fork that nobody had missed.',
    ],
    ['Ines wrote it down in the galley book under the heading of honest traders.', 'Pascal still expects an apology.'],
  ],
  keywords: [
    { word: 'offended', definition: 'hurt by what others say or think' },
    { word: 'squeeze', definition: 'push into a tight space' },
    { word: 'den', definition: 'a place where a wild animal rests and hides' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What was missing on Monday?',
      choices: ['two spoons', 'nine knots', 'four plates'],
      evidence: 'On Monday, two spoons were missing from the galley.',
    },
    {
      focus: 'cause',
      ask: 'Why did everybody look at Pascal?',
      choices: [
        'The parrot adored shiny things.',
        'The captain dropped salty soup.',
        'The sailors heard a loud sneeze.',
      ],
      evidence: 'Everybody looked at Pascal, because the parrot adored shiny things.',
    },
    {
      focus: 'sequence',
      ask: 'What did Ines do right after the flour was sprinkled?',
      choices: ['hid behind the barrels', 'sat beside the anchor', 'slept under the table'],
      evidence: 'That night, Ines sprinkled flour on the galley floor and hid behind the barrels.',
    },
    {
      focus: 'sequence',
      ask: 'What came right after something slipped through the window?',
      choices: ['a slurp and a clink', 'a snort and a howl', 'a crash and a shout'],
      evidence: 'There was a slurp, a clink, and then silence.',
    },
    {
      focus: 'cause',
      ask: 'Why can an octopus fit through a small gap?',
      choices: ['It has no bones.', 'It has no teeth.', 'It has no scales.'],
      evidence: 'An octopus has no bones, so it can squeeze through any gap that is wider than its beak.',
    },
    {
      focus: 'cause',
      ask: 'Why did the octopus use spoons for its wall?',
      choices: ['It had run out of shells.', 'It had heard a huge drum.', 'It had grown tired of fish.'],
      evidence: 'The octopus was building a wall, and it had run out of shells.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does squeeze mean?',
      choices: ['push into a tight space', 'wake from a long dream', 'count to a high number'],
      evidence: 'An octopus has no bones, so it can squeeze through any gap that is wider than its beak.',
    },
    {
      focus: 'character',
      ask: 'How did Keoni treat the octopus?',
      choices: ['Keoni waited politely.', 'Keoni shouted crossly.', 'Keoni ducked nervously.'],
      evidence: 'Keoni lowered a basket of empty clamshells on a rope and waited politely.',
    },
  ],
  open: [
    {
      ask: 'Why does Ines call the octopus an honest trader?',
      sample: 'It gave back every spoon for the shells, and even a fork that nobody had missed.',
      lookFor: 'Points to the spoons or the fork that came back.',
    },
    {
      ask: 'Does Pascal deserve an apology? Give a reason.',
      sample: 'Yes. The crew looked at Pascal before they had any proof.',
      lookFor: 'Takes a side and uses what the crew did at the start.',
    },
  ],
}
