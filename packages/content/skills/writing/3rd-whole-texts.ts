import type { Skill } from '../../types.ts'

export const thirdWholeTexts: Skill[] = [
  {
    id: 'writing.3.story-problem',
    subject: 'writing',
    grade: '3rd',
    order: 7,
    short: 'Problem to Ending',
    iCan: 'I can plan a story with a problem and a try that fails and an ending.',
    codes: ['W.3.3.a', 'W.3.3.c', 'W.3.3.d'],
    prerequisites: ['writing.2.story-time-words'],
    keywords: [
      { word: 'problem', definition: 'what goes wrong or stands in the way' },
      { word: 'solution', definition: 'how it is put right at the end' },
    ],
    model:
      'Say: Ada wants to cross the river. What stands in her way? No bridge. She tries a log, and it rolls. Splash! Now she has an idea. She waits until dusk, when the tide is low, and walks over. Want, trouble, failed try, ending: draw it as a hill, up and down.',
    check: {
      question: 'Why should the first try in a story fail?',
      lookFor: 'It makes the reader care, or the problem grows and gets exciting.',
    },
    misconception: {
      says: 'Then they woke up and it was all a dream.',
      reply: 'That lets your hero off too easily! They are clever. What could they do about it?',
    },
    easier: 'Tell only what the hero wants and what is in the way.',
    harder: 'Let the failed try turn out to be useful in the end.',
    prompts: [
      { ask: 'What might {hero} want most at {place}?', answer: '{hero} wants to ring the old bell' },
      { ask: 'What stands in the way? Write one sentence.', answer: 'The rope is too short to reach' },
      { ask: 'Write how {hero} tries first, and fails.', answer: '{hero} jumped, but only brushed the rope' },
      { ask: 'Which is the problem? {friend} had a boat. It leaked. They mended it.', answer: 'It leaked' },
      {
        ask: 'How does {friend} feel after the failed try? Show it.',
        answer: '{friend} sat down and kicked at the dust',
      },
      { ask: 'Write the idea that changes everything.', answer: 'What if they stood on the {things}' },
      {
        ask: 'Write the ending in one sentence. It must solve the problem.',
        answer: 'At last the bell rang, clear across {place}',
      },
      { ask: 'Put in order: ending, problem, try, want.', answer: 'want, problem, try, ending' },
      {
        ask: 'Write the opening of a story. Show who, where, and what they want.',
        answer: 'All morning {hero} had stared at the shut gate, sure that the treasure lay behind it',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'path',
        title: 'Story Mountain',
        ask: 'Plan a story that climbs up and comes down.',
        boxes: [
          {
            heading: 'Who wants what?',
            prompt: 'Name who and where.',
            lines: 2,
            sample: 'Ada wants to reach the far bank before dark.',
          },
          { heading: 'The problem', prompt: 'What is in the way?', lines: 2, sample: 'The bridge has washed away.' },
          {
            heading: 'A try that fails',
            prompt: 'Make it worse.',
            lines: 3,
            sample: 'She rides a log, but it rolls and her map gets wet.',
          },
          {
            heading: 'The ending',
            prompt: 'Who thinks of what?',
            lines: 3,
            sample: 'She waits for low tide and walks across, map on her head.',
          },
        ],
        lookFor: 'The ending answers the very problem that was set up, and the hero brings it about.',
      },
      {
        kind: 'organizer',
        form: 'grid',
        title: 'Meet Your Hero',
        ask: 'Get to know a hero before you write about them.',
        boxes: [
          { heading: 'Portrait', prompt: 'Draw your hero.', lines: 0, sample: 'A girl with a wet map on her head' },
          {
            heading: 'Wants',
            prompt: 'What more than anything?',
            lines: 2,
            sample: 'to see what lies beyond the river',
          },
          { heading: 'Fears', prompt: 'What do they avoid?', lines: 2, sample: 'deep water and loud geese' },
          {
            heading: 'Says',
            prompt: 'Write a line in their voice.',
            lines: 2,
            sample: '"If there is no bridge, I will think of one."',
          },
        ],
        lookFor: 'The wish and the fear could clash, and the line sounds like this one person.',
      },
    ],
  },
  {
    id: 'writing.3.revise-and-edit',
    subject: 'writing',
    grade: '3rd',
    order: 8,
    short: 'Revise, Then Edit',
    iCan: 'I can choose one place to make better and then test for slips.',
    codes: ['W.3.5', 'L.3.1', 'L.3.2'],
    prerequisites: ['writing.2.check-and-mend', 'writing.3.verbs-that-agree'],
    keywords: [
      { word: 'revise', definition: 'to change your writing so that it says more or says it better' },
      { word: 'edit', definition: 'to mend spelling, capitals and marks' },
    ],
    model:
      'Write: the dogs was loud. Say: First I revise. Loud is weak, so how loud? They barked until the windows shook. Then I edit. The needs a capital. Dogs are many, so were. I ask first, is it good? And only then, is it right? Two visits, two pairs of eyes.',
    check: {
      question: 'What is the difference between revising and editing?',
      lookFor: 'Revising makes the ideas and words better, editing mends the slips.',
    },
    misconception: {
      says: 'I am done. There are no spelling mistakes.',
      reply: 'Spelling is the last stop. Which sentence would a reader like to hear more about?',
    },
    easier: 'Mark one sentence with a star and make only that one better.',
    harder: 'Cut a sentence that is not needed and say why it could go.',
    prompts: [
      { ask: 'Revise or edit? You change went to stumbled.', answer: 'Revise' },
      { ask: 'Revise or edit? You add a missing period.', answer: 'Edit' },
      { ask: 'Edit it: The {things} was piled up at {place}.', answer: 'The {things} were piled up at {place}' },
      { ask: 'Revise it so that we see more: {hero} had a bag.', answer: '{hero} dragged a bag with a broken strap' },
      { ask: 'Edit it: {friend} didnt see {hero}s sign.', answer: "{friend} didn't see {hero}'s sign" },
      { ask: 'Cut what is not needed: {hero} looked with both eyes at the map.', answer: '{hero} looked at the map' },
      { ask: 'Revise the opening: This story is about {friend}.', answer: '{friend} had never liked the dark' },
      { ask: 'Edit it: where is {hero} asked {friend}.', answer: '"Where is {hero}?" asked {friend}' },
      {
        ask: 'Write two plain sentences about {place}. Then make one of them better.',
        answer: 'It was dark. The dark at {place} was as thick as wool',
      },
    ],
    sheets: [
      {
        kind: 'fix-the-sentence',
        errors: ['verb-agreement', 'capital', 'end-mark'],
        sentences: [
          'The {things} are older than the house.',
          'Our guide has a lantern for {hero}.',
          'Three keys were missing from the hook.',
          'The sound of the waves was soft.',
          'My cousins have a map of {place}.',
          'The smallest room is the warmest.',
          'Both doors are open for {friend}.',
          'This trunk has two hidden drawers.',
          'The stairs were wet and narrow.',
          'Her boots are under the bench.',
          'Those birds have a nest at {place}.',
          'The end of the tunnel is near.',
          'Many {things} were hidden there.',
        ],
      },
      {
        kind: 'organizer',
        form: 'grid',
        title: 'Revising Table',
        ask: 'Take a text that you wrote. Visit it four times.',
        boxes: [
          {
            heading: 'First line',
            prompt: 'Write a better one.',
            lines: 2,
            sample: 'The attic had been locked for nine years.',
          },
          {
            heading: 'Weak verb',
            prompt: 'Trade it. Write the sentence.',
            lines: 2,
            sample: 'Old went, new crept: Nina crept up the stairs.',
          },
          {
            heading: 'More, please',
            prompt: 'Add what a reader wants to see.',
            lines: 3,
            sample: 'Dust lay so thick that her feet left prints.',
          },
          {
            heading: 'Last line',
            prompt: 'Write a better one.',
            lines: 3,
            sample: 'She locked the door again, but she kept the key.',
          },
        ],
        lookFor: 'Real changes to words and ideas, not only to spelling, and a reason for at least one.',
      },
    ],
  },
]
