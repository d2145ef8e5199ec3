import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'space.mission-workshop',
  ...anyLesson,
  title: 'Space Mission Workshop',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'b',
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'aluminum foil', quantity: '{questions} hand-sized pieces', core: true },
    { name: 'flashlight', quantity: '1', core: true, substitute: 'a bike light' },
    { name: 'tape', quantity: '1 roll', core: true },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'My Own Stars',
      ages: 'younger',
      child:
        'Make a night sky for {place}. Answer a question to open one bright star. Choose where its tiny stars will twinkle. Give {hero} a star show in the dark!',
      earned: true,
      inShort: {
        you: 'Hold the foil still while your child pokes.',
        child: 'Pokes one big star and up to five tiny ones into the foil, and counts them.',
        end: 'In a dim room, light the foil. Your child names the picture.',
      },
      round:
        'Your child says {answer} and presses the tip of the pencil through the foil: a big star! Three tiny ones go around it: four stars.',
      steps: [
        'Get out paper, pencils, aluminum foil and flashlight. Fold the sheet twice and lay the foil on it.',
        'Wrong? Work it out together.',
      ],
      say: 'Long ago, people joined stars into pictures. What will yours be?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'aluminum foil', quantity: '1 hand-sized piece', core: true },
        { name: 'flashlight', quantity: '1', core: true, substitute: 'a bike light' },
      ],
    },
    {
      title: 'The Dark Crater',
      ages: 'younger',
      child:
        'Land in a dark crater on the Moon. Answer a question to switch on your light. Find the ice for {place}, piece by piece. Choose: carry it in slow hops or long glides.',
      earned: true,
      inShort: {
        you: 'Hand over the light.',
        child: 'Finds one piece of ice with the light, brings it back to you and counts the hops.',
      },
      round:
        'Your child says {answer} and gets the light. A glint under the chair! The ice comes back to you in five slow Moon hops.',
      steps: [
        'Get out aluminum foil and flashlight. Press one foil ball for each question: the ice. Out of sight, hide all of it low in a dim room.',
        'Wrong? Work it out together.',
      ],
      say: 'Some craters on the Moon never see the Sun. Ice hides there. Lights ready?',
      materials: [
        { name: 'aluminum foil', quantity: '{questions} hand-sized pieces', core: true },
        { name: 'flashlight', quantity: '1', core: true, substitute: 'a bike light' },
      ],
      safety: [
        {
          hazard: 'a dim room, bright light and foil edges',
          adultNote: 'Stay close, clear the floor, keep the beam out of eyes and fold sharp foil edges under.',
        },
      ],
    },
    {
      title: 'The Segmented Mirror',
      ages: 'older',
      child:
        'Build a space telescope in pieces for {place}. Answer a question to earn one mirror. Choose its tilt and steer its light. Bring all the light to one spot for {hero}.',
      earned: true,
      inShort: {
        you: 'Hold the light still in one place.',
        child: 'Folds foil around one paper square, stands it up and tilts it until its glow hits the target.',
      },
      round:
        'Your child says {answer}, folds foil over a square, shiny side out, and bends up one edge as a foot. The glow creeps onto the target.',
      steps: [
        'Get out paper, aluminum foil and flashlight. Fold one sheet and stand it up: the target. Tear the other into quarters: the mirrors. They stand a hand away. After the example, dim the room.',
        'Wrong? Work it out together.',
      ],
      say: 'The Webb telescope has 18 mirrors, and all must agree. Do yours?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'aluminum foil', quantity: '{questions} hand-sized pieces', core: true },
        { name: 'flashlight', quantity: '1', core: true, substitute: 'a bike light' },
      ],
    },
    {
      title: 'The Soft Lander',
      ages: 'older',
      child:
        'Design a lander that sets a foil astronaut down upright. Answer a question to add or improve one part. Choose legs, a crush zone or wide wings. Land on a far planet and report to {place}.',
      earned: true,
      inShort: {
        you: 'Judge the landing: upright, tipped or thrown out.',
        child: 'Adds or changes one part of the lander and drops it from the shoulder.',
      },
      round:
        'Your child says {answer} and tapes four paper legs under the deck. Drop! It tips, but the astronaut stays on.',
      steps: [
        'Get out paper, aluminum foil and tape. Fold one sheet twice: the deck of the lander. Sit a foil astronaut on it, untied. The other sheets are for its parts.',
        'Wrong? Work it out together.',
      ],
      say: 'The first Moon landers with crews had legs made to crush. Why would that help?',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'aluminum foil', quantity: '1 hand-sized piece', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
      ],
      safety: [{ hazard: 'foil edges', adultNote: 'Stay close, tear the foil and fold sharp edges under.' }],
    },
  ],
  safety: [
    {
      hazard: 'bright light and foil edges',
      adultNote: 'Stay close, keep the beam out of eyes, tear the foil and fold sharp edges under.',
    },
  ],
}
