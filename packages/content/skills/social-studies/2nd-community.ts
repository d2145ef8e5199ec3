import type { Skill } from '../../types.ts'
import { communityIdea, rulePlan } from './organizers/2nd.ts'
import { producerOrConsumer, saveOrSpend } from './sets/2nd.ts'

export const secondCommunity: Skill[] = [
  {
    id: 'social-studies.2.rules-laws',
    subject: 'social-studies',
    grade: '2nd',
    order: 1,
    short: 'Rules and laws',
    iCan: 'I can explain why communities make rules and laws.',
    codes: ['D2.Civ.1.K-2', 'D2.Civ.3.K-2'],
    prerequisites: ['social-studies.k.rules', 'social-studies.1.good-citizen'],
    keywords: [
      { word: 'law', definition: 'a rule that everyone in a town or country must follow' },
      { word: 'government', definition: 'the people chosen to run a place and serve it' },
    ],
    model:
      'Push two toy cars toward the same spot. Say: Both want to go first. With no law they would crash. A red light is a law that says stop. Now this car waits and that one goes. Our family makes rules for our home. A government makes laws for the whole town.',
    check: {
      question: 'What is the difference between a rule at home and a law?',
      lookFor: 'A family makes a home rule. A government makes a law, and it is for everyone in the place.',
    },
    misconception: {
      says: 'Leaders do not have to follow laws.',
      reply: 'Laws are for everyone. A mayor must stop at a red light just like any driver.',
    },
    easier: 'Name who makes each one: a family, a teacher or a government.',
    harder: 'Suggest a new law for a pretend town and explain who it protects.',
    prompts: [
      { ask: 'Who makes the rules in your home?', answer: 'the grown-ups of the family, often with your help' },
      { ask: 'A light turns red. What does the law tell drivers?', answer: 'stop' },
      { ask: 'Is “make your bed” a law or a family rule?', answer: 'a family rule' },
      { ask: 'Who leads a city: a mayor or a coach?', answer: 'a mayor' },
      { ask: 'Why is it a law to pay for what you take?', answer: 'so that it is fair to the person who sells it' },
      {
        ask: '{hero} may follow a law only on Mondays. Does that work? Explain.',
        answer: 'no, a law keeps people safe only if it holds each day',
      },
      {
        ask: 'Suggest one rule that {place} needs.',
        answer: 'any clear rule with a reason, such as walk on the right',
      },
      {
        ask: '{friend} thinks a rule is unfair. What is a good way to change it?',
        answer: 'talk to the person in charge and give reasons',
      },
      { ask: 'What could happen in a town with no laws?', answer: 'people could get hurt or lose their things' },
    ],
    sheets: [rulePlan],
  },
  {
    id: 'social-studies.2.community-vote',
    subject: 'social-studies',
    grade: '2nd',
    order: 2,
    short: 'Deciding together',
    iCan: 'I can use votes and reasons to help a group choose.',
    codes: ['D2.Civ.11.K-2', 'D2.Civ.14.K-2'],
    prerequisites: ['social-studies.1.class-vote'],
    keywords: [
      { word: 'majority', definition: 'more than half of the people' },
      { word: 'compromise', definition: 'a plan where each side gives up a little' },
    ],
    model:
      'Say: Ten people vote. Six want a slide, four want a swing. Half of ten is five. Six is more than half, so the slide has a majority. But wait. Could we build a small slide and one swing? Then both sides get some of what they want. That is a compromise.',
    check: {
      question: 'Twelve people vote. How many votes make a majority?',
      lookFor: '7 or more, because half of 12 is 6 and a majority is more than half.',
    },
    misconception: {
      says: 'The side that loses does not matter.',
      reply: 'They still live here. A good group hears their reasons and looks for a plan that works for all.',
    },
    easier: 'Vote between two choices with your family and tell which won.',
    harder: 'Plan a compromise between three ideas and give a reason for each part.',
    prompts: [
      { ask: 'Park: 8 votes. Pool: 5 votes. Which wins?', answer: 'the park' },
      { ask: 'Park has 8 votes and pool has 5. How many more for the park?', answer: '3', sum: '8 - 5' },
      { ask: 'Ten people vote. Is 5 a majority?', answer: 'no, it is only half' },
      { ask: 'Name one reason to share before a vote.', answer: 'people can think about it and choose well' },
      {
        ask: '{hero} wants to sing. {friend} wants to dance. Suggest a compromise.',
        answer: 'sing first and dance next, or do both at once',
      },
      {
        ask: 'The team at {place} votes on {things}: 6 yes, 4 no. Is that a majority for yes?',
        answer: 'yes, half of 10 is 5',
      },
      { ask: 'Votes are 9, 6 and 4. How many people voted?', answer: '19', sum: '9 + 6 + 4' },
      { ask: 'Why does each person get just one vote?', answer: 'so that each person counts the same' },
      {
        ask: 'Your idea lost. What can you still do?',
        answer: 'help with the plan, and share your idea again another day',
      },
    ],
    sheets: [
      {
        kind: 'bar-graph',
        form: 'bar',
        categories: 4,
        scale: 1,
        upTo: 10,
        ask: ['how-many', 'most', 'how-many-more', 'total', 'draw'],
        about: { title: 'Votes for the new park', categories: ['Slide', 'Swing', 'Sandbox', 'Garden'], unit: 'votes' },
      },
      communityIdea,
    ],
  },
  {
    id: 'social-studies.2.producers',
    subject: 'social-studies',
    grade: '2nd',
    order: 3,
    short: 'Producers and consumers',
    iCan: 'I can identify producers and consumers and describe what each one does.',
    codes: ['D2.Eco.3.K-2', 'D2.Eco.6.K-2'],
    prerequisites: ['social-studies.1.goods-services'],
    keywords: [
      { word: 'producer', definition: 'someone who makes goods or gives a service' },
      { word: 'consumer', definition: 'someone who buys or uses goods and services' },
    ],
    model:
      'Pretend to weave a basket. Say: I make baskets to sell. I am a producer. Now I take the coins I earned and buy bread. At the bread shop I am a consumer. The same person can be both! I ask: Is this person making it or buying it?',
    check: {
      question: 'A baker buys flour. Is the baker a producer or a consumer right then?',
      lookFor: 'A consumer of flour. Later, with bread to sell, the baker is a producer.',
    },
    misconception: {
      says: 'A person is always one or the other.',
      reply: 'A teacher gives lessons, so a producer. Then the teacher buys lunch, so a consumer.',
    },
    easier: 'Act out making something to sell and then buying something.',
    harder: 'Describe how one loaf of bread passes through three producers.',
    prompts: [
      { ask: 'A farmer grows corn to sell. Producer or consumer?', answer: 'producer' },
      { ask: 'You buy a kite. Producer or consumer?', answer: 'consumer' },
      { ask: 'Name a producer who gives a service.', answer: 'any true one, such as a barber, nurse or bus driver' },
      { ask: 'What does a producer get when goods are sold?', answer: 'money (income)' },
      { ask: '{hero} makes {things} to sell. What is {hero}?', answer: 'a producer' },
      { ask: '{friend} buys 3 {things} at {place}. What is {friend}?', answer: 'a consumer' },
      {
        ask: 'A tailor sews coats and buys thread. Explain how the tailor is both.',
        answer: 'a producer of coats and a consumer of thread',
      },
      {
        ask: 'No one buys a good any more. What may its producer do?',
        answer: 'make less of it or make something else',
      },
      {
        ask: 'Put in order: bread is sold, wheat grows, flour is ground.',
        answer: 'wheat grows, flour is ground, bread is sold',
      },
    ],
    sheets: [producerOrConsumer],
  },
  {
    id: 'social-studies.2.save-choose',
    subject: 'social-studies',
    grade: '2nd',
    order: 4,
    short: 'Choosing and saving',
    iCan: 'I can choose how to use money and give a reason to save.',
    codes: ['D2.Eco.1.K-2', 'D2.Eco.2.K-2', 'D2.Eco.10.K-2'],
    prerequisites: ['social-studies.k.needs-wants'],
    keywords: [
      { word: 'scarce', definition: 'when there is not enough for all we want' },
      { word: 'save', definition: 'to keep money for later' },
    ],
    model:
      'Lay out five coins. Say: A ride costs five. A kite costs five. I have five, so I can not get both. I must choose. If I pick the kite, I give up the ride. Or I save. Two coins each week for five weeks makes ten. Then I can have both, but I wait.',
    check: {
      question: 'You have 6 dollars. A ball is 6 and a book is 6. What do you give up if you buy the ball?',
      lookFor: 'The book. Each choice means that something else is given up.',
    },
    misconception: {
      says: 'If I have money I should spend it all.',
      reply: 'Spend some if you like. But saved money is ready for a big wish or a bad day.',
    },
    easier: 'Choose between two toys and say which one you gave up.',
    harder: 'Plan how to save for something that costs 20 dollars and list the steps.',
    prompts: [
      { ask: 'You save 2 dollars and then 3 more. How many dollars?', answer: '5', sum: '2 + 3' },
      { ask: 'There is one seat and three riders. Is the seat scarce?', answer: 'yes' },
      { ask: 'Name a safe place to keep money.', answer: 'a bank or a piggy bank' },
      { ask: 'You pick soup, not salad. What did you give up?', answer: 'the salad' },
      { ask: 'Give one reason to save money.', answer: 'for a big wish, a gift or something that goes wrong' },
      { ask: 'A kite costs 9 dollars. You have 4. How many more?', answer: '5', sum: '9 - 4' },
      {
        ask: '{hero} has room for 5 {things} and finds 9. How many stay behind?',
        answer: '4',
        sum: '9 - 5',
      },
      { ask: '{friend} saves 3 coins a week at {place}. How many in 3 weeks?', answer: '9', sum: '3 + 3 + 3' },
      {
        ask: 'You can buy one toy now or save for a bike. Give one good point of each.',
        answer: 'the toy is fun today, the bike is worth more to you later',
      },
    ],
    sheets: [
      saveOrSpend,
      {
        kind: 'bar-graph',
        form: 'bar',
        categories: 4,
        scale: 1,
        upTo: 10,
        ask: ['how-many', 'most', 'fewest', 'how-many-more'],
        about: {
          title: 'Coins saved each week',
          categories: ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
          unit: 'coins',
        },
      },
    ],
  },
]
