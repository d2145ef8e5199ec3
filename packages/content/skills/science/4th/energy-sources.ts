import type { Skill } from '../../../types.ts'
import { powerForOnePlace } from '../pages/4th.ts'
import { renewableOrNot } from '../sets/4th.ts'

export const energySources: Skill = {
  id: 'science.4.energy-sources',
  subject: 'science',
  grade: '4th',
  strand: 'earth',
  order: 8,
  short: 'Energy Sources',
  iCan: 'I can classify energy sources as renewable or nonrenewable and justify my choice.',
  codes: ['4-ESS3-1', '4-ESS3-2'],
  prerequisites: ['science.4.energy-moves'],
  keywords: [
    {
      word: 'renewable',
      definition: 'replaced by nature quickly, so it will not run out; what is not is nonrenewable',
    },
    { word: 'fossil fuel', definition: 'coal, oil or gas made from living things of very long ago' },
  ],
  model:
    'Write wind, wood and coal. Say: I ask: Will nature replace it within a lifetime? Wind blows again tomorrow: renewable. Wood is, too, if as much grows back as we cut. Coal, a fossil fuel, takes millions of years: nonrenewable. Electricity? I ask what makes it. Wind needs windy days, coal works any day.',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'renewable', words: ['wind', 'wood'] },
      { head: 'nonrenewable', words: ['coal'] },
    ],
  },
  check: {
    question: 'Each year a town burns as much wood as grows back. Is its wood renewable? Justify your answer.',
    lookFor: 'Yes. Nature replaces the wood as fast as the town burns it.',
  },
  laterChecks: [
    {
      question: 'Is a river dam renewable? Justify your answer.',
      lookFor: 'Yes. Rain refills the river, so nature replaces it quickly.',
    },
    {
      question: 'An island needs 50 units day and night. Sunlight gives 60 by day only. What would you add, and why?',
      lookFor: 'Such as wind or a river: renewable, and they work at night.',
      further: true,
    },
  ],
  misconception: {
    says: 'Electricity is an energy source like wind.',
    reply: 'Electricity has to be made from a source: wind, sun, water, coal, gas or uranium.',
  },
  easier: 'Ask of each whether it will be back tomorrow: sunlight, natural gas, a river, oil. (yes, no, yes, no)',
  harder:
    'Wind gives an island 70 units on a windy day and 10 on a still one. It needs 50. Justify a second source. (such as a river: 40 are missing on still days)',
  again: {
    easier:
      'Blow on a scrap of a page until it moves. Which source works like this? Is it renewable? (wind, and it is renewable)',
    harder:
      'Of 100 units of energy, a town gets 40 from wind, 25 from the sun, the rest from gas. How many are nonrenewable? (35)',
    model:
      'Say: A village needs 80 units of energy. A river gives 30 and oil gives 50. In a dry summer the river gives only 10, so 20 are missing. I choose sunlight for them. It is renewable, and dry summers are sunny. Its drawback: it gives nothing at night.',
    picture: {
      kind: 'lengths',
      bars: [
        { value: 80, label: 'needs 80' },
        { value: 60, label: 'river 10, oil 50', rest: '20' },
      ],
    },
    misconception: {
      says: 'The river is renewable, so it gives its 30 units all year.',
      reply: 'Add river and oil for a wet spring, then for the dry summer. Do both sums reach 80?',
    },
  },
  prompts: [
    {
      part: 'classify',
      ask: 'The lamps at {place} run on sunlight, which nature replaces each day. What do we call such a source?',
      answer: 'renewable',
    },
    {
      part: 'justify',
      ask: 'Coal is a fossil fuel and so nonrenewable. How long did nature take to make it?',
      answer: 'millions of years',
    },
    { part: 'classify', ask: '{friend} can choose oil, wind or coal. Which of them is renewable?', answer: 'wind' },
    {
      part: 'justify',
      ask: 'Which question do you ask of a source before you classify it?',
      answer: 'Will nature replace it?',
    },
    {
      part: 'classify',
      ask: 'Which two are fossil fuels and so nonrenewable: coal, river water, sunlight, natural gas?',
      answer: 'coal and natural gas',
    },
    {
      part: 'justify',
      ask: 'Why will sunlight not run out, however much we use today?',
      answer: 'it returns each day',
    },
    {
      part: 'classify',
      ask: '{hero} says: My lamp runs on electricity. What must you ask to classify that?',
      answer: 'what makes it',
    },
    {
      part: 'justify',
      ask: '{friend} says: Oil still forms today. Why is it nonrenewable all the same?',
      answer: 'it forms too slowly',
    },
    {
      part: 'classify',
      ask: 'A crop at {place} is grown anew each year and made into fuel. Is the fuel renewable?',
      answer: 'yes',
    },
    {
      part: 'justify',
      ask: '{hero} chooses wind, which is renewable. What is one drawback of it?',
      answer: 'it needs windy days',
    },
    {
      part: 'classify',
      ask: 'Uranium, a metal that gives energy, is dug from rock and never replaced. Classify it.',
      answer: 'nonrenewable',
    },
    {
      part: 'justify',
      ask: '{place} is windy and often cloudy. Why does {hero} choose wind over sunlight?',
      answer: 'there is more wind',
      further: true,
    },
    {
      part: 'classify',
      ask: 'Trees regrow in 30 years. A town cuts all of its trees in 5. Is its wood renewable, and why or why not?',
      answer: 'no, cut too fast',
    },
    {
      part: 'justify',
      ask: 'Coal makes smoke and will run out. Why do some towns still choose it?',
      answer: 'it works any day',
    },
    {
      part: 'justify',
      ask: 'A town gets 60 of 100 units from gas, the rest from rivers. Which units may run out, and why?',
      answer: 'the 60 from gas, as it forms too slowly',
      further: true,
    },
    {
      part: 'justify',
      ask: 'The lamps at {place} need 60 units. On a still day wind gives 25. How many units must a second source give?',
      answer: '35',
      sum: '60 - 25',
      further: true,
    },
    {
      part: 'classify',
      ask: '{friend} counts 40 units from coal, 20 from wind and 30 from a river. How many of them are renewable?',
      answer: '50',
      sum: '20 + 30',
      further: true,
    },
    {
      part: 'justify',
      ask: 'An island needs 100 units. Wind gives 70 and sunlight 20. How many units are missing?',
      answer: '10',
      sum: '100 - 70 - 20',
      further: true,
    },
    {
      part: 'classify',
      ask: 'A school gets 15 units from sunlight, 35 from gas and 10 from oil. How many units may run out?',
      answer: '45',
      sum: '35 + 10',
      further: true,
    },
  ],
  sheets: [renewableOrNot, { ...powerForOnePlace, further: true }],
}
