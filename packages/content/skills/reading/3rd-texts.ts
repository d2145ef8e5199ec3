import type { Skill } from '../../types.ts'

export const thirdTexts: Skill[] = [
  {
    id: 'reading.3.prove-it',
    subject: 'reading',
    grade: '3rd',
    order: 6,
    short: 'Prove It',
    iCan: 'I can give an answer and read the words in the text that prove it.',
    codes: ['RL.3.1', 'RI.3.1'],
    prerequisites: ['reading.2.five-questions'],
    keywords: [{ word: 'evidence', definition: 'words in a text that show an answer is right' }],
    model:
      'Say: Rosa checked the sky and packed a raincoat. What did Rosa think would happen? I say: She thought it would rain. Then I prove it: The text says she packed a raincoat. I answer first. Then I say, the text says, and I read the words.',
    check: {
      question: 'Which words do you say before your proof?',
      lookFor: 'The text says, followed by words that are really there.',
    },
    misconception: {
      says: 'It would rain because it rains a lot where I live.',
      reply: 'That is what you know. Now find a word on the page that Rosa herself gives us.',
    },
    easier: 'Offer two sentences from the text and ask which one proves the answer.',
    harder: 'Find two separate pieces of proof for the same answer.',
    prompts: [
      {
        ask: '{hero} wore gloves and a thick scarf to {place}. Was it warm or cold? Prove it.',
        answer: 'Cold. The text says gloves and a thick scarf',
      },
      {
        ask: '{friend} yawned twice and rubbed both eyes. How did {friend} feel? Prove it.',
        answer: 'Tired. The text says yawned twice and rubbed both eyes',
      },
      {
        ask: '{hero} counted the {things} three times before writing the number down. Is {hero} careful? Prove it.',
        answer: 'Yes. The text says counted three times',
      },
      {
        ask: 'The path was full of fresh prints, but no one was in sight. Had someone been there? Prove it.',
        answer: 'Yes. The text says fresh prints',
      },
      {
        ask: 'Camels can go for days without a drink. They can also close their noses against sand. Where do they live? Prove it.',
        answer: 'In dry, sandy places. The text says days without a drink, and sand',
      },
      {
        ask: '{friend} hid the letter when {hero} came in. Did {friend} want {hero} to read it? Prove it.',
        answer: 'No. The text says {friend} hid it when {hero} came in',
      },
      {
        ask: 'The door at {place} creaked. Dust lay on every step. Had many people used it lately? Prove it.',
        answer: 'No. The text says dust lay on every step',
      },
      {
        ask: '{hero} gave away the last dry blanket and sat by the wet wall. Is {hero} kind? Prove it.',
        answer: 'Yes. The text says gave away the last dry blanket',
      },
      {
        ask: '{friend} knew every turn of the dark tunnel and never once looked at the map. Had {friend} been there before? Prove it.',
        answer: 'Yes. The text says knew every turn and never looked at the map',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['detail', 'cause'] }],
  },
  {
    id: 'reading.3.main-idea',
    subject: 'reading',
    grade: '3rd',
    order: 7,
    short: 'Main Idea',
    iCan: 'I can tell the main idea of a text and list the details that hold it up.',
    codes: ['RI.3.2'],
    prerequisites: ['reading.2.five-questions'],
    keywords: [
      { word: 'main idea', definition: 'the big thing that a whole text tells you' },
      { word: 'detail', definition: 'a smaller fact that helps to show the big thing' },
    ],
    model:
      'Draw a table top with three legs. Say: Ants dig. Ants carry food. Ants guard the nest. Each sentence is a leg. What table top do all three hold up? Ants do many jobs. That is the main idea. If I said ants dig, I would be naming just one leg.',
    check: {
      question: 'How can you test whether you found the main idea?',
      lookFor: 'Every detail should fit under it, not just one of them.',
    },
    misconception: {
      says: 'The main idea is the first sentence.',
      reply: 'It often is, but not always. Check the other sentences. Do they all hold up that one?',
    },
    easier: 'Name the details yourself and let your child choose between two main ideas.',
    harder: 'Add one detail that does not belong and let your child throw it out.',
    prompts: [
      {
        ask: '{hero} swept. {hero} washed the pots. {hero} made the beds. What is the main idea?',
        answer: '{hero} cleaned up, or did many chores',
      },
      {
        ask: 'Bats eat bugs. Bats carry pollen. Bats spread new plants. What is the main idea?',
        answer: 'Bats are helpful',
      },
      {
        ask: '{friend} can tie ten knots. {friend} can read the stars. {friend} can find north. What is the main idea?',
        answer: '{friend} has many skills for finding the way and traveling',
      },
      {
        ask: 'The main idea is: It was a stormy day at {place}. Give one detail that fits.',
        answer: 'Something like: The wind bent the trees',
      },
      {
        ask: 'Which is the main idea? Plants need light. Plants need water. Plants have needs.',
        answer: 'Plants have needs',
      },
      {
        ask: 'Find the one that does not belong: {hero} packed rope. {hero} packed a map. {hero} likes songs.',
        answer: '{hero} likes songs. The others are about packing',
      },
      {
        ask: 'Ice keeps fish fresh. Salt keeps fish fresh. Drying does too. What is the main idea?',
        answer: 'There are several ways to keep fish fresh',
      },
      {
        ask: '{friend} counts the {things}, lines them up and notes each one in a book. What is the main idea?',
        answer: '{friend} keeps the {things} in good order',
      },
      {
        ask: 'A seal has thick blubber. Its fur is dense. It rests in a group. All this helps it in the cold. What is the main idea?',
        answer: 'A seal has many ways to keep warm',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['detail', 'sequence'] }],
  },
  {
    id: 'reading.3.actions-and-events',
    subject: 'reading',
    grade: '3rd',
    order: 8,
    short: 'Characters Change Things',
    iCan: 'I can describe a character and explain how their actions change the story.',
    codes: ['RL.3.3'],
    prerequisites: ['reading.2.problem-and-change'],
    keywords: [{ word: 'trait', definition: 'a word for what someone is like, such as brave or patient' }],
    model:
      'Say: Everyone ran from the barking dog. Leo knelt and held out a hand, and the dog grew quiet. What did Leo do? He knelt. What trait does that show? He is calm. What changed because of it? The dog grew quiet. Action, trait, change: three steps every time.',
    check: {
      question: 'What is the difference between a feeling and a trait?',
      lookFor: 'A feeling comes and goes. A trait is what someone is usually like.',
    },
    misconception: {
      says: 'Leo is nice.',
      reply: 'Nice could be anyone. What exactly did Leo do? Pick a word that fits only that, such as calm.',
    },
    easier: 'Offer three trait words and let your child match one to the action.',
    harder: 'Change the trait, and tell how the story would end then.',
    prompts: [
      { ask: '{hero} told the truth about the lost key. What trait does that show?', answer: 'Honest' },
      {
        ask: '{friend} waited in line for an hour and did not complain. What trait does that show?',
        answer: 'Patient',
      },
      { ask: '{hero} went into {place} first, though it was dark. What trait does that show?', answer: 'Brave' },
      {
        ask: '{friend} checked the rope twice. It was loose, and {friend} fixed it. What changed because of that?',
        answer: 'The rope was safe. {friend} is careful',
      },
      {
        ask: '{hero} grabbed all the {things}. The others walked off. What did that action change?',
        answer: 'The others left, because {hero} was greedy',
      },
      {
        ask: '{friend} asked a hundred questions about the old map and found the hidden door. What trait helped?',
        answer: 'Curious',
      },
      {
        ask: '{hero} would not ask for help, so the work took all night. What did that action change?',
        answer: 'The work took all night. {hero} is stubborn or proud',
      },
      {
        ask: 'When the plan failed, {friend} laughed and tried another way. What trait does that show, and how?',
        answer: 'Cheerful, or one who keeps going. {friend} laughed and tried again',
      },
      {
        ask: '{hero} saved a seat for the new helper. Soon the helper shared a secret path. What caused what?',
        answer: "{hero}'s welcome caused the helper to share the path",
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['character', 'cause'] }],
  },
]
