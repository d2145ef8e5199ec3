import type { Passage } from '@pencil-quest/contract/sheets'

export const aBorrowedSweater: Passage = {
  id: 'farm-life.4th.a-borrowed-sweater',
  theme: 'farm-life',
  grade: '4th',
  title: 'A Borrowed Sweater',
  paragraphs: [
    [
      'In the middle of a cold April night, a lamb on Sorrel Hill was left without a mother.',
      'It was hungry, so Thandi carried it to a ewe that had milk enough for two.',
      'The ewe sniffed the lamb once and pushed it away.',
    ],
    [
      'Thandi tried again in the dark, but the ewe was not fooled.',
      'Thandi tried with oats, and the ewe ate the oats and walked off.',
      'Owen sang to them both, and that helped nobody.',
      'By morning the lamb was too tired to bleat.',
    ],
    [
      'Then Hana, the animal doctor, arrived with cold hands and a warm idea.',
      '"A ewe does not look for the right face," Hana explained, "but for the right smell."',
      "The ewe's own lamb had slept in a little gray sweater because of the frost.",
      'Hana pulled it off gently and buttoned it around the stranger.',
      'Everybody in the barn held still.',
      'The ewe sniffed the sweater from the collar to the hem and sniffed it once more.',
      'At last it gave a low, rumbling call, the kind a ewe saves for its young.',
      'The lamb wobbled over and drank with its tail spinning.',
    ],
    [
      'After four days, Hana took the sweater off, and the two lambs belonged together.',
      'There was only one small problem.',
      'Owen had carried the sweater home in a coat pocket to wash it.',
      'Ever since then, the ewe has trotted after Owen and tries to lick both ears clean.',
    ],
  ],
  keywords: [
    { word: 'ewe', definition: 'a grown female sheep' },
    { word: 'bleat', definition: 'to make the cry of a sheep or goat' },
    { word: 'hem', definition: 'the bottom edge of a piece of clothing' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'When was the lamb left without a mother?',
      choices: ['on a cold April night', 'on a dry August noon', 'on a bright June day'],
      evidence: 'In the middle of a cold April night, a lamb on Sorrel Hill was left without a mother.',
    },
    {
      focus: 'sequence',
      ask: 'What did the ewe do right after it sniffed the lamb once?',
      choices: ['pushed it away', 'rocked it softly', 'covered it up'],
      evidence: 'The ewe sniffed the lamb once and pushed it away.',
    },
    {
      focus: 'character',
      ask: 'How did Owen try to help?',
      choices: ['Owen sang to them both.', 'Owen lit a bigger lamp.', 'Owen knitted a blanket.'],
      evidence: 'Owen sang to them both, and that helped nobody.',
    },
    {
      focus: 'cause',
      ask: 'Why had a lamb slept in a sweater?',
      choices: ['because of the frost', 'because of the thorns', 'because of the flies'],
      evidence: "The ewe's own lamb had slept in a little gray sweater because of the frost.",
    },
    {
      focus: 'cause',
      ask: 'How does a ewe find the right lamb, as Hana explained?',
      choices: ['by the right smell', 'by the deep voice', 'by the long tail'],
      evidence: '"A ewe does not look for the right face," Hana explained, "but for the right smell."',
    },
    {
      focus: 'sequence',
      ask: 'What did Hana do right after pulling off the sweater?',
      choices: ['buttoned it around the stranger', 'rinsed it under the cold pump', 'showed it to the other farmers'],
      evidence: 'Hana pulled it off gently and buttoned it around the stranger.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does bleat mean?',
      choices: ['to make the cry of a sheep', 'to mend the roof of a barn', 'to lift the lid of a pot'],
      evidence: 'By morning the lamb was too tired to bleat.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a hem?',
      choices: ['the bottom edge of clothing', 'the morning song of a lark', 'the middle room of a house'],
      evidence: 'The ewe sniffed the sweater from the collar to the hem and sniffed it once more.',
    },
  ],
  open: [
    {
      ask: 'Why did the sweater work when oats and darkness did not?',
      sample: "It carried the smell of the ewe's own lamb, and the ewe trusts its nose.",
      lookFor: 'Names the smell as the reason and sets it against another try.',
    },
    {
      ask: 'Why does the ewe follow Owen now?',
      sample: 'The sweater was in a pocket, so Owen smells like a lamb.',
      lookFor: 'Links the pocket, the sweater and the smell to the ending.',
    },
  ],
}
