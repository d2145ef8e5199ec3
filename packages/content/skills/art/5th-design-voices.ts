import type { Skill } from '../../types.ts'
import { fifthMirror } from './grids.ts'
import { artCritique, balanceSketches, eraWall, jointWork, signBrief, whyTheyMadeIt } from './organizers/5th.ts'

export const fifthDesignVoices: Skill[] = [
  {
    id: 'art.5.balance',
    subject: 'art',
    grade: '5th',
    order: 5,
    short: 'Three kinds of balance',
    iCan: 'I can design with symmetrical or asymmetrical or radial balance and explain which one fits.',
    codes: [],
    prerequisites: ['art.4.composition', 'art.3.radial-designs'],
    keywords: [
      { word: 'balance', definition: 'how the visual weight of the parts is spread over a work' },
      { word: 'symmetrical', definition: 'with two halves that mirror each other' },
      { word: 'asymmetrical', definition: 'with halves that differ and yet feel even' },
    ],
    model:
      'Lay one large dark shoe on the left of a table. Say: The picture tips over. A second shoe on the right makes it symmetrical: calm and formal. Now I take that one away and try three small socks instead, farther out. It feels even again, but livelier. That is asymmetrical. Big, dark and bright things weigh more in a picture.',
    check: {
      question:
        'A big dark tree stands on the left of your picture. Suggest two ways to balance it without a second tree.',
      lookFor: 'Such as several small things on the right, one small bright thing far out, or a strong empty space.',
    },
    misconception: {
      says: 'Balanced means that both sides are the same.',
      reply:
        'Think of a seesaw. A small child far out can balance a grown-up near the middle. Pictures work like that.',
    },
    easier: 'Move five things on a table until neither side seems heavier.',
    harder: 'Plan one emblem in all three kinds of balance and argue for the best.',
    prompts: [
      { ask: 'Which kind of balance has two halves that mirror each other?', answer: 'symmetrical' },
      { ask: 'Which kind of balance has a wheel with spokes?', answer: 'radial' },
      { ask: 'What looks heavier in a picture: a dark shape or a pale one of the same size?', answer: 'the dark one' },
      {
        ask: 'Find one symmetrical and one asymmetrical design in the room. Justify each.',
        answer: 'any two with a reason, such as a chair from the front and a mug with one handle',
      },
      {
        ask: 'A palace front is mirrored left and right. Which impression does it give?',
        answer: 'such as order, calm and power',
      },
      {
        ask: 'One large shape sits near the middle. Where would a small bright shape go to balance it?',
        answer: 'far out on the other side',
      },
      {
        ask: 'Design a seal for {place}. Choose a kind of balance and explain it.',
        answer: 'any kind that fits, such as radial because all paths lead to its center',
      },
      {
        ask: '{hero} stands large on the left. Use {things} to balance the right side. Describe your plan.',
        answer: 'such as several small ones, spread out, the last one bright',
      },
      {
        ask: '{friend} says that asymmetry is a mistake. Argue against it with an example.',
        answer: 'such as a tree in the wind: uneven but steady, and it feels alive',
      },
    ],
    sheets: [fifthMirror, balanceSketches],
  },
  {
    id: 'art.5.signs-and-symbols',
    subject: 'art',
    grade: '5th',
    order: 6,
    short: 'Design that informs',
    iCan: 'I can design a sign for an audience and revise it after a test.',
    codes: [],
    prerequisites: ['art.4.lettering-and-posters'],
    keywords: [
      { word: 'audience', definition: 'the people that a work is made for' },
      { word: 'icon', definition: 'a simple picture that stands for something, understood at a glance' },
      { word: 'revise', definition: 'to change a work to make it better' },
    ],
    model:
      'Draw a detailed cup with steam, a saucer and a spoon. Say: Nice, but from afar it is a blob. I take away the spoon. The saucer. The pattern. What is left? A cup and two wavy lines. Everyone still reads hot drink. I show it to you for three seconds. What did you see? Now I know what to change.',
    check: {
      question: 'You test your sign and the viewer reads it wrong. What is your next step, and why?',
      lookFor: 'Ask what they saw, change the part that misled them, simplify, and test again with someone new.',
    },
    misconception: {
      says: 'If they do not get my sign they did not look well.',
      reply: 'A sign has to work at a glance. Ask what they saw instead. Their answer shows you what to change.',
    },
    easier: 'Draw a thing with ten lines, then with five, and keep it readable.',
    harder: 'Design a set of four icons that clearly belong together, and justify the rules you used.',
    prompts: [
      { ask: 'Name two places where signs have no words.', answer: 'such as airports and road crossings' },
      {
        ask: 'Why do airports use pictures on signs?',
        answer: 'people who speak many languages need to read them fast',
      },
      { ask: 'What is the audience of a design?', answer: 'the people that it is made for' },
      {
        ask: 'Which reads better from afar: a filled silhouette or a drawing full of thin lines?',
        answer: 'a filled silhouette',
      },
      {
        ask: 'A sign of three colors is cut to two. List one gain and one loss.',
        answer: 'such as stronger contrast, but less detail',
      },
      {
        ask: 'Draw an icon for quiet without words. Test it on someone.',
        answer: 'such as a finger on lips, it works if the viewer says quiet within three seconds',
      },
      {
        ask: 'Visitors get lost at {place}. Design an icon for the way to the {things}.',
        answer: 'a simple outline of one {thing} with an arrow',
      },
      {
        ask: 'Suppose {hero} cannot read the words and {friend} stands far away. How does that change your sign?',
        answer: 'a picture instead of words, large, with strong contrast',
      },
      {
        ask: 'Critique a sign that you know. Suggest one revision and justify it.',
        answer: 'a real sign with one clear change, such as thicker letters for readers in a hurry',
      },
    ],
    sheets: [signBrief],
  },
  {
    id: 'art.5.art-across-time',
    subject: 'art',
    grade: '5th',
    order: 7,
    short: 'Art across time',
    iCan: 'I can compare how artists of different times showed the world and infer why.',
    codes: [],
    prerequisites: ['art.4.art-and-place', 'art.5.rooms-in-perspective'],
    keywords: [
      { word: 'style', definition: 'the way a work looks that tells who made it, where or when' },
      { word: 'patron', definition: 'a person or group that pays for a work of art' },
      { word: 'convention', definition: 'a habit of showing something that many artists share' },
    ],
    model:
      'Stand with your shoulders to the front and your face and feet to the side. Say: Ancient Egyptian artists showed people like this. Why? Each part is seen from its clearest side. Now hold still as if someone paints you from one spot, with light and shadow. Artists in Florence worked toward that around 1450. Both looked well. They wanted different things.',
    check: {
      question: 'Why might a queen in an old picture be drawn larger than the people around?',
      lookFor: 'Size shows importance, not distance. It was a convention that viewers of that time could read.',
    },
    misconception: {
      says: 'Art got better and better until it looked real.',
      reply:
        'Aims change. Some artists wanted to show importance, a feeling or a pattern. Judge a work by what it tries to do.',
    },
    easier: 'Pose like a figure on an ancient wall, then pose as in a snapshot, and compare.',
    harder: 'Sketch one scene in two conventions and argue what each one tells better.',
    prompts: [
      {
        ask: 'In ancient Egyptian wall art, how are face and shoulders usually turned?',
        answer: 'the face from the side, the shoulders from the front',
      },
      { ask: 'What was ancient Greek black-figure art mostly put on?', answer: 'pots and vases' },
      {
        ask: 'Mosaics with gold tiles fill many churches of the Byzantine Empire. Infer what the gold suggested.',
        answer: 'such as heavenly light and great worth',
      },
      {
        ask: 'Chinese landscape scrolls may be several meters long. How would you view one: all at once or bit by bit?',
        answer: 'bit by bit, as if on a journey',
      },
      {
        ask: 'In the 1870s, artists near Paris painted in the open air with quick dabs of color. What did they want to catch?',
        answer: 'changing light and a passing moment (they were called Impressionists)',
      },
      {
        ask: 'Around 1840, photographs began to spread. Predict how that may have changed what painters did.',
        answer: 'such as: portraits no longer had to be painted, so artists could try new ways of seeing',
      },
      {
        ask: 'A patron pays for a picture of {place}. How could the patron change what {hero} makes?',
        answer: 'such as asking for a certain size, subject or flattering view',
      },
      {
        ask: 'Sketch {friend} twice: by the Egyptian convention and from one viewpoint. Compare the two.',
        answer: 'the first shows each part clearly, the second shows one moment with depth',
      },
      {
        ask: 'A thousand years from now, someone finds a picture of {things} by you. Infer what they could learn.',
        answer: 'such as what we used, valued or found funny',
      },
    ],
    sheets: [eraWall, whyTheyMadeIt],
  },
  {
    id: 'art.5.art-critique',
    subject: 'art',
    grade: '5th',
    order: 8,
    short: 'Judging art fairly',
    iCan: 'I can evaluate a work of art with evidence and clear criteria.',
    codes: [],
    prerequisites: ['art.3.describe-and-reason', 'art.4.composition'],
    keywords: [
      { word: 'critique', definition: 'a careful talk about what works in art and what could be stronger' },
      { word: 'criteria', definition: 'the points by which something is judged' },
      { word: 'interpret', definition: 'to tell what you think a work means, with reasons' },
    ],
    model:
      'Hold up any picture and climb four steps with your fingers. Say: One, describe: three empty chairs, long shadows. Two, analyze: all lines lead to a closed door. Three, interpret: someone has left. Four, judge: the mood works, because light and lines agree. I like it or not comes last, and even that needs a because.',
    check: {
      question: 'Choose a picture. Describe it, say how it is built, what it means and how well it works.',
      lookFor: 'Four steps in order, with evidence that you can point to and a judgment that names a criterion.',
    },
    misconception: {
      says: 'Critique means to find what is bad.',
      reply: 'A good critique tells what works first, and why. Then it asks one question that helps the artist.',
    },
    easier: 'Finish two sentences about a picture: I notice, and I wonder.',
    harder: 'Argue for a work you do not like, with three pieces of evidence.',
    prompts: [
      { ask: 'Which comes first: judge or describe?', answer: 'describe' },
      { ask: '“The lines all slant to the left.” Is that describing or interpreting?', answer: 'describing' },
      {
        ask: '“It is about being lonely.” Is that describing or interpreting?',
        answer: 'interpreting, so it needs evidence',
      },
      {
        ask: 'List three criteria for a book cover.',
        answer: 'such as: title easy to read, mood fits the story, one clear focal point',
      },
      {
        ask: 'Turn “It is bad” into a helpful sentence.',
        answer: 'such as: the title gets lost, because its color is close to the background',
      },
      {
        ask: 'Two people read one picture in different ways. Can both be right? Justify.',
        answer: 'yes, if both can point to evidence in the work',
      },
      {
        ask: 'Evaluate your own last drawing for the hall of {place}. Name a strength and a next step.',
        answer: 'both tied to something visible, such as strong overlap, but shadows point two ways',
      },
      {
        ask: '{friend} made a sculpture of {things}. Ask two questions before you judge it.',
        answer: 'such as: What should people feel? From where will it be seen?',
      },
      {
        ask: '{hero} can hang only one of two pictures. Argue for your choice with two criteria.',
        answer: 'a choice with evidence for each criterion',
      },
    ],
    sheets: [artCritique, jointWork],
  },
]
