import type { Skill } from '../../types.ts'
import { kindergartenMirror } from './grids.ts'
import { butterflyWings, facesOfFeelings, myPortrait, pictureStory, textureHunt } from './organizers/kindergarten.ts'

export const kindergartenPictures: Skill[] = [
  {
    id: 'art.k.texture',
    subject: 'art',
    grade: 'kindergarten',
    order: 5,
    short: 'How things feel',
    iCan: 'I can find rough and smooth things and draw how they feel.',
    codes: [],
    prerequisites: ['art.k.lines'],
    keywords: [{ word: 'texture', definition: 'how something feels when you touch it' }],
    model:
      'Stroke the table, then a rug or a towel. Say: The table is smooth. The rug is rough. Now I draw them. Long soft lines for smooth. Lots of tiny short lines for rough. Close your eyes and touch one. Which drawing goes with it? Art can show your eyes what fingers feel.',
    check: {
      question: 'Which marks would you draw for a fuzzy bear: tiny short lines or one long line?',
      lookFor: 'Tiny short lines, for each one looks like a hair. Other marks are fine with a reason.',
    },
    misconception: {
      says: 'Texture is the color of it.',
      reply: 'Close your eyes. The color is gone, but your fingers still feel it. That is texture.',
    },
    easier: 'Touch two things with eyes closed and say rough or smooth.',
    harder: 'Draw an animal with two textures, such as a shell and soft skin.',
    prompts: [
      { ask: 'Is a spoon rough or smooth?', answer: 'smooth' },
      { ask: 'Find something soft in this room.', answer: 'such as a pillow, a toy or a sleeve' },
      { ask: 'Find something bumpy. Tell how it feels.', answer: 'such as a zipper, a brick or a comb' },
      { ask: 'Draw fur with tiny short lines.', answer: 'short lines close together, all going about the same way' },
      { ask: 'Draw something smooth. Which lines do you use?', answer: 'long, even lines or no lines inside at all' },
      { ask: 'Is the bark of a tree rough or smooth?', answer: 'mostly rough' },
      {
        ask: 'Pretend to touch one {thing}. Show the feel with your face.',
        answer: 'such as a smile for soft or an ouch for prickly',
      },
      {
        ask: 'Draw the ground at {place}. Show how it feels.',
        answer: 'such as dots for sand or short lines for grass',
      },
      { ask: 'Make a coat for {hero}. Is it fuzzy, smooth or bumpy?', answer: 'any one, with marks that show it' },
    ],
    sheets: [textureHunt],
  },
  {
    id: 'art.k.matching-sides',
    subject: 'art',
    grade: 'kindergarten',
    order: 6,
    short: 'Two sides the same',
    iCan: 'I can draw the other half so that both sides are the same.',
    codes: [],
    prerequisites: ['art.k.shapes'],
    keywords: [{ word: 'half', definition: 'one of two parts that are just as big' }],
    model:
      'Hold your hands side by side, thumbs together. Say: Same on this side, same on that side. Draw a line down the middle of a page. Put a dot left of it, then a dot right of it, just as far away. What I do on one side, I do on the other.',
    check: {
      question: 'A butterfly has a big spot on its left wing. What goes on the right wing?',
      lookFor: 'A big spot in the same place. Your child may point: same height, just as far from the middle.',
    },
    misconception: {
      says: 'I just draw it again next to it.',
      reply: 'Hold up both hands. Both thumbs point to the middle. The other side turns around to face its twin.',
    },
    easier: 'Copy moves like a mirror: when your grown-up lifts an arm, lift yours.',
    harder: 'Draw half a face and let somebody else finish the other half.',
    prompts: [
      { ask: 'Point to the middle line of your face.', answer: 'from the forehead down the nose to the chin' },
      { ask: 'Name two parts that you have on both sides.', answer: 'such as two eyes and two ears' },
      { ask: 'Show a pose that is the same on both sides.', answer: 'such as both arms up' },
      { ask: 'Now show a pose that is not the same.', answer: 'such as one arm up and one arm down' },
      {
        ask: 'Find a thing with two sides that are the same.',
        answer: 'such as a chair, a cup from the front or a shirt',
      },
      { ask: 'Draw a line. Put a circle on each side of it.', answer: 'two circles, as far from the line and as big' },
      { ask: 'Draw half a heart. Now draw the other half.', answer: 'the same curve, turned around' },
      { ask: '{hero} needs a mask. Draw both sides the same.', answer: 'any mask with the same marks left and right' },
      {
        ask: 'Draw a gate for {place} with twin sides. Add {things}.',
        answer: 'the same number at the same height on each side',
      },
    ],
    sheets: [kindergartenMirror, butterflyWings],
  },
  {
    id: 'art.k.faces',
    subject: 'art',
    grade: 'kindergarten',
    order: 7,
    short: 'Faces and feelings',
    iCan: 'I can draw a face that shows how someone feels.',
    codes: [],
    prerequisites: ['art.k.shapes', 'art.k.matching-sides'],
    keywords: [{ word: 'portrait', definition: 'a picture of a person' }],
    model:
      'Draw a big oval. Say: Here is the head. Touch your own eyes: they sit in the middle, not at the top. So I put the eyes here, halfway down. Nose below, then the mouth. Now the feeling. A mouth that curves up says happy. What if I turn it down?',
    check: {
      question: 'How can you draw a face that is surprised? Tell two parts.',
      lookFor: 'Such as a round open mouth and wide eyes or high eyebrows. Making the face first helps.',
    },
    misconception: {
      says: 'Eyes go at the top of the head.',
      reply: 'Put one hand on top of your head and one on your chin. Your eyes are in the middle!',
    },
    easier: 'Make a happy, a sad and a sleepy face and feel what moves.',
    harder: 'Draw two people in one picture who feel two different things.',
    prompts: [
      { ask: 'Touch your eyes, your nose, your mouth. Which is lowest?', answer: 'the mouth' },
      { ask: 'Where do the ears go: at the sides or on top?', answer: 'at the sides' },
      { ask: 'Show a happy face. What does your mouth do?', answer: 'the ends go up' },
      { ask: 'Show a grumpy face. What do your eyebrows do?', answer: 'they go down in the middle' },
      { ask: 'Draw a sleepy face.', answer: 'such as closed eyes, drawn as two curved lines' },
      { ask: 'Where do the eyes go on the oval?', answer: 'about in the middle' },
      {
        ask: 'Draw {hero} after good news at {place}.',
        answer: 'a face with a smile, bright eyes and raised eyebrows',
      },
      {
        ask: '{friend} dropped one {thing}. Draw that face.',
        answer: 'such as a sad mouth or a surprised round mouth',
      },
      {
        ask: 'Draw your own face. What do you feel right now?',
        answer: 'any face with its parts in place and a feeling to tell',
      },
    ],
    sheets: [myPortrait, facesOfFeelings],
  },
  {
    id: 'art.k.picture-story',
    subject: 'art',
    grade: 'kindergarten',
    order: 8,
    short: 'A picture tells a story',
    iCan: 'I can draw who and where and tell what happens in my picture.',
    codes: [],
    prerequisites: ['art.k.faces'],
    keywords: [{ word: 'artist', definition: 'a person who makes art' }],
    model:
      'Draw a line across the page and say: This is the ground. Where are we? In a park. I add a tree. Who is here? A dog. I draw the dog with legs that run. What happens? It runs after a bird. Who, where, what happens. Now my picture tells a story.',
    check: {
      question: 'Point to the who in your picture. Where are they, and what happens?',
      lookFor: 'Your child names someone, a place and one thing that happens, and can point to each.',
    },
    misconception: {
      says: 'I am done, I drew a person.',
      reply: 'Good, that is who. Where is this person? What goes on? Add one thing that tells us.',
    },
    easier: 'Tell a story about a picture in a book you know.',
    harder: 'Draw what happens next in a second picture and tell both.',
    prompts: [
      { ask: 'Draw a ground line. What can stand on it?', answer: 'such as a tree, a house or a person' },
      { ask: 'Who could be in your picture? Tell two ideas.', answer: 'any two, such as a cat and a queen' },
      { ask: 'Where is the sky: up high or down low?', answer: 'up high' },
      { ask: 'Add one thing to show that it rains.', answer: 'such as drops, a puddle or an umbrella' },
      { ask: 'Draw somebody who runs. What do the legs do?', answer: 'they are wide apart and bent' },
      {
        ask: 'Draw {hero} at {place}. What happens there?',
        answer: 'any picture with who, where and one thing that goes on',
      },
      { ask: 'Hide one {thing} in your picture. Tell why it is there.', answer: 'any reason that fits the story' },
      { ask: 'How does {friend} get home? Draw it.', answer: 'such as a path, a boat or a ride on an animal' },
      { ask: 'Give your picture a name.', answer: 'a few words that fit what happens' },
    ],
    sheets: [pictureStory],
  },
]
