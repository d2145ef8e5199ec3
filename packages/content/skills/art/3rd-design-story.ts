import type { Skill } from '../../types.ts'
import { middleMirror } from './grids.ts'
import { caveToMural, comicPlan, lookAgain, radialPlate, storyboard, timeTools } from './organizers/3rd.ts'

export const thirdDesignStory: Skill[] = [
  {
    id: 'art.3.radial-designs',
    subject: 'art',
    grade: '3rd',
    order: 5,
    short: 'Designs around a center',
    iCan: 'I can make a radial design that repeats around a center.',
    codes: [],
    prerequisites: ['art.2.symmetry-designs', 'art.2.motif-patterns'],
    keywords: [
      { word: 'radial', definition: 'spreading out from the middle like spokes of a wheel' },
      { word: 'center', definition: 'the point in the middle' },
      { word: 'section', definition: 'one of the parts that a thing is cut into' },
    ],
    model:
      'Draw a circle with a cross through it, then an X. Say: Eight slices, like a pizza. I put one petal into a slice. Now I owe the same petal to all the others. I turn the page as I go, so that each slice is in front of me. Ring by ring I work from the center out.',
    check: {
      question: 'Your design has eight sections and you draw two dots in one. What must happen next?',
      lookFor: 'Each of the other seven gets two dots in the same place, so that it repeats all around.',
    },
    misconception: {
      says: 'I finish one slice completely before I start the next.',
      reply: 'Then small slips add up. Put one part into all slices, then the next part into all.',
    },
    easier: 'Lay a ring of small things around one in the middle, all the same distance away.',
    harder: 'Make a design where two motifs take turns in twelve sections.',
    prompts: [
      {
        ask: 'Name something in nature that spreads from a center.',
        answer: 'such as a daisy, a starfish or a snowflake',
      },
      { ask: 'Where do you begin a radial design?', answer: 'at the center' },
      { ask: 'Eight sections get 3 dots each. How many dots are there?', answer: '24', sum: '8 * 3' },
      { ask: 'Six sections get 4 petals each. How many petals are there?', answer: '24', sum: '6 * 4' },
      { ask: 'Find a radial design in this room.', answer: 'such as a clock face, a plate, a flower or a button' },
      {
        ask: 'Two motifs take turns around a ring. Can that work with 5 sections? Test it.',
        answer: 'no, two neighbors would be alike, it needs an even number',
      },
      {
        ask: 'Design a round window for {place}. Use one {thing} as the motif.',
        answer: 'the motif repeats in every section, just as far from the center',
      },
      {
        ask: '{hero} drew seven petals in eight sections. Describe how to find the slip.',
        answer: 'go around and count section by section until one has no petal',
      },
      {
        ask: 'Show a radial pose on the floor. Which part of you is the center?',
        answer: 'one good answer: arms and legs spread like a star, with the belly as center',
      },
    ],
    sheets: [radialPlate, middleMirror],
  },
  {
    id: 'art.3.storyboard',
    subject: 'art',
    grade: '3rd',
    order: 6,
    short: 'Stories in panels',
    iCan: 'I can plan a story in panels so that a reader can follow it without words.',
    codes: [],
    prerequisites: ['art.k.picture-story', 'art.3.three-grounds'],
    keywords: [
      { word: 'panel', definition: 'one box of a picture story' },
      { word: 'close-up', definition: 'a picture that shows something from very near' },
      { word: 'sequence', definition: 'the order in which things come' },
    ],
    model:
      'Fold a page into four boxes. Say: Box one, far away: a hill and a tiny hiker. Box two, nearer: the hiker stops. Box three, close-up: big eyes! Box four: what the hiker saw, a baby goat on the path. I used no words. I chose the moments that matter and changed how near we are.',
    check: {
      question: 'Which moment would you show as a close-up, and what does it tell the reader?',
      lookFor: 'A moment of strong feeling or an important detail, because a close-up makes us notice it.',
    },
    misconception: {
      says: 'Each panel shows the same person standing there.',
      reply: 'Ask what changed since the last panel. Show only that, from near or from far.',
    },
    easier: 'Act a story in three frozen poses: start, trouble and end.',
    harder: 'Tell the same story in four panels, then in two, and keep it clear.',
    prompts: [
      { ask: 'In English, where does a reader begin on a page of panels?', answer: 'at the top left' },
      { ask: 'What does a far view tell us best?', answer: 'where we are' },
      { ask: 'What does a close-up tell us best?', answer: 'a feeling or a small detail' },
      { ask: 'Order these: splash, cat leaps, cat sees a fish.', answer: 'cat sees a fish, cat leaps, splash' },
      {
        ask: 'Name two ways to show speed in a panel.',
        answer: 'such as lines behind the runner and a body that leans forward',
      },
      {
        ask: 'How can you show without words that someone has an idea?',
        answer: 'such as wide eyes, a raised finger or a light over the head',
      },
      {
        ask: 'Plan four panels: {hero} loses one {thing} at {place} and finds it.',
        answer: 'such as far view, pocket with a hole, worried close-up, happy find',
      },
      {
        ask: 'Your story starts with {friend} asleep and ends with a parade. Describe the middle panel.',
        answer: 'one good answer: a loud drum wakes {friend}, who looks out of the window',
      },
      {
        ask: 'Pick the most important moment in a story you like. Would you show it near or far?',
        answer: 'either, with a reason',
      },
    ],
    sheets: [storyboard, comicPlan],
  },
  {
    id: 'art.3.art-long-ago',
    subject: 'art',
    grade: '3rd',
    order: 7,
    short: 'Art from long ago',
    iCan: 'I can describe art from long ago and compare its tools with ours.',
    codes: [],
    prerequisites: ['art.2.art-everywhere'],
    keywords: [
      { word: 'pigment', definition: 'a powder that gives color, often from earth, stone or plants' },
      { word: 'mosaic', definition: 'a picture made from many small pieces' },
      { word: 'ancient', definition: 'from a very long time ago' },
    ],
    model:
      'Dim the room and run a finger along a wall. Say: More than 15,000 years ago, people in a cave at Lascaux in France drew horses and bulls by lamplight. Shops did not exist. They ground colored earth and soft black minerals. In some caves, bumps in the wall became bellies of animals. What would you have used for yellow?',
    check: {
      question: 'How did cave artists get colors, and how do we get ours?',
      lookFor:
        'They used colored earth, charcoal and minerals that they found. We mostly use colors made in factories.',
    },
    misconception: {
      says: 'People long ago could not draw well.',
      reply: 'Cave horses seem to run, with only a few lines. They had other tools, but they looked with great care.',
    },
    easier: 'Draw an animal with one color only, as if on the wall of a cave.',
    harder: 'Make a picture that will tell people in 1,000 years how we live, and explain it.',
    prompts: [
      { ask: 'What did cave artists often draw?', answer: 'animals, such as horses, bulls and deer' },
      { ask: 'Where did their red and yellow come from?', answer: 'from colored earth and stone, such as ocher' },
      { ask: 'Ancient Romans made floor pictures out of small stones. What are they called?', answer: 'mosaics' },
      {
        ask: 'Ancient Egyptians mixed picture signs with their art on walls. What are the signs called?',
        answer: 'hieroglyphs',
      },
      {
        ask: 'Ancient Greek potters showed scenes on pots. Name two things that we can learn from them.',
        answer: 'such as what people wore and which sports or stories they liked',
      },
      {
        ask: 'In China, people wrote and made pictures with ink. What did they use to put it on?',
        answer: 'a soft brush of animal hair',
      },
      {
        ask: 'Imagine that {hero} finds old art on a wall at {place}. What might it show? Give a reason.',
        answer: 'any idea that fits the place, such as {things}, because people met them there every day',
      },
      {
        ask: 'Compare a tool of cave artists with one of yours.',
        answer: 'such as charcoal from a fire and a pencil: both leave dark lines',
      },
      {
        ask: '{friend} will leave one picture for the future. Suggest what it should show, and explain.',
        answer: 'any idea with a reason, such as a meal, to show how we eat together',
      },
    ],
    sheets: [caveToMural, timeTools],
  },
  {
    id: 'art.3.describe-and-reason',
    subject: 'art',
    grade: '3rd',
    order: 8,
    short: 'Talking about art',
    iCan: 'I can describe a work of art and explain what the artist did to make me look.',
    codes: [],
    prerequisites: ['art.1.looking-at-art', 'art.3.color-and-mood'],
    keywords: [
      { word: 'describe', definition: 'to tell what is there, so that others can picture it' },
      { word: 'contrast', definition: 'a strong difference, such as light next to dark' },
      { word: 'evidence', definition: 'what you can point to as proof of an idea' },
    ],
    model:
      'Open a picture book anywhere. Say: First I describe: a small boat, a huge dark wave, a yellow coat. Now I ask what the artist did. The coat is the only bright color. That is contrast, and my eyes jump there. So I think the sailor matters most. I can point to my evidence: the coat.',
    check: {
      question: 'Choose a picture. Where do you look first, and what did the artist do to get you there?',
      lookFor: 'A spot in the picture and a reason, such as contrast, size, bright color or lines that lead there.',
    },
    misconception: {
      says: 'Art is good if it looks real.',
      reply: 'Some artists want a feeling, a pattern or a laugh. Ask first what this work tries to do.',
    },
    easier: 'Tell three things that you see, then one thing that you wonder.',
    harder: 'Compare two pictures of the same subject and explain which holds your eyes longer.',
    prompts: [
      {
        ask: 'Name the colors and shapes in a picture near you. Add no opinion yet.',
        answer: 'only what can be pointed to',
      },
      { ask: '“It is messy” or “It has many crossing lines”: which one describes?', answer: 'the second one' },
      { ask: 'Light next to dark catches the eye. What is that called?', answer: 'contrast' },
      {
        ask: 'Find the place where you look first. Give evidence why.',
        answer: 'such as the only red spot or the biggest face',
      },
      {
        ask: 'Which lines in the picture lead your eyes? Trace them in the air.',
        answer: 'such as a road, an arm or the edge of a roof',
      },
      { ask: 'What title would you give it? Explain your choice.', answer: 'any title with evidence from the picture' },
      {
        ask: 'An artist at {place} made a picture with one huge {thing}. What might the size tell us?',
        answer: 'that it is important, or that we see it from very near',
      },
      {
        ask: '{friend} says: I do not get it. Suggest two questions to ask about a picture.',
        answer: 'such as: What is there? What did the artist want me to notice?',
      },
      {
        ask: 'Describe your last picture to {hero}. Then explain one choice that you made.',
        answer: 'what is there, then a choice with a reason, such as dark blue for a calm night',
      },
    ],
    sheets: [lookAgain],
  },
]
