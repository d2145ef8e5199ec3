import type { Skill } from '../../../types.ts'
import { builtForAHabitat } from '../pages/3rd.ts'
import { helpsItThere } from '../pages/3rd-further.ts'

export const adaptations: Skill = {
  id: 'science.3.adaptations',
  subject: 'science',
  grade: '3rd',
  strand: 'life',
  order: 6,
  short: 'Fit for a Habitat',
  iCan: 'I can explain how a body part or behavior helps an animal survive in its habitat.',
  codes: ['3-LS4-2', '3-LS4-3'],
  prerequisites: ['science.2.habitats', 'science.1.parts-and-jobs'],
  keywords: [
    { word: 'adaptation', definition: 'a body part or behavior that helps a living thing survive' },
    { word: 'camouflage', definition: 'colors or patterns that make an animal hard to see' },
  ],
  model:
    'Say: An owl hunts at night. It has huge eyes. They let in a lot of light, so it finds mice. That body part is an adaptation. A brown toad is hard to see on mud, so hunters miss it: camouflage. A jay hides acorns, so it has food in winter. That is a behavior.',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'body part', words: ['huge eyes'] },
      { head: 'camouflage', words: ['brown on mud'] },
      { head: 'behavior', words: ['hides acorns'] },
    ],
  },
  check: {
    question: 'An arctic hare turns white in winter. How does that help it?',
    lookFor: 'It is hard to see on snow, so hunters miss it.',
  },
  laterChecks: [
    {
      question: 'A camel has long eyelashes. How do they help it in the desert?',
      lookFor: 'They keep blowing sand out of its eyes.',
    },
    {
      question: 'A gecko hunts only at night in a hot desert. Would that help where nights are icy? Why?',
      lookFor: 'No. It would be too cold to move.',
      further: true,
    },
  ],
  misconception: {
    says: 'An animal can grow a new part because it wants one.',
    reply: 'It cannot choose. Animals whose traits fit survive more often and pass those traits on.',
  },
  easier: 'Match a body part to a habitat: webbed feet to a pond and thick fur to snow.',
  harder:
    'Snow melts early. Tell which hare copes better on bare ground, a white one or a brown one (the brown one is harder to see).',
  again: {
    easier:
      'Fan your face with your fingers spread, then closed. Which moves more air, as a webbed foot moves water? (fingers closed)',
    harder:
      'Only hard nuts are left on an island. Which bird survives better: one with a thick beak or a thin one? (thick, it cracks nuts)',
    model:
      'Say: A seal has thick blubber under its skin. In icy water the blubber keeps the seal warm. On a hot beach it makes the seal too warm. So I ask of each part or behavior: would it still help in another place? When a habitat changes, what helped before may not help now.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'icy water', words: ['keeps warm', 'blubber helps'] },
        { head: 'hot beach', words: ['too warm'] },
      ],
    },
    misconception: {
      says: 'Blubber helps a seal survive, so it helps just as much on a hot beach.',
      reply: 'Blubber is like a thick coat. Would you keep yours on in the snow, on a hot beach, or both?',
    },
  },
  prompts: [
    {
      part: 'body part',
      ask: 'Webbed feet are an adaptation. How do they help a duck in a pond?',
      answer: 'they push water',
    },
    {
      part: 'behavior',
      ask: '{hero} watches geese fly south before the ground freezes. What do they find there?',
      answer: 'food (and warmer days)',
    },
    {
      part: 'body part',
      ask: '{friend} finds a moth with wings like bark. How does this camouflage help it on a tree?',
      answer: 'hunters miss it',
    },
    {
      part: 'behavior',
      ask: '{friend} watches a turtle pull in its head and legs. How does this adaptation help?',
      answer: 'its shell protects it',
    },
    {
      part: 'body part',
      ask: 'Which body part lets a giraffe feed where no zebra can reach?',
      answer: 'its long neck',
    },
    {
      part: 'behavior',
      ask: 'Musk oxen stand in a ring around their calves. How does that help?',
      answer: 'it guards the calves',
    },
    {
      part: 'body part',
      ask: '{hero} sees a hummingbird sip from deep, narrow blooms. What must its beak be like?',
      answer: 'long and thin',
    },
    { part: 'behavior', ask: 'Why does a ground squirrel sleep all winter?', answer: 'there is little food' },
    {
      part: 'body part',
      ask: 'Thick fur helps a polar bear on ice. What would it do to the bear in a desert?',
      answer: 'make it too hot',
      further: true,
    },
    {
      part: 'behavior',
      ask: '{hero} sees a lizard lie on a warm stone each cool morning. How does that help?',
      answer: 'it warms up',
    },
    {
      part: 'body part',
      ask: '{friend} draws a fox with big ears that let heat out. Where do they help it most: desert, ice or swamp? Tell why.',
      answer: 'desert, it stays cool',
      further: true,
    },
    {
      part: 'behavior',
      ask: 'A pond dries up. Frogs dig into deep mud and wait. How does the mud help them?',
      answer: 'it keeps them damp',
    },
    {
      part: 'body part',
      ask: '{hero} looks for a brown and a white rabbit in the snow. How does its camouflage help the white one?',
      answer: 'it matches the snow',
    },
    {
      part: 'behavior',
      ask: '{hero} sees hawks begin to hunt over a field by day. When should mice feed now, and why?',
      answer: 'at night, hawks rest',
      further: true,
    },
    {
      part: 'body part',
      ask: 'A cave fish lives in the dark and has long feelers. How do the feelers help it?',
      answer: 'they feel for food',
    },
    {
      part: 'body part',
      ask: 'Webbed feet help a duck. Its pond dries up for good. What do the feet no longer help it to do?',
      answer: 'swim',
      further: true,
    },
    {
      part: 'behavior',
      ask: 'Squirrels hide nuts for winter. They move to a land with nuts all year. Why does hiding help less there?',
      answer: 'there is always food',
      further: true,
    },
    {
      part: 'behavior',
      ask: '{friend} reads: Bears sleep through winters with little food. One winter is warm, with much food. What may the bears do?',
      answer: 'stay awake',
      further: true,
    },
  ],
  sheets: [builtForAHabitat, { ...helpsItThere, further: true }],
}
