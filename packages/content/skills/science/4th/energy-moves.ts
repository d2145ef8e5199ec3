import type { Skill } from '../../../types.ts'
import { energyTrail } from '../pages/4th.ts'
import { carriesOrSlowsHeat } from '../sets/4th.ts'

export const energyMoves: Skill = {
  id: 'science.4.energy-moves',
  subject: 'science',
  grade: '4th',
  strand: 'physical',
  order: 3,
  short: 'Energy on the Move',
  iCan: 'I can describe how energy moves by sound or light or heat from place to place.',
  codes: ['4-PS3-2', '4-PS3-4'],
  prerequisites: ['science.4.energy-and-speed', 'science.2.warm-and-cool'],
  keywords: [
    { word: 'transfer', definition: 'to move from one thing or place to another' },
    { word: 'conductor', definition: 'a material that heat or electricity moves through easily' },
    { word: 'insulator', definition: 'a material that slows down heat or electricity' },
  ],
  model:
    'Rub your palms for ten seconds and lay them on your cheeks. Say: Food gave me motion, and motion turned into heat. The heat moves from warm palms to cooler cheeks. Clap: motion turned into sound, which crosses the air to your ear. A lamp turns electric energy into light. Light warms what it hits.',
  picture: { kind: 'flow', steps: [['food'], ['motion'], ['heat']] },
  check: {
    question: 'Trace the energy of an electric fan that is running.',
    lookFor: 'Electric energy turns into motion of the blades and some into sound.',
  },
  laterChecks: [
    {
      question: 'Trace the energy when you strike a gong by hand.',
      lookFor: 'Motion of the hand turns into shaking of the gong and into sound.',
    },
    {
      question: 'A metal slide and a wooden bench lie in the sun. Why does metal feel hotter?',
      lookFor: 'Metal is a conductor, so it passes heat to the hand faster.',
      further: true,
    },
  ],
  misconception: {
    says: 'A blanket makes heat.',
    reply: 'It makes none. It slows down the heat that flows out of your body, so you stay warm.',
  },
  easier:
    'Stamp, then rub your sleeve fast, then look out of a window. Name the energy each time. (sound, heat, light)',
  harder:
    'You turn a crank, a lamp shines, and a dark stone below gets warm. Name four kinds of energy in order. (motion, electric, light, heat)',
  again: {
    easier:
      'Press your palm on a table for ten counts and lift it. Feel that spot. Which way did heat move? (from hand to table)',
    harder:
      'A garden lamp has a solar panel. Trace its energy from noon into the night. (sunlight, electric energy, stored energy, light)',
    model:
      'Touch a metal door handle, then the wooden door. Say: Both are as warm as the room, yet the metal feels colder. Metal is a conductor: heat moves quickly from my hand into it. Wood is an insulator: it slows the heat. So is a wool coat: it keeps my own heat in.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'conductor', words: ['metal'] },
        { head: 'insulator', words: ['wood', 'wool coat'] },
      ],
    },
    misconception: {
      says: 'Metal is always colder than wood, so ice stays frozen longer on metal.',
      reply: 'Hold the metal handle and count to 20. Which way does heat move, and what would metal do to an ice cube?',
    },
  },
  prompts: [
    { part: 'sound', ask: '{hero} strikes a gong at {place}. How does its energy reach your ear?', answer: 'by sound' },
    {
      part: 'light',
      ask: 'Shade your eyes from a bright window. Which energy did your hand block?',
      answer: 'light',
    },
    {
      part: 'heat',
      ask: '{friend} stirs warm soup with a metal spoon, and the spoon gets warm. What moved into it?',
      answer: 'heat',
    },
    { part: 'sound', ask: 'Clap once. Which energy of your hands turned into the sound?', answer: 'motion' },
    {
      part: 'light',
      ask: 'A plant stores energy in its food. Which energy did it take in first?',
      answer: 'light from the sun',
    },
    {
      part: 'heat',
      ask: "An ice cube melts in {hero}'s hand. From where to where does the heat move?",
      answer: 'from hand to ice',
    },
    {
      part: 'sound',
      ask: 'A drum booms at {place}, and rice jumps on a second drum. How did the energy transfer to it?',
      answer: 'as sound through air',
    },
    { part: 'light', ask: 'Sunlight falls on a dark stone. What does the light turn into?', answer: 'heat' },
    {
      part: 'heat',
      ask: '{hero} keeps ice cold at {place}. Why is a foam box better than a metal one?',
      answer: 'foam is an insulator',
      further: true,
    },
    {
      part: 'sound',
      ask: 'Hum with a hand on your throat. What do you feel that makes the sound?',
      answer: 'shaking',
    },
    {
      part: 'heat',
      ask: '{friend} sits on a cold bench until it is warm. From where to where did heat transfer?',
      answer: 'from body to bench',
    },
    {
      part: 'heat',
      ask: '{friend} touches a wool sock and a metal tray in one room. Why does the tray feel colder?',
      answer: 'metal is a conductor',
      further: true,
    },
    { part: 'sound', ask: 'You stamp, and {friend} hears it. Trace the energy.', answer: 'motion, sound, ear' },
    {
      part: 'light',
      ask: 'Space holds no air, yet the sun warms Earth. How does its energy cross space?',
      answer: 'as light',
    },
    { part: 'heat', ask: 'You eat lunch, run and get warm. Trace the energy.', answer: 'food, motion, heat' },
    {
      part: 'heat',
      ask: 'Heat moves quickly through copper. What do we call such a material?',
      answer: 'a conductor',
      further: true,
    },
    {
      part: 'heat',
      ask: 'A pan is made of steel and has a wooden handle. Which part is the insulator?',
      answer: 'the wooden handle',
      further: true,
    },
    {
      part: 'heat',
      ask: '{hero} lays equal ice cubes on a wool cloth and on a metal tray. Which melts first?',
      answer: 'the one on metal',
      further: true,
    },
    {
      part: 'light',
      ask: 'Sunlight warms one metal roof and one of thick straw. Under which is it soon hotter, and why?',
      answer: 'metal, it conducts heat',
      further: true,
    },
  ],
  sheets: [energyTrail, { ...carriesOrSlowsHeat, further: true }],
}
