import type { Skill } from '../../types.ts'
import { discussionPlan, tradeOffGrid } from './organizers/4th.ts'
import { threeLevels } from './sets/4th.ts'

export const fourthCommunity: Skill[] = [
  {
    id: 'social-studies.4.levels',
    subject: 'social-studies',
    grade: '4th',
    order: 1,
    short: 'Three levels of government',
    iCan: 'I can classify jobs of government as local or state or national.',
    codes: ['D2.Civ.1.3-5', 'D2.Civ.5.3-5'],
    prerequisites: ['social-studies.3.local-government'],
    keywords: [
      { word: 'governor', definition: 'the elected leader of a state' },
      { word: 'national', definition: 'for a whole country' },
      { word: 'elect', definition: 'to choose a leader by voting' },
    ],
    model:
      'Hold your hands close, then wider, then wide apart. Say: Close is local: my town. Wider is the state. Wide apart is the whole nation. Who picks up our trash? That is close to home, so local. Who gives out driver licenses? The state. Who makes coins that work everywhere? The nation. I ask, how far does this job reach?',
    check: {
      question: 'Why does the national government make money instead of each town?',
      lookFor: 'So that the same money works everywhere in the country and trade is easy.',
    },
    misconception: {
      says: 'The president makes all the laws for my town.',
      reply: 'Your town council makes town rules. The president leads the nation and signs or vetoes national laws.',
    },
    easier: 'Show hands close, wider or widest as each job of government is named.',
    harder: 'Argue which level should take care of a river that runs through three states.',
    prompts: [
      { ask: 'Who leads a state: a mayor or a governor?', answer: 'a governor' },
      { ask: 'Which level makes coins and bills?', answer: 'national' },
      { ask: 'Which level runs a town library?', answer: 'local' },
      { ask: 'Which level gives out driver licenses in the United States?', answer: 'state' },
      { ask: 'Name one service that you use each week and classify its level.', answer: 'such as a city park: local' },
      {
        ask: 'A river floods in five states. Explain why more than one level helps.',
        answer: 'it reaches past one town or state, so all share the work and cost',
      },
      {
        ask: '{hero} needs a passport to sail from {place} to another country. Which level gives it?',
        answer: 'national',
      },
      {
        ask: '{friend} finds a broken sidewalk and writes to the president. Suggest someone closer.',
        answer: 'the mayor, the city council or the city street department',
      },
      {
        ask: 'Who may sign treaties with other countries: a town, a state or the nation? Justify it.',
        answer: 'the nation, because it speaks for the whole country',
      },
    ],
    sheets: [threeLevels],
  },
  {
    id: 'social-studies.4.discuss-decide',
    subject: 'social-studies',
    grade: '4th',
    order: 2,
    short: 'Discussing and deciding',
    iCan: 'I can argue for a view with reasons and summarize the other side fairly.',
    codes: ['D2.Civ.9.3-5', 'D2.Civ.10.3-5', 'D2.Civ.11.3-5'],
    prerequisites: ['social-studies.2.community-vote', 'social-studies.3.rights'],
    keywords: [
      { word: 'perspective', definition: 'the way a person sees something because of who and where they are' },
      { word: 'consensus', definition: 'a choice that everyone in a group can live with' },
      { word: 'candidate', definition: 'a person whom others can vote for' },
    ],
    model:
      'Say: Claim: our street needs a bike lane. Reason: twelve children ride here each day. Now I switch chairs and speak as a shop owner: where would my customers park? That is a fair point. Back in my chair I say: I hear that you need parking. What if the lane is on one side only? Reasons, listening, then a plan.',
    check: {
      question: 'What should you do before you answer someone who disagrees with you?',
      lookFor: 'Say back what they said, so they feel heard, and then give a reason of your own.',
    },
    misconception: {
      says: 'If I listen to the other side I lose.',
      reply: 'Listening is not giving in. When you know their reasons, you can find a plan that works.',
    },
    easier: 'Give one reason for and one reason against a later bedtime.',
    harder: 'Lead a talk among three pretend people and design a plan that all accept.',
    prompts: [
      {
        ask: 'Is “I just want it” a strong reason? Explain.',
        answer: 'no, it gives no fact or example that others can weigh',
      },
      { ask: 'Give one reason for longer recess.', answer: 'such as: moving helps children focus' },
      {
        ask: 'Now give one fair reason against longer recess.',
        answer: 'such as: there is less time for art or music',
      },
      {
        ask: 'Five candidates get 35, 20, 15, 10 and 5 votes. How many votes does the winner lead by?',
        answer: '15',
        sum: '35 - 20',
      },
      {
        ask: 'A vote ends 30 to 20. How many people voted?',
        answer: '50',
        sum: '30 + 20',
      },
      {
        ask: '{hero} wants to store {things} at {place}. {friend} wants room to play. Summarize both views.',
        answer: 'one needs storage space, the other needs free space, both care about the same room',
      },
      {
        ask: 'Suggest a compromise for {hero} and {friend}.',
        answer: 'such as shelves along one wall and a clear floor',
      },
      {
        ask: 'How is consensus different from a majority vote?',
        answer: 'all must be able to live with it, not just more than half',
      },
      {
        ask: 'A child and a shop owner see a noisy street differently. Infer why.',
        answer: 'noise may bother the child, but it brings customers to the owner',
      },
    ],
    sheets: [
      discussionPlan,
      {
        kind: 'bar-graph',
        form: 'bar',
        categories: 5,
        scale: 5,
        upTo: 50,
        ask: ['how-many', 'most', 'how-many-more', 'total', 'draw'],
        about: {
          title: 'Votes for school president',
          categories: ['Amara', 'Ben', 'Chen', 'Diego', 'Elif'],
          unit: 'votes',
        },
      },
    ],
  },
  {
    id: 'social-studies.4.budget',
    subject: 'social-studies',
    grade: '4th',
    order: 3,
    short: 'Budgets and trade-offs',
    iCan: 'I can plan a budget and justify what I give up.',
    codes: ['D2.Eco.1.3-5', 'D2.Eco.2.3-5'],
    prerequisites: ['social-studies.2.save-choose', 'social-studies.3.trade'],
    keywords: [
      { word: 'budget', definition: 'a plan for how to use money' },
      { word: 'opportunity cost', definition: 'the best thing you give up when you choose' },
      { word: 'income', definition: 'money that comes in' },
    ],
    model:
      'Lay out 20 coins as 20 dollars. Say: Needs first. Move 8 for food and 5 for bus rides. That is 13. I save 4. Now 17 are used and 3 are left for fun. A game costs 5. I can not have it unless I move 2 from savings. If I do, my opportunity cost is 2 dollars of savings.',
    check: {
      question: 'You earn 30 dollars and plan to spend 34. What are two ways to fix the budget?',
      lookFor: 'Spend 4 dollars less, or earn 4 dollars more.',
    },
    misconception: {
      says: 'A budget means that I can not have fun.',
      reply: 'A budget makes room for fun on purpose. You choose it before the money is gone.',
    },
    easier: 'Sort ten coins into three piles: needs, savings and fun.',
    harder: 'Design a budget for a trip for four and justify the largest part.',
    prompts: [
      { ask: 'Income is 20 dollars and spending is 15. How much can be saved?', answer: '5', sum: '20 - 15' },
      { ask: 'Which comes first in a wise budget: needs or wants?', answer: 'needs' },
      {
        ask: 'Food is 12 dollars, games are 8 and music is 5. What is the total?',
        answer: '25',
        sum: '12 + 8 + 5',
      },
      {
        ask: 'You choose the zoo over the pool. What is the opportunity cost?',
        answer: 'the trip to the pool',
      },
      {
        ask: 'You save 6 dollars a week. How much do you have after 5 weeks?',
        answer: '30',
        sum: '6 * 5',
      },
      {
        ask: '{hero} has 40 coins for {place} and spends 25 on {things}. How many coins are left?',
        answer: '15',
        sum: '40 - 25',
      },
      {
        ask: '{friend} may work one hour for 9 coins or rest. {friend} rests. Name the opportunity cost.',
        answer: '9 coins',
      },
      {
        ask: 'A class has 50 dollars. Snacks cost 30 and a band costs 35. Describe the trade-off.',
        answer: 'they cannot have both, they must choose one or spend less on each',
      },
      {
        ask: 'A sign says: buy two, get one free. You need one. Evaluate the deal.',
        answer: 'it costs more than one, so it only helps if you would use all three',
      },
    ],
    sheets: [
      {
        kind: 'bar-graph',
        form: 'bar',
        categories: 4,
        scale: 5,
        upTo: 50,
        ask: ['how-many', 'most', 'fewest', 'how-many-more', 'total'],
        about: {
          title: 'Budget for a class party',
          categories: ['Food', 'Games', 'Music', 'Prizes'],
          unit: 'dollars',
        },
      },
      tradeOffGrid,
    ],
  },
]
