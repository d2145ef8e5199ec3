import type { InterestTag } from '@pencil-quest/contract/choices'
import type { Interest } from '../types.ts'

/** Animals, dinosaurs, nature, space, science, magic. */
export const livingWorlds = {
  animals: {
    tag: 'animals',
    sparks: [
      { text: 'Choose an animal. Draw its paw print for each answer, or draw its tail.', modality: 'visual' },
      {
        text: 'Look at each answer as an animal would. Choose: close like an ant, or from high like an eagle.',
        modality: 'visual',
      },
      { text: 'Whisper each answer like a mouse, or sing it like a whale. You choose.', modality: 'auditory' },
      {
        text: 'Choose an animal helper. Tell it each answer in your voice or in its own.',
        modality: 'auditory',
      },
      {
        text: 'Move like an animal between questions. Choose to waddle or to creep.',
        modality: 'kinesthetic',
      },
      { text: 'After each answer, hop like a rabbit or stretch like a giraffe. You choose.', modality: 'kinesthetic' },
    ],
  },
  dinosaurs: {
    tag: 'dinosaurs',
    sparks: [
      { text: 'Choose a dinosaur. Draw one footprint for each answer, or draw one tooth.', modality: 'visual' },
      { text: 'Map a dinosaur trail. Choose a bone or a bush to add for each answer.', modality: 'visual' },
      { text: 'Choose to be a tiny dinosaur or a giant one. Say each answer in its voice.', modality: 'auditory' },
      {
        text: 'You are a guide at a dinosaur museum. Choose to tell answers with a growl or a grin.',
        modality: 'auditory',
      },
      {
        text: 'Move like a dinosaur after each answer. Choose to stomp big or step small.',
        modality: 'kinesthetic',
      },
      {
        text: 'Move like a dinosaur between questions. Choose a long neck, tiny arms or a swinging tail.',
        modality: 'kinesthetic',
      },
    ],
  },
  nature: {
    tag: 'nature',
    sparks: [
      {
        text: 'Choose a plant to grow with your work. Draw one petal or one branch for each answer.',
        modality: 'visual',
      },
      {
        text: 'Look around for the colors of nature. Choose one and color a cloud for each answer.',
        modality: 'visual',
      },
      {
        text: 'Choose a sound of nature, soft wind or thunder. Say each answer that way.',
        modality: 'auditory',
      },
      {
        text: 'Before each answer, listen to nature for one breath. Then tell it, or sing it like a bird.',
        modality: 'auditory',
      },
      { text: 'Reach up like a tree while you think, or sway like grass.', modality: 'kinesthetic' },
      { text: 'Act out the weather after each answer. You choose sun, rain or snow.', modality: 'kinesthetic' },
    ],
  },
  space: {
    tag: 'space',
    sparks: [
      {
        text: 'Draw a star for each answer. Choose whether to join them into a rocket or a space creature.',
        modality: 'visual',
      },
      { text: 'Choose a planet. For each answer, color a piece of it or add a moon.', modality: 'visual' },
      { text: 'Say each answer over the space radio. Choose a calm voice or an excited one.', modality: 'auditory' },
      {
        text: 'Whisper each answer to the stars, or sing it to the Moon.',
        modality: 'auditory',
      },
      { text: 'After each answer, choose a slow moon step or a planet turn.', modality: 'kinesthetic' },
      {
        text: 'Float, march or roll to the next question like a space robot. Choose a new way each time.',
        modality: 'kinesthetic',
      },
    ],
  },
  science: {
    tag: 'science',
    sparks: [
      { text: 'Work like a science team. Choose an answer and draw how you found it.', modality: 'visual' },
      {
        text: 'Choose a science badge to design. Add one small line to it for each thing you find out.',
        modality: 'visual',
      },
      {
        text: 'Before each answer, say your guess like a science reporter. Choose bold or careful.',
        modality: 'auditory',
      },
      { text: 'Think like a science star. Tell how you know, or tell what you would test next.', modality: 'auditory' },
      {
        text: 'Take a science vote. Hold up one to five fingers and choose how sure you are.',
        modality: 'kinesthetic',
      },
      {
        text: 'Act like part of a science show between questions. Choose a pendulum or a bouncing atom.',
        modality: 'kinesthetic',
      },
    ],
  },
  magic: {
    tag: 'magic',
    sparks: [
      { text: 'Choose a magic sign, a star or a swirl. Draw one for every answer you trust.', modality: 'visual' },
      { text: 'Color one spot of a magic hat for each answer. Choose the pattern as you go.', modality: 'visual' },
      { text: 'Choose a magic word. Say it before each answer, or whisper it after.', modality: 'auditory' },
      { text: 'Make each answer a spell: chant it twice, or rhyme it once. You choose.', modality: 'auditory' },
      {
        text: 'Hold up a magic finger. Choose to trace each answer in the air or on your knee.',
        modality: 'kinesthetic',
      },
      { text: 'Act out the magic. After each answer, choose to freeze or to melt.', modality: 'kinesthetic' },
    ],
  },
} satisfies Partial<Record<InterestTag, Interest>>
