import type { Skill } from '../../types.ts'
import { leaderLetter, tradeChain } from './organizers/3rd.ts'
import { publicOrPrivate, rightOrResponsibility, threeResources } from './sets/3rd.ts'
import { electionDays } from './sets/timelines.ts'

export const thirdCommunity: Skill[] = [
  {
    id: 'social-studies.3.local-government',
    subject: 'social-studies',
    grade: '3rd',
    order: 1,
    short: 'Local government',
    iCan: 'I can explain what a local government does and how people pay for it.',
    codes: ['D2.Civ.1.3-5', 'D2.Civ.5.3-5'],
    prerequisites: ['social-studies.2.rules-laws'],
    keywords: [
      { word: 'mayor', definition: 'the leader of a city or town' },
      { word: 'council', definition: 'a group of people chosen to make decisions for a town' },
      { word: 'tax', definition: 'money that people pay so that the government can give services' },
    ],
    model:
      'Set ten coins on the table. Say: Ten families each pay one coin in tax. The council decides how to use it. Four coins for the fire station, three for the library, two for the park, one for the streets. Four and three and two and one make ten. One family could never pay for a fire station. Together we can.',
    check: {
      question: 'Who pays for a public library, and how?',
      lookFor: 'The people of the town pay for it through taxes.',
    },
    misconception: {
      says: 'A public library is free so it costs nothing.',
      reply: 'You pay nothing at the desk. But books, lights and workers cost money. Taxes pay for those.',
    },
    easier: 'Name three places in your town that belong to everyone.',
    harder: 'Plan how to use 20 tax coins for a pretend town and explain each choice.',
    prompts: [
      { ask: 'Who leads a city?', answer: 'a mayor (in some cities a city manager runs the daily work)' },
      { ask: 'Is a public park a service of the government or a business?', answer: 'a service of the government' },
      { ask: 'What do we call the money that pays for public services?', answer: 'taxes' },
      {
        ask: 'List two services of a local government.',
        answer: 'two of: fire station, library, parks, police, streets',
      },
      {
        ask: 'A town has 20 tax coins. It uses 8 for firefighters and 7 for streets. How many remain?',
        answer: '5',
        sum: '20 - 8 - 7',
      },
      {
        ask: 'The council of {place} must choose: a well or a stage for {things}. Which meets a need? Explain.',
        answer: 'the well, because people must have water',
      },
      {
        ask: '{hero} wants a new path. Whom should {hero} ask, and what should {hero} bring?',
        answer: 'the mayor or council, with good reasons and names of people who agree',
      },
      {
        ask: 'Explain why one family does not buy its own fire truck.',
        answer: 'it costs too much, together all can share one',
      },
      {
        ask: 'Suggest one way that citizens can tell leaders what they need.',
        answer: 'write a letter, speak at a meeting or vote',
      },
    ],
    sheets: [publicOrPrivate, leaderLetter],
  },
  {
    id: 'social-studies.3.rights',
    subject: 'social-studies',
    grade: '3rd',
    order: 2,
    short: 'Rights and responsibilities',
    iCan: 'I can describe a right and the responsibility that goes with it.',
    codes: ['D2.Civ.2.3-5', 'D2.Civ.8.3-5'],
    prerequisites: ['social-studies.1.good-citizen', 'social-studies.2.community-vote'],
    keywords: [
      { word: 'right', definition: 'a freedom that the law protects' },
      { word: 'responsibility', definition: 'a duty; something you should do for others' },
      { word: 'jury', definition: 'citizens who listen in court and decide what is true' },
    ],
    model:
      'Hold out both hands. Say: In this hand I hold a right. I may speak my mind. In the other hand I hold a responsibility. I let others speak too. Now bring the hands together. They go as a pair. If I have the right to use the park, what is my responsibility? To keep it clean.',
    check: {
      question: 'You have the right to share your opinion. What responsibility goes with it?',
      lookFor: 'To let others share theirs, to listen, and to tell the truth.',
    },
    misconception: {
      says: 'A right means that I may do anything.',
      reply: 'Your right stops where it harms another person. You may speak, but not shout others down.',
    },
    easier: 'Hold up one hand for a right and two hands for a responsibility as you hear each one.',
    harder: 'Write three rights for a pretend land and match each with a responsibility.',
    prompts: [
      { ask: 'Is paying taxes a right or a responsibility?', answer: 'a responsibility' },
      { ask: 'Is free speech a right or a responsibility?', answer: 'a right' },
      { ask: 'A person is asked to serve on a jury. Which is that?', answer: 'a responsibility' },
      { ask: 'You borrow a library book. List one responsibility.', answer: 'keep it safe or bring it back on time' },
      {
        ask: 'At what age can citizens vote for president in the United States?',
        answer: '18',
      },
      {
        ask: '{hero} and {friend} both want to speak at {place}. Describe a fair way.',
        answer: 'take turns, with the same time for each, while the other listens',
      },
      {
        ask: '{hero} may use all the {things}. What is the matching responsibility?',
        answer: 'treat them with care and put them back',
      },
      { ask: 'Why is a fair trial an important right?', answer: 'so that no one is punished without proof' },
      {
        ask: 'Someone disagrees with you. Explain how to use your right and your responsibility.',
        answer: 'share your view with reasons and listen to theirs with respect',
      },
    ],
    sheets: [rightOrResponsibility, electionDays],
  },
  {
    id: 'social-studies.3.resources',
    subject: 'social-studies',
    grade: '3rd',
    order: 3,
    short: 'Three kinds of resources',
    iCan: 'I can group the resources needed to make a product.',
    codes: ['D2.Eco.3.3-5'],
    prerequisites: ['social-studies.2.producers', 'social-studies.2.nature-people'],
    keywords: [
      { word: 'natural resource', definition: 'something from nature that people use, such as soil' },
      { word: 'human resource', definition: 'the work and skill of people' },
      { word: 'capital resource', definition: 'a tool, machine or building used to make goods' },
    ],
    model:
      'Hold up a wooden spoon or a pencil. Say: What did it take to make this? Wood from a tree: that comes from nature. A worker who carved it: that is a human resource. A saw and a workshop: those are capital resources. I ask three questions. What came from nature? Who worked? What did they work with?',
    check: {
      question: 'Name one resource of each kind that is needed to make bread.',
      lookFor: 'Natural: wheat or water. Human: a baker or farmer. Capital: a mixer, a mill or a shop.',
    },
    misconception: {
      says: 'Money is a capital resource.',
      reply: 'Money buys resources, but you do not knead dough with it. The mixer and the mill do the work.',
    },
    easier: 'Find one thing at home and tell which natural resource it came from.',
    harder: 'Choose a product and list two resources of each kind with a reason.',
    prompts: [
      { ask: 'Is a tractor natural, human or capital?', answer: 'capital' },
      { ask: 'Is soil natural, human or capital?', answer: 'natural' },
      { ask: 'Is a carpenter natural, human or capital?', answer: 'human' },
      { ask: 'Which natural resource is a wooden chair made from?', answer: 'trees' },
      { ask: 'List one capital resource that a tailor uses.', answer: 'a sewing machine, an iron or a work table' },
      {
        ask: '{hero} wants to build a boat at {place}. List one resource of each kind.',
        answer: 'such as trees, a boat builder and a saw',
      },
      {
        ask: '{friend} makes {things} faster after practice. Which kind of resource got better?',
        answer: 'the human resource: skill',
      },
      { ask: 'A drought dries the river. Which kind of resource is scarce now?', answer: 'a natural resource: water' },
      {
        ask: 'A print shop with one press buys a second press. Predict what changes.',
        answer: 'it can make more goods in the same time',
      },
    ],
    sheets: [threeResources],
  },
  {
    id: 'social-studies.3.trade',
    subject: 'social-studies',
    grade: '3rd',
    order: 4,
    short: 'Why people trade',
    iCan: 'I can explain why people trade and how both sides gain.',
    codes: ['D2.Eco.4.3-5', 'D2.Eco.5.3-5'],
    prerequisites: ['social-studies.2.producers', 'social-studies.2.save-choose'],
    keywords: [
      { word: 'barter', definition: 'to swap goods or services without money' },
      { word: 'specialize', definition: 'to do one kind of work and get very good at it' },
    ],
    model:
      'Say: I have two hats and no bread. You have two loaves and no hat. Put two spoons for hats by you and two coins for loaves by me, then swap one. Now each of us has a hat and a loaf. Nobody made anything new, but both of us are better off. That is why people trade.',
    check: {
      question: 'Why might a fisher trade fish for corn?',
      lookFor: 'The fisher has more fish than needed and wants corn. The farmer wants fish. Both gain.',
    },
    misconception: {
      says: 'In a trade one side always loses.',
      reply: 'No one has to say yes. People trade when each wants the new thing more than the old one.',
    },
    easier: 'Swap one toy with your grown-up and tell why each of you said yes.',
    harder: 'Explain two problems with barter that money can solve.',
    prompts: [
      { ask: 'You swap a pear for a plum. No money is used. What is it called?', answer: 'barter' },
      { ask: 'A potter makes only pots and gets very good. What has the potter done?', answer: 'specialized' },
      {
        ask: 'One basket of fish trades for 2 baskets of corn. How much corn for 4 baskets of fish?',
        answer: '8',
        sum: '4 * 2',
      },
      {
        ask: 'Why can money be easier than barter?',
        answer: 'everyone takes it, it is easy to carry and it can be split',
      },
      {
        ask: '{hero} has 10 {things} and trades away 6. How many are left?',
        answer: '4',
        sum: '10 - 6',
      },
      {
        ask: '{friend} wants rope. {hero} wants a lamp. Who needs to have what for a barter?',
        answer: '{hero} must have rope and {friend} must have a lamp',
      },
      {
        ask: 'Warm lands grow bananas. Cool lands grow many apples. Why would they trade?',
        answer: 'each gets a fruit that does not grow well at home',
      },
      {
        ask: 'The baker at {place} wants eggs, but no one with eggs wants bread. Suggest a fix.',
        answer: 'use money, or find a third person to trade with',
      },
      {
        ask: 'Explain how trade helps a worker to specialize.',
        answer: 'the worker makes one thing well and trades for the rest',
      },
    ],
    sheets: [
      {
        kind: 'bar-graph',
        form: 'bar',
        categories: 4,
        scale: 5,
        upTo: 50,
        ask: ['how-many', 'most', 'fewest', 'how-many-more', 'draw'],
        about: {
          title: 'Baskets traded at the market',
          categories: ['Apples', 'Corn', 'Beans', 'Peppers'],
          unit: 'baskets',
        },
      },
      tradeChain,
    ],
  },
]
