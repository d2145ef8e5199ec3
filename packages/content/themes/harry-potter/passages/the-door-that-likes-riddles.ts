import type { Passage } from '@pencil-quest/contract/sheets'

export const theDoorThatLikesRiddles: Passage = {
  id: 'harry-potter.2nd.the-door-that-likes-riddles',
  theme: 'harry-potter',
  grade: '2nd',
  title: 'The Door That Likes Riddles',
  paragraphs: [
    [
      'The library door at Larkspire likes riddles.',
      'It will not open until someone answers one.',
      'On Friday, Zuri and Tomas came in from the rain, dripping wet.',
      'They needed a book about dragons by noon.',
    ],
    [
      'The door asked, "What gets wetter as it dries?"',
      '"A cloud," guessed Tomas.',
      'The door yawned and stayed shut.',
      '"A fish in a hat," guessed Zuri.',
      'The door shook with laughter, but the lock did not turn.',
      "Water ran from Tomas's hair into his eyes.",
      '"I need a towel," he groaned.',
    ],
    [
      'Click, the door swung open!',
      '"A towel gets wetter as it dries you," it said.',
      'Tomas had found the answer by accident.',
      'Inside, the door had hung a towel over the dragon book.',
    ],
  ],
  keywords: [
    { word: 'riddles', definition: 'tricky questions that are fun to answer' },
    { word: 'dripping', definition: 'wet, with water falling in drops' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What book did they need?',
      choices: ['a book about dragons', 'a book about castles', 'a book about trains'],
      evidence: 'They needed a book about dragons by noon.',
    },
    {
      focus: 'detail',
      ask: 'What does the library door like?',
      choices: ['riddles', 'stories', 'cookies'],
      evidence: 'The library door at Larkspire likes riddles.',
    },
    {
      focus: 'sequence',
      ask: 'What did the door do right after Tomas guessed a cloud?',
      choices: ['It yawned and stayed shut.', 'It sneezed and fell over.', 'It coughed and ran away.'],
      evidence: 'The door yawned and stayed shut.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Tomas groaned?',
      choices: ['The door swung open.', 'The lamp fell off.', 'The book flew out.'],
      evidence: 'Click, the door swung open!',
    },
    {
      focus: 'cause',
      ask: 'Why did Tomas want a towel?',
      choices: ['Water ran into his eyes.', 'Soup fell onto his shirt.', 'Snow blew into his boots.'],
      evidence: "Water ran from Tomas's hair into his eyes.",
    },
    {
      focus: 'cause',
      ask: 'Why did the door open at last?',
      choices: ['Tomas had found the answer.', 'Tomas had lost the lock.', 'Zuri had turned a key.'],
      evidence: 'Tomas had found the answer by accident.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what are riddles?',
      choices: ['tricky questions', 'dragon drawings', 'magic feathers'],
      evidence: 'The library door at Larkspire likes riddles.',
    },
    {
      focus: 'character',
      ask: 'How was the door kind?',
      choices: ['It hung a towel over the book.', 'It lit a lamp beside the stairs.', 'It baked a pie for the dragon.'],
      evidence: 'Inside, the door had hung a towel over the dragon book.',
    },
  ],
  open: [
    {
      ask: 'Did the door want to help all along? Tell how you know.',
      sample: 'Yes. It asked about a towel and had hung one up inside.',
      lookFor: 'Uses the towel as proof.',
    },
    {
      ask: 'What is the funniest part? Tell why.',
      sample: 'Tomas complains, and his complaint is the answer.',
      lookFor: 'Picks a part and says what makes it funny.',
    },
  ],
}
