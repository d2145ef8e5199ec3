import type { Passage } from '@pencil-quest/contract/sheets'

export const justEnoughTumble: Passage = {
  id: 'wings-of-fire.2nd.just-enough-tumble',
  theme: 'wings-of-fire',
  grade: '2nd',
  title: 'Just Enough Tumble',
  paragraphs: [
    [
      'Most dragons land on the cliff like feathers.',
      'Haneul comes in fast, trips and rolls like a barrel.',
      'Three geese give scores there, and Haneul always gets a two.',
      '"Too much tumble," honk the geese.',
    ],
    [
      'One windy day, a nest blew out of the plum tree.',
      'It slid to the edge of the cliff, and there were eggs in it!',
      'The other young dragons stood too far away.',
      'Haneul dived, rolled and stopped on the last blade of grass.',
      "The nest plopped onto Haneul's belly, and not one egg had a crack.",
    ],
    ['The geese whispered together, and then they held up a ten.', '"Just enough tumble," they honked.'],
  ],
  keywords: [
    { word: 'tumble', definition: 'a fall that turns you over' },
    { word: 'edge', definition: 'the line where something ends' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How do most dragons land?',
      choices: ['like feathers', 'like arrows', 'like drums'],
      evidence: 'Most dragons land on the cliff like feathers.',
    },
    {
      focus: 'detail',
      ask: 'Which score does Haneul always get?',
      choices: ['a two', 'a six', 'a nine'],
      evidence: 'Three geese give scores there, and Haneul always gets a two.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a tumble?',
      choices: ['a fall that turns you over', 'a cup that keeps soup warm', 'a bird that sings at night'],
      evidence: '"Too much tumble," honk the geese.',
    },
    {
      focus: 'sequence',
      ask: 'Where did the nest go right after it blew out of the tree?',
      choices: ['to the edge of the cliff', 'to the top of a cloud', 'to the door of the barn'],
      evidence: 'It slid to the edge of the cliff, and there were eggs in it!',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is an edge?',
      choices: ['where something ends', 'when morning starts', 'how loudly it rings'],
      evidence: 'It slid to the edge of the cliff, and there were eggs in it!',
    },
    {
      focus: 'cause',
      ask: 'Why could the other dragons not help?',
      choices: ['They stood too far away.', 'They had sleepy wings.', 'They were busy eating.'],
      evidence: 'The other young dragons stood too far away.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Haneul stopped on the grass?',
      choices: ['The nest plopped onto Haneul.', 'The rain started to pour.', 'The goat took a long bow.'],
      evidence: "The nest plopped onto Haneul's belly, and not one egg had a crack.",
    },
    {
      focus: 'character',
      ask: 'How did the geese show that they were pleased?',
      choices: ['They held up a ten.', 'They sang a song.', 'They hugged a post.'],
      evidence: 'The geese whispered together, and then they held up a ten.',
    },
  ],
  open: [
    {
      ask: 'Why did the geese change their minds?',
      sample: 'The tumble that looked bad before was just what saved the eggs.',
      lookFor: 'Links the new score to the saved eggs.',
    },
    {
      ask: 'What do you do in your own special way?',
      sample: 'I draw with my left hand, and my lines look like waves.',
      lookFor: 'Names a thing and what is special about it.',
    },
  ],
}
