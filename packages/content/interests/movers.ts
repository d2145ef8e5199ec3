import type { InterestTag } from '@pencil-quest/contract/choices'
import type { Interest } from '../types.ts'

/** Cars, trains, planes, robots, sports. */
export const movers = {
  cars: {
    tag: 'cars',
    sparks: [
      { text: 'Draw a race track. Choose a car and move it one line ahead for each answer.', modality: 'visual' },
      { text: 'Design a new car, piece by piece. Choose a part to add for each answer.', modality: 'visual' },
      { text: 'Say each answer like a car race reporter. Choose fast or slow motion.', modality: 'auditory' },
      { text: 'Choose a car sound, a beep or a vroom. Make it before you tell each answer.', modality: 'auditory' },
      { text: 'Hold a pretend car wheel. Choose to turn left or right after each answer.', modality: 'kinesthetic' },
      {
        text: 'Step to the next question like a car. Choose slow and uphill, or quick and downhill.',
        modality: 'kinesthetic',
      },
    ],
  },
  trains: {
    tag: 'trains',
    sparks: [
      { text: 'Draw a train. Add one car for each answer and choose what it carries.', modality: 'visual' },
      { text: 'Map a train line. Each answer is a station, and you choose its name.', modality: 'visual' },
      { text: 'Say each answer like a train conductor, or sing like a whistle.', modality: 'auditory' },
      { text: 'Say chugga-chugga to a beat while you think. Choose a slow train or an express.', modality: 'auditory' },
      {
        text: 'Roll your arms like train wheels. Choose to do it before or after each answer.',
        modality: 'kinesthetic',
      },
      {
        text: 'March along the rails to the next question. Choose big train steps or tiny ones.',
        modality: 'kinesthetic',
      },
    ],
  },
  planes: {
    tag: 'planes',
    sparks: [
      { text: "Draw a plane's path in the sky. Choose a loop or a wave for each answer.", modality: 'visual' },
      { text: 'Choose a flag for your plane. Color one stripe of it for every answer you land.', modality: 'visual' },
      {
        text: 'Tell each answer like the pilot of a plane. Choose calm or excited.',
        modality: 'auditory',
      },
      {
        text: 'Choose a plane. Whisper like a glider, or say each answer like a jet.',
        modality: 'auditory',
      },
      {
        text: 'Stretch out your arms like a plane. Choose to lean left or right after each answer.',
        modality: 'kinesthetic',
      },
      { text: 'Move like a plane between questions. Choose a smooth landing or a bumpy one.', modality: 'kinesthetic' },
    ],
  },
  robots: {
    tag: 'robots',
    sparks: [
      { text: 'Design a robot as you work. Choose one part to draw for each answer.', modality: 'visual' },
      { text: 'Draw a robot face for each answer. Choose a smile or a puzzled look.', modality: 'visual' },
      { text: 'Choose: beep and then say each answer, or use a robot voice.', modality: 'auditory' },
      { text: 'Tell a robot how you did it, in tiny steps. Choose who plays the robot.', modality: 'auditory' },
      {
        text: 'Move like a robot between questions. Choose stiff arms, a stiff neck or slow wheels.',
        modality: 'kinesthetic',
      },
      { text: 'After each answer, march like a robot or freeze like one. You choose.', modality: 'kinesthetic' },
    ],
  },
  sports: {
    tag: 'sports',
    sparks: [
      { text: "Draw a sports scoreboard. Choose your team's sign and add it for each answer.", modality: 'visual' },
      { text: 'Choose a sport. Color one part of its team shirt for each answer.', modality: 'visual' },
      {
        text: 'Be the sports reporter. Choose to tell each answer at full speed or in slow motion.',
        modality: 'auditory',
      },
      { text: 'Choose a team cheer. Chant it after each answer, as a sports fan would.', modality: 'auditory' },
      { text: 'Do a sports move after each answer. Choose a jump, a throw or a stretch.', modality: 'kinesthetic' },
      {
        text: 'Warm up like a sports star. Choose a slow stretch or ten quick steps.',
        modality: 'kinesthetic',
      },
    ],
  },
} satisfies Partial<Record<InterestTag, Interest>>
