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
    { name: 'paper', quantity: '4 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'aluminum foil', quantity: '{questions} hand-sized pieces', core: true },
    { name: 'flashlight', quantity: '1', core: true, substitute: 'a bright lamp' },
  ],
  prepMinutes: 3,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'My Own Stars',
      ages: 'younger',
      child:
        'Make a night sky for {place}. Answer a question to open one bright star. Choose a few tiny stars around it. Give {hero} a star show in the dark!',
      inShort: {
        you: 'Ask, and hold the foil still while your child pokes.',
        child: 'Answers, pokes one big star and three tiny ones, and marks them on a map: one {token}.',
        end: 'The room is dim, and the star picture shines.',
      },
      round:
        'You read question 1. Your child says {answer}, pokes a big hole and three tiny ones in the foil, and draws them on the map. You write {answer} beside the big star: one {token}.',
      steps: [
        'Get out paper, pencils, aluminum foil and flashlight. Lay one piece of foil on folded paper. Another sheet is the star map.',
        'A wrong answer is a cloud. Draw it together until it clears.',
        'Last, your child joins the big stars on the map and names the picture. Dim the room and light the foil from behind.',
      ],
      say: 'Long ago, people joined stars into pictures. What will yours be?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'aluminum foil', quantity: '1 hand-sized piece', core: true },
        { name: 'flashlight', quantity: '1', core: true, substitute: 'a bright lamp' },
      ],
    },
    {
      title: 'The Dark Crater',
      ages: 'younger',
      child:
        'Land in a dark crater on the Moon. Answer a question to switch on your light. Find the ice for {place}, piece by piece. Choose: carry it in slow hops or long glides.',
      inShort: {
        you: 'Hide the foil ice. Keep the light until an answer is right.',
        child: 'Answers to get the light, finds one piece of ice and lays it on the map: it stands for one {token}.',
        end: 'All the ice lies on the crater map.',
      },
      round:
        'Ask question 1. Your child says {answer} and gets the light. A glint under the chair! Your child brings the ice, lays it on the map, and you write {answer} beside it. It stands for one {token}.',
      steps: [
        'Get out paper, pencils, aluminum foil and flashlight. Press one foil ball for each question: ice. Out of sight, hide the balls low in a dim room. Draw a big ring: the crater map.',
        'A wrong answer? Work it out by the map, then the light goes on.',
        'No find? Say warmer or colder.',
      ],
      say: 'Some craters on the Moon never see the Sun. Ice hides there. Lights ready?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'aluminum foil', quantity: '{questions} hand-sized pieces', core: true },
        { name: 'flashlight', quantity: '1', core: true, substitute: 'a bright lamp' },
      ],
    },
    {
      title: 'The Segmented Mirror',
      ages: 'older',
      child:
        'Build a space telescope in pieces for {place}. Answer a question to earn one mirror. Choose its tilt and steer its light. Bring all the light to one spot for {hero}.',
      inShort: {
        you: 'Hold the light still, always in the same place.',
        child: 'Answers, makes one mirror and tilts it until its glow reaches the target: one {token}.',
        end: 'All mirrors light the same target.',
      },
      round:
        'You read question 1. Your child says {answer}, writes it on the back of a paper square and wraps the front in foil. Tilted, it throws a glow on the target: one {token}.',
      steps: [
        'Get out paper, pencils, aluminum foil and flashlight. Draw a target on one sheet and stand it up, a hand from the mirrors. Tear the other into squares as big as a palm, one for each question. Dim the room.',
        'The smoothest, shiny side faces out. A fold at the foot lets a mirror stand.',
        'A wrong answer is a mirror out of line. Mend it first.',
        'Last, cover the mirrors one by one: the target grows darker.',
      ],
      say: 'The Webb telescope has 18 mirrors. At first it showed one star 18 times. Why?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'aluminum foil', quantity: '{questions} hand-sized pieces', core: true },
        { name: 'flashlight', quantity: '1', core: true, substitute: 'a bright lamp' },
      ],
    },
    {
      title: 'The Soft Lander',
      ages: 'older',
      child:
        'Design a lander that sets a foil astronaut down upright. Answer a question to add or improve one part. Choose legs, a crush zone or a parachute. Land on a far planet and report to {place}.',
      inShort: {
        you: 'Light the landing spot and judge each drop: upright, tipped or thrown out.',
        child: 'Answers, changes one part, drops the lander and logs what happens: one {token}.',
        end: 'The best lander makes its show landing.',
      },
      round:
        'Ask question 1. Your child says {answer}, folds four legs under the deck and drops it from the shoulder. It tips! The log says: test {answer}, legs, tipped. One {token}.',
      steps: [
        'Get out paper, pencils, aluminum foil and flashlight. Fold one sheet twice: the deck. Press a foil astronaut to sit on it, not tied. One sheet is the log, two are for new parts.',
        'Change one part for each test, and keep the height the same.',
        'A wrong answer is no-go: find the fault, then drop.',
        'Last, {friend} counts down from five for the show landing.',
      ],
      say: 'The first Moon landers with crews had legs made to crush. Why would that help?',
      materials: [
        { name: 'paper', quantity: '4 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'aluminum foil', quantity: '1 hand-sized piece', core: true },
        { name: 'flashlight', quantity: '1', core: true, substitute: 'a bright lamp' },
      ],
    },
  ],
  safety: [
    {
      hazard: 'bright light and foil edges',
      adultNote: 'A grown-up keeps the beam out of eyes, tears the foil and folds sharp edges under.',
    },
  ],
}
