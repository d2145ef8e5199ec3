import type { Skill } from '../../../types.ts'
import { drawTheWaves } from '../pages/4th.ts'
import { wavesByNumbers } from '../pages/4th-further.ts'

export const waves: Skill = {
  id: 'science.4.waves',
  subject: 'science',
  grade: '4th',
  strand: 'physical',
  order: 4,
  short: 'Wave Height and Length',
  iCan: 'I can make a model of a wave and describe its height and length.',
  codes: ['4-PS4-1', '4-PS4-3'],
  prerequisites: ['science.1.sound'],
  keywords: [
    { word: 'amplitude', definition: 'how high a wave is, measured from its resting level' },
    { word: 'wavelength', definition: 'the distance from one wave top to the next' },
    { word: 'crest', definition: 'the highest point of a wave' },
  ],
  model:
    'Draw a middle line and three waves along it. Mark what you name. Say: The top is the crest. From line to crest is the amplitude. From crest to crest is the wavelength. Hard taps on water bring more amplitude, fast taps a shorter wavelength. A toy boat only bobs: energy travels on, water stays.',
  picture: { kind: 'wave', crests: 3, height: 'amplitude', length: 'wavelength', crest: 'crest' },
  check: {
    question: 'Draw two waves with crests equally far apart, one of them taller. What differs?',
    lookFor: 'Only the amplitude. The wavelength is the same.',
  },
  laterChecks: [
    {
      question:
        'Four equal waves are 24 inches long. From lowest point to crest is 6 inches. Name wavelength and amplitude.',
      lookFor: 'Wavelength 6 inches, as 24 divided by 4. Amplitude 3, half of 6.',
      further: true,
    },
    {
      question: 'Draw a wave with small amplitude and long wavelength. What does it look like?',
      lookFor: 'Low crests that are far apart, along one middle line.',
    },
  ],
  misconception: {
    says: 'A wave carries the water along with it.',
    reply: 'A floating toy bobs up and down in place. The wave moves energy; the water mostly stays.',
  },
  easier: 'Stand in a row and pass an arm wave along; point to the crest.',
  harder:
    'A wave has an amplitude of 4 inches and a wavelength of 10. Describe one that is half as tall and twice as long. (2 and 20 inches)',
  again: {
    easier:
      'Draw a wave with three crests, each one hand apart. What do we call that hand of distance? (the wavelength)',
    harder:
      'Five crests stand in a row. From the first to the last it is 24 inches. How long is the wavelength? (6 inches, as there are 4 gaps)',
    model:
      'Draw three equal waves along a middle line. Mark each number. Say: Together they stand for 36 inches. 36 divided by 3 is 12, so the wavelength is 12 inches. From the lowest point up to the crest it is 10 inches. The middle line is halfway, so the amplitude is 5 inches.',
    picture: {
      kind: 'wave',
      crests: 3,
      height: '5 inches',
      length: '12 inches',
      tall: '10 inches',
      whole: '36 inches',
    },
    misconception: {
      says: 'It is 10 inches from the lowest point to the crest, so the amplitude is 10 inches.',
      reply: 'Draw the wave with its middle line and trace the amplitude with a finger. Where does your finger start?',
    },
  },
  prompts: [
    {
      part: 'model',
      ask: 'Draw a wave along a middle line and mark its highest point. What is it called?',
      answer: 'the crest',
    },
    {
      part: 'height',
      ask: '{friend} draws a crest 3 inches above the middle line. What is the amplitude?',
      answer: '3 inches',
    },
    {
      part: 'length',
      ask: '{hero} measures crests that are 6 inches apart. How long is the wavelength?',
      answer: '6 inches',
    },
    {
      part: 'model',
      ask: 'A toy boat sits on your wave. How does it move as the wave passes?',
      answer: 'up and down',
    },
    { part: 'height', ask: 'Waves get taller. Which word names what grows?', answer: 'amplitude' },
    {
      part: 'length',
      ask: 'Crests were 4 inches apart, and now they are 2. What happened to the wavelength?',
      answer: 'it got shorter',
    },
    {
      part: 'model',
      ask: 'Walk and move one hand up and down, so that it draws a wave. How do you make the wave taller?',
      answer: 'move it higher and lower',
    },
    {
      part: 'height',
      ask: 'Draw a wave with its middle line. From lowest point to crest it stands for 14 inches. What is the amplitude?',
      answer: '7 inches',
      further: true,
    },
    {
      part: 'length',
      ask: '{hero} taps the water faster. What happens to the crests?',
      answer: 'they come closer together',
    },
    {
      part: 'model',
      ask: '{friend} draws two waves of equal height, one twice as long. What stays the same?',
      answer: 'the amplitude',
    },
    {
      part: 'height',
      ask: '{friend} taps water softly, then hard. The waves are equally long. What differs?',
      answer: 'how tall they are',
    },
    {
      part: 'length',
      ask: 'Draw four equal waves in a row. Together they stand for 20 inches. How long is the wavelength?',
      answer: '5 inches',
      further: true,
    },
    {
      part: 'model',
      ask: 'Each bit of a rope only goes up and down. What travels along the rope?',
      answer: 'energy',
    },
    {
      part: 'height',
      ask: 'A wave has an amplitude of 2 inches. How far is it from the lowest point up to the crest?',
      answer: '4 inches',
      further: true,
    },
    {
      part: 'length',
      ask: '3 waves of A, or 6 of B, fit in 12 inches. Which wavelength is shorter, and how long is it?',
      answer: 'B, 2 inches',
      further: true,
    },
    {
      part: 'model',
      ask: 'Your wave is 2 inches high and 8 inches long. Draw it half as long. Which number changes, and to what?',
      answer: 'length, to 4 inches',
    },
    {
      part: 'model',
      ask: 'Draw 5 equal waves for {friend}. Together they stand for 40 inches. How many inches long is each?',
      answer: '8',
      further: true,
    },
    {
      part: 'height',
      ask: 'A wave is 18 inches from its lowest point up to its crest. How many inches is its amplitude?',
      answer: '9',
      further: true,
    },
  ],
  sheets: [drawTheWaves, { ...wavesByNumbers, further: true }],
}
