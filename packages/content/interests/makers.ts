import type { InterestTag } from '@pencil-quest/contract/choices'
import type { Interest } from '../types.ts'

/** Building, cooking, drawing, music, dancing, puzzles. */
export const makers = {
  building: {
    tag: 'building',
    sparks: [
      {
        text: 'Draw one brick for each answer. Choose what you are building: a tower, a bridge or a wall.',
        modality: 'visual',
      },
      {
        text: 'Design a building while you work. Choose a door or a window for each finished part.',
        modality: 'visual',
      },
      { text: 'Say each answer like the boss of a building site. Choose loud or calm.', modality: 'auditory' },
      {
        text: 'Tell how you are building your answer. Choose to begin at the top or the bottom.',
        modality: 'auditory',
      },
      {
        text: 'Stack your fists, one on the other, for each answer. Choose how high the building gets.',
        modality: 'kinesthetic',
      },
      {
        text: 'Act like a machine on a building site. Choose a crane or a digger.',
        modality: 'kinesthetic',
      },
    ],
  },
  cooking: {
    tag: 'cooking',
    sparks: [
      { text: 'Draw a pretend pizza in your kitchen. Choose a topping to add for each answer.', modality: 'visual' },
      { text: 'Draw a tall cake like a chef. Choose a color for one layer for each answer.', modality: 'visual' },
      { text: 'Say each answer like a proud chef. Choose to sing it or to whisper it.', modality: 'auditory' },
      {
        text: 'Tell your way as a recipe: first, then, last. Choose which answer is the best dish.',
        modality: 'auditory',
      },
      {
        text: 'Choose a chef move between questions. Stir a giant pot or roll invisible dough.',
        modality: 'kinesthetic',
      },
      {
        text: 'Act like a kitchen helper. Choose to carry each answer on one hand or on two.',
        modality: 'kinesthetic',
      },
    ],
  },
  drawing: {
    tag: 'drawing',
    sparks: [
      { text: 'Make a small drawing for one answer, or draw a fancy frame.', modality: 'visual' },
      { text: 'Sketch while you think. Choose a drawing style: all dots, or one long line.', modality: 'visual' },
      {
        text: 'Imagine a drawing of one answer. Choose to tell how it looks or what happens next.',
        modality: 'auditory',
      },
      {
        text: 'Say each answer like a drawing teacher. Choose slow and calm, or full of surprise.',
        modality: 'auditory',
      },
      { text: 'Stretch out an arm. Choose to make a drawing of each answer high or low.', modality: 'kinesthetic' },
      {
        text: 'Be a living drawing. Shape each answer with your arms or your whole body.',
        modality: 'kinesthetic',
      },
    ],
  },
  music: {
    tag: 'music',
    sparks: [
      { text: 'Draw a music note for each answer. Choose high or low, long or short.', modality: 'visual' },
      { text: 'Choose two colors for a music pattern. Color one spot for each answer.', modality: 'visual' },
      { text: 'Make music of each answer. Choose to sing it high or low.', modality: 'auditory' },
      { text: 'Clap a beat before each answer. Choose a slow music march or a quick jig.', modality: 'auditory' },
      { text: 'Choose an instrument. Act out one note of music on it after each answer.', modality: 'kinesthetic' },
      {
        text: 'Step to your own music between questions. Choose a drum step or a flute step.',
        modality: 'kinesthetic',
      },
    ],
  },
  dancing: {
    tag: 'dancing',
    sparks: [
      { text: 'Map out a tiny dance, one mark for each answer. Choose steps or turns.', modality: 'visual' },
      { text: 'Draw two dancing feet. Choose left or right and color one toe for each answer.', modality: 'visual' },
      { text: 'Choose a dance beat, counting to three or to four. Say your answers to it.', modality: 'auditory' },
      { text: 'Call out each answer like a dancing teacher. Choose to sing it or to clap it.', modality: 'auditory' },
      { text: 'Choose one dance step for each answer. At the end, do the whole dance.', modality: 'kinesthetic' },
      {
        text: 'Move like a dancing robot or a dancing feather between questions. You choose.',
        modality: 'kinesthetic',
      },
    ],
  },
  puzzles: {
    tag: 'puzzles',
    sparks: [
      { text: 'Draw one puzzle piece for each answer. Choose which pieces should touch.', modality: 'visual' },
      { text: 'Look for the trickiest puzzle. Choose to try it first or to save it for last.', modality: 'visual' },
      {
        text: 'Turn one answer into a puzzle. Tell two clues, or whisper three, and let someone guess.',
        modality: 'auditory',
      },
      { text: 'Choose: say what you know, or say what the puzzle is hiding.', modality: 'auditory' },
      {
        text: 'While you puzzle, fold your arms or walk in a small circle.',
        modality: 'kinesthetic',
      },
      {
        text: 'Act out one clue of the puzzle. Choose to do it silently or with one sound.',
        modality: 'kinesthetic',
      },
    ],
  },
} satisfies Partial<Record<InterestTag, Interest>>
