import type { Passage } from '@pencil-quest/contract/sheets'

export const theBearThatWinked: Passage = {
  id: 'baby-sitters-club.3rd.the-bear-that-winked',
  theme: 'baby-sitters-club',
  grade: '3rd',
  title: 'The Bear That Winked',
  paragraphs: [
    [
      "A bear named Button came to Anjali's mending table in a shoe box.",
      'One of its eyes was brown, and the other was a green coat button.',
      'The green one hung by a single thread, so Button seemed to wink.',
      'Tavi, who was four, carried the box with both arms.',
    ],
    [
      'Anjali wanted to do a perfect job.',
      'From a drawer came two brown eyes that matched.',
      'Anjali sewed them on with tiny stitches and brushed the fur.',
      'Now Button looked as good as new.',
      'Tavi took the bear, stared at it and burst into tears.',
      '"That is not Button," sobbed Tavi.',
      '"Button winks at me when the light goes out."',
    ],
    [
      'Anjali was quiet for a moment.',
      'Then Anjali dug the green button out of the scrap jar and sewed it back on.',
      'This time the thread was strong, but Anjali left it a little loose.',
      'Tavi tipped the bear to one side.',
      'The green eye drooped, and Button winked.',
      'On the repair tag, Anjali wrote, "Nothing was wrong with this bear."',
    ],
  ],
  keywords: [
    { word: 'stitches', definition: 'loops of thread that hold cloth together' },
    { word: 'matched', definition: 'were just alike' },
    { word: 'drooped', definition: 'hung down' },
  ],
  questions: [
    {
      focus: 'cause',
      ask: 'Why did Button seem to wink?',
      choices: [
        'The green one hung by a thread.',
        'The nose was made of gold foil.',
        'The box was tied with a ribbon.',
      ],
      evidence: 'The green one hung by a single thread, so Button seemed to wink.',
    },
    {
      focus: 'detail',
      ask: 'How did Tavi carry the box?',
      choices: ['with both arms', 'on a red sled', 'in a backpack'],
      evidence: 'Tavi, who was four, carried the box with both arms.',
    },
    {
      focus: 'cause',
      ask: 'Why did Anjali look for new eyes?',
      choices: ['to do a perfect job', 'to play a little joke', 'to win a gold medal'],
      evidence: 'Anjali wanted to do a perfect job.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what are stitches?',
      choices: ['loops of thread', 'bags of cotton', 'tags with names'],
      evidence: 'Anjali sewed them on with tiny stitches and brushed the fur.',
    },
    {
      focus: 'sequence',
      ask: 'What did Tavi do right after taking the bear and staring at it?',
      choices: ['burst into tears', 'danced in circles', 'fell fast asleep'],
      evidence: 'Tavi took the bear, stared at it and burst into tears.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does matched mean?',
      choices: ['were just alike', 'cost too much', 'shone at night'],
      evidence: 'From a drawer came two brown eyes that matched.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Tavi tipped the bear to one side?',
      choices: ['The green eye drooped.', 'The left ear tore off.', 'A tiny bell jingled.'],
      evidence: 'The green eye drooped, and Button winked.',
    },
    {
      focus: 'character',
      ask: 'What did Anjali write on the repair tag?',
      choices: ['Nothing was wrong.', 'Handle with care.', 'Wash once a week.'],
      evidence: 'On the repair tag, Anjali wrote, "Nothing was wrong with this bear."',
    },
  ],
  open: [
    {
      ask: 'What did Anjali find out about mending?',
      sample: 'Before you mend a toy, you should ask what its owner loves about it.',
      lookFor: "Says that the owner's wish matters, not only how the toy looks.",
    },
    {
      ask: 'Tell about a worn thing that you would not want to be made new.',
      sample: 'My blanket has a hole that fits my thumb, and I would miss it.',
      lookFor: 'Names a thing and why its worn part is dear.',
    },
  ],
}
