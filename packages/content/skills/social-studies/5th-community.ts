import type { Skill } from '../../types.ts'
import { constitutionFrame } from './organizers/5th.ts'
import { priceUpOrDown, rawOrFinished, threeBranches } from './sets/5th.ts'
import { newNation } from './sets/timelines.ts'

export const fifthCommunity: Skill[] = [
  {
    id: 'social-studies.5.branches',
    subject: 'social-studies',
    grade: '5th',
    order: 1,
    short: 'Three branches of government',
    iCan: 'I can classify powers by branch and explain how each branch checks the others.',
    codes: ['D2.Civ.1.3-5', 'D2.Civ.4.3-5'],
    prerequisites: ['social-studies.4.levels'],
    keywords: [
      { word: 'legislative', definition: 'having to do with making laws' },
      { word: 'executive', definition: 'having to do with carrying out laws' },
      { word: 'judicial', definition: 'having to do with courts and what laws mean' },
    ],
    model:
      'Set three chairs in a ring. Sit in the first and say: I am Congress. I write a bill. Move to the second: I am the president. I may sign it or veto it. Move to the third: I am the Supreme Court. I decide whether a law fits the Constitution. No chair has all the power. Each one checks the others.',
    check: {
      question: 'The president vetoes a bill. What can Congress still do?',
      lookFor: 'Pass it again with two thirds of the votes in both the Senate and the House.',
    },
    misconception: {
      says: 'The president can make any law.',
      reply:
        'Congress makes the laws. The president signs or vetoes them, and courts check that they fit the Constitution.',
    },
    easier: 'Sit in one of three chairs for each job: make laws, carry out laws or judge laws.',
    harder: 'Design a school government with three branches and justify one check for each.',
    prompts: [
      { ask: 'Which branch makes laws?', answer: 'the legislative branch (Congress)' },
      { ask: 'Who leads the executive branch?', answer: 'the president' },
      { ask: 'Which court is the highest in the United States?', answer: 'the Supreme Court' },
      { ask: 'Congress has two parts. Name them.', answer: 'the Senate and the House of Representatives' },
      {
        ask: 'The Senate has 2 members for each of the 50 states. How many senators is that?',
        answer: '100',
        sum: '2 * 50',
      },
      {
        ask: 'The captain of {place} makes the rules, enforces them and judges every case. Evaluate this plan.',
        answer: 'too much power in one person, no one can check unfair choices',
      },
      {
        ask: '{hero} writes rules, {friend} carries them out. Suggest a third job and explain it.',
        answer: 'someone who settles disputes about what the rules mean',
      },
      {
        ask: 'A law takes away free speech. Which branch can strike it down, and why?',
        answer: 'the judicial branch, because it goes against the Constitution',
      },
      {
        ask: 'Justify why it should take more than one branch to make a law.',
        answer: 'more people must agree, so mistakes and unfair laws are less likely',
      },
    ],
    sheets: [threeBranches, constitutionFrame],
  },
  {
    id: 'social-studies.5.founding',
    subject: 'social-studies',
    grade: '5th',
    order: 2,
    short: 'Founding a nation',
    iCan: 'I can order the founding events and explain how one led to another.',
    codes: ['D2.His.1.3-5', 'D2.His.14.3-5', 'D2.Civ.3.3-5'],
    prerequisites: ['social-studies.3.landmarks', 'social-studies.3.rights'],
    keywords: [
      { word: 'colony', definition: 'a land ruled by another country' },
      { word: 'independence', definition: 'freedom to rule yourself' },
      { word: 'constitution', definition: 'the basic plan and highest law of a government' },
    ],
    model:
      'Lay five coins in a row. Touch them one by one and say: Colonists had to pay taxes that they had no vote on. So they protested. The king would not change. So in 1776 they declared independence. After the peace they needed a strong plan. So in 1787 they wrote the Constitution. The word so links a cause to an effect.',
    check: {
      question: 'Why were many colonists angry about taxes from Britain?',
      lookFor: 'They had no vote in the British Parliament that set the taxes.',
    },
    misconception: {
      says: 'The new laws gave freedom to everybody at once.',
      reply:
        'No. Enslaved people, women and Native peoples were left out. People worked for many years to widen those rights.',
    },
    easier: 'Put three events in order after you hear each year.',
    harder: 'Argue which event mattered most and use two causes and effects.',
    prompts: [
      { ask: 'In which year did the colonies declare independence?', answer: '1776' },
      { ask: 'Who became the first president in 1789?', answer: 'George Washington' },
      {
        ask: 'The Declaration came in 1776 and the Constitution was written in 1787. How many years later?',
        answer: '11',
        sum: '1787 - 1776',
      },
      {
        ask: 'Order: Constitution written, tea dumped in Boston, peace treaty signed.',
        answer: 'tea (1773), treaty (1783), Constitution (1787)',
      },
      {
        ask: 'The first ten changes to the Constitution were added in 1791. What are they called?',
        answer: 'the Bill of Rights',
      },
      {
        ask: 'The crew of {place} pays a tax on {things} but has no vote. Predict how they feel and why.',
        answer: 'angry, because others decide for them',
      },
      {
        ask: '{hero} and {friend} want their camp to rule itself. List two things that their plan must settle.',
        answer: 'such as who makes rules, how leaders are chosen and which rights all have',
      },
      {
        ask: 'Some people were loyal to the king. Infer one reason from their perspective.',
        answer: 'such as family ties, trade with Britain, or wish for order and safety',
      },
      {
        ask: 'The Declaration says that all are created equal. Who was left out in 1776?',
        answer: 'enslaved people, Native peoples and women, among others',
      },
    ],
    sheets: [newNation],
  },
  {
    id: 'social-studies.5.markets',
    subject: 'social-studies',
    grade: '5th',
    order: 3,
    short: 'Supply and demand',
    iCan: 'I can predict how a change in supply or demand moves a price.',
    codes: ['D2.Eco.4.3-5', 'D2.Eco.5.3-5'],
    prerequisites: ['social-studies.4.budget'],
    keywords: [
      { word: 'supply', definition: 'how much sellers offer for sale' },
      { word: 'demand', definition: 'how much buyers want and can pay for' },
      { word: 'profit', definition: 'the money left after all costs are paid' },
    ],
    model:
      'Hold up one apple or a sock as an apple. Say: Five buyers want it, and there is just one. They bid: one coin, two coins, three. The price goes up. Now I have ten apples and one buyer. Who pays three coins? Nobody. The price goes down. Few goods and many buyers push it up. Many goods and few buyers push it down.',
    check: {
      question: 'A frost ruins half of the oranges. What happens to the price, and why?',
      lookFor: 'It likely goes up, because the supply is smaller while people want just as many.',
    },
    misconception: {
      says: 'The seller can choose any price and it will sell.',
      reply: 'A seller may ask any price. But if it is too high, buyers walk away or go to another seller.',
    },
    easier: 'Point up or down for the price as each change in a market is named.',
    harder: 'Design a stand, set a price and justify it with supply, demand and costs.',
    prompts: [
      { ask: 'Many buyers want a toy and few are made. Does the price go up or down?', answer: 'up' },
      { ask: 'A huge apple harvest comes in. Does the price go up or down?', answer: 'down' },
      { ask: 'Which word means what sellers offer: supply or demand?', answer: 'supply' },
      {
        ask: 'You sell drinks for 60 dollars and your costs are 25. What is the profit?',
        answer: '35',
        sum: '60 - 25',
      },
      {
        ask: 'You sell 8 kites for 7 dollars each. How much money comes in?',
        answer: '56',
        sum: '8 * 7',
      },
      {
        ask: '{hero} is the only one who sells {things} at {place}. Two new sellers come. Predict the price.',
        answer: 'it likely falls, because supply grows and sellers compete',
      },
      {
        ask: '{friend} raises a price from 4 coins to 8. Sales fall from 10 to 3. Evaluate the choice.',
        answer: '10 sales at 4 brought 40 coins, 3 sales at 8 bring 24, so it was a poor choice',
      },
      {
        ask: 'A song makes red hats a craze. Explain what changed: supply or demand?',
        answer: 'demand, because more people want them',
      },
      {
        ask: 'The price of lumber doubles. Infer what happens to the price of new chairs.',
        answer: 'it likely rises, because they cost more to make',
      },
    ],
    sheets: [
      priceUpOrDown,
      {
        kind: 'bar-graph',
        form: 'bar',
        categories: 5,
        scale: 10,
        upTo: 100,
        ask: ['how-many', 'most', 'fewest', 'how-many-more', 'draw'],
        halves: true,
        about: {
          title: 'Kites sold at the fair',
          categories: ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5'],
          unit: 'kites',
        },
      },
    ],
  },
  {
    id: 'social-studies.5.trade-links',
    subject: 'social-studies',
    grade: '5th',
    order: 4,
    short: 'Trade that links places',
    iCan: 'I can explain how trade makes regions depend on each other.',
    codes: ['D2.Eco.14.3-5', 'D2.Eco.15.3-5'],
    prerequisites: ['social-studies.3.trade', 'social-studies.4.regions'],
    keywords: [
      { word: 'import', definition: 'a good that is brought in from another country' },
      { word: 'export', definition: 'a good that is sold to another country' },
      { word: 'raw material', definition: 'something from nature that has not been made into goods yet' },
    ],
    model:
      'Look at the label in a shirt. Say: The cotton may have grown in one country, the thread was spun in another and the shirt was sewn in a third. Tap a finger for each stop. If the cotton crop fails, what happens to the shirt? It gets scarce and costs more. We depend on people whom we will never meet.',
    check: {
      question: 'A country buys cacao and sells chocolate bars. Which is the import and which is the export?',
      lookFor: 'Cacao is the import. Chocolate bars are the export.',
    },
    misconception: {
      says: 'A country should make everything itself.',
      reply:
        'It could try. But things that grow poorly there would cost a lot. Trade lets each place do what it does well.',
    },
    easier: 'Read the labels on three things at home and list where they were made.',
    harder: 'Trace one product through four stops and argue which link is the weakest.',
    prompts: [
      { ask: 'A good is brought into a country. Is it an import or an export?', answer: 'an import' },
      { ask: 'Is iron ore a raw material or a finished product?', answer: 'a raw material' },
      { ask: 'Order these: sweater, sheep, spun wool.', answer: 'sheep, spun wool, sweater' },
      {
        ask: 'Name one food that grows only in warm lands and is sold in cold ones.',
        answer: 'such as bananas, cacao, coffee or pineapples',
      },
      {
        ask: 'A ship carries 40 crates of tea and 25 of rice. How many crates is that?',
        answer: '65',
        sum: '40 + 25',
      },
      {
        ask: '{place} exports {things} and imports grain. A storm blocks the harbor. Predict two effects.',
        answer: 'such as less to eat and dearer grain, sellers of exports earn less',
      },
      {
        ask: '{hero} says that buying from far away is always better. Give one point for and one against.',
        answer: 'for: more choice or lower cost, against: long trips, waste or fewer jobs nearby',
      },
      {
        ask: 'Two islands trade fish for fruit. One has a bad year. Explain the effect on the other.',
        answer: 'it gets less in trade and must do without or find a new partner',
      },
      {
        ask: 'Explain what it means that two regions are interdependent.',
        answer: 'each one needs goods or services from the other',
      },
    ],
    sheets: [
      rawOrFinished,
      {
        kind: 'bar-graph',
        form: 'bar',
        categories: 4,
        scale: 10,
        upTo: 100,
        ask: ['how-many', 'most', 'how-many-more', 'total', 'draw'],
        halves: true,
        about: {
          title: 'Crates unloaded at the harbor',
          categories: ['Tea', 'Rice', 'Cotton', 'Spices'],
          unit: 'crates',
        },
      },
    ],
  },
]
