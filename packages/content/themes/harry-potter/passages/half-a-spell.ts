import type { Passage } from '@pencil-quest/contract/sheets'

export const halfASpell: Passage = {
  id: 'harry-potter.4th.half-a-spell',
  theme: 'harry-potter',
  grade: '4th',
  title: 'Half a Spell',
  paragraphs: [
    [
      'In an old book of spells, Zuri found a page that explained how to make a chair fly.',
      'It had been torn neatly in half.',
      'Most pupils would have waited for the second half, but Zuri read the first half aloud.',
    ],
    [
      'Every chair in the library rose from the floor.',
      'Idris, the head teacher, was reading in the largest one, and he did not notice.',
      '"Please come down immediately," Zuri told the chairs.',
      'They bumped softly against the ceiling.',
      'She tried the word for stop, the word for sleep and the word for soup, which was a mistake.',
      'Now it was raining noodles.',
      'Her friend Tomas arrived, opened an umbrella and studied the torn page.',
    ],
    [
      '"We need the other half," he said, "and someone must be keeping it."',
      'They searched the shelves, the drawers and the wastebasket.',
      'Then Zuri asked herself a better question.',
      'What do people do with a narrow strip of paper?',
      'Tomas looked up, and high above them the head teacher turned a page and moved his bookmark.',
    ],
    [
      '"Excuse me," called Zuri, "may we see your bookmark?"',
      'Idris looked down, blinked and saw the floor far below.',
      'Without another word, he read the strip aloud, and every chair sank gently to its place.',
      '"I tore it out when I was ten," he confessed, "and I have been late for this apology ever since."',
      'Zuri and Tomas began to mop up the soup.',
      'The head teacher pasted the two halves together, and then he took a mop as well.',
    ],
  ],
  keywords: [
    { word: 'strip', definition: 'a long, thin piece' },
    { word: 'confessed', definition: 'told a secret about a mistake' },
    { word: 'apology', definition: 'words that say you are sorry' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did the old page explain?',
      choices: ['how to make a chair fly', 'how to make a book laugh', 'how to turn tea into ink'],
      evidence: 'In an old book of spells, Zuri found a page that explained how to make a chair fly.',
    },
    {
      focus: 'cause',
      ask: 'Why did it start to rain noodles?',
      choices: ['She tried the word for soup.', 'She spilled a pot of paste.', 'She rang the bell for lunch.'],
      evidence: 'She tried the word for stop, the word for sleep and the word for soup, which was a mistake.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Zuri read the first half aloud?',
      choices: ['Every chair rose from the floor.', 'Every lamp fell from its hook.', 'Every door flew off its hinge.'],
      evidence: 'Every chair in the library rose from the floor.',
    },
    {
      focus: 'sequence',
      ask: 'What did Tomas do as soon as he arrived?',
      choices: ['opened an umbrella', 'climbed a bookcase', 'shouted for help'],
      evidence: 'Her friend Tomas arrived, opened an umbrella and studied the torn page.',
    },
    {
      focus: 'detail',
      ask: 'What had the other half turned into?',
      choices: ["the head teacher's bookmark", "the library cat's blanket", "the school cook's napkin"],
      evidence: 'Tomas looked up, and high above them the head teacher turned a page and moved his bookmark.',
    },
    {
      focus: 'cause',
      ask: 'Why did the chairs sink to the floor?',
      choices: ['He read the strip aloud.', 'He tied a rope to them.', 'He tapped twice on wood.'],
      evidence: 'Without another word, he read the strip aloud, and every chair sank gently to its place.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does confessed mean?',
      choices: ['told a secret', 'sang a song', 'asked a riddle'],
      evidence: '"I tore it out when I was ten," he confessed, "and I have been late for this apology ever since."',
    },
    {
      focus: 'character',
      ask: 'How did the head teacher show that he was sorry?',
      choices: ['He took a mop as well.', 'He wrote a long poem.', 'He gave them a medal.'],
      evidence: 'The head teacher pasted the two halves together, and then he took a mop as well.',
    },
  ],
  open: [
    {
      ask: "Why was Zuri's better question so good?",
      sample: 'It made them think about who would use a strip, not only where to look.',
      lookFor: 'Explains that it led to the bookmark.',
    },
    {
      ask: 'Both Zuri and Idris made a mistake. How are they alike?',
      sample: 'Both were too quick with a page, and both helped to put it right.',
      lookFor: 'Compares the two and names how each mends it.',
    },
  ],
}
