import type { Skill } from '../../../types.ts'
import { shadeOnMyPage } from '../pages/kindergarten.ts'
import { moveTheShade } from '../pages/kindergarten-further.ts'
import { sunOrShade } from '../sets/kindergarten.ts'

export const sunAndShade: Skill = {
  id: 'science.k.sun-and-shade',
  subject: 'science',
  grade: 'kindergarten',
  strand: 'earth',
  order: 7,
  short: 'Sun and Shade',
  iCan: 'I can tell which spot the sun will warm and make a bit of shade.',
  codes: ['K-PS3-1', 'K-PS3-2'],
  prerequisites: ['science.k.five-senses'],
  keywords: [{ word: 'shade', definition: 'a spot that the sun cannot shine on' }],
  model:
    'Hold one hand flat in the light of a window or lamp. Hold the other over it like a roof. Say: My top hand blocks the light. The hand below is in the shade, so it stays cooler. Spread the fingers: light slips through. The sun warms each spot it reaches. Ice melts there first.',
  check: {
    question: 'Sit in the light and make shade for one knee. Which knee would the sun warm?',
    lookFor: 'A hand blocks the light from one knee. The sun would warm the other.',
  },
  laterChecks: [
    {
      question: 'You want shade for a toy. What could you do?',
      lookFor: 'Put something over it that blocks the sun, such as a cloth.',
    },
    {
      question: 'You sit in the shade of a tree. Later the sun shines on you. What happened?',
      lookFor: 'The sun moved in the sky, so the shade moved, too.',
      further: true,
    },
  ],
  misconception: {
    says: 'Shade is cool because the wind blows there.',
    reply: 'Put a hand between the sun and your knee. There is no wind, but the knee feels cooler.',
  },
  easier: 'Put one foot in the light of a lamp or window. Hold a hand in between. Point to the shade. (on the foot)',
  harder:
    'A toy has a roof over it. Low sun still shines on it. Why? What helps? (light comes from the side, so add a wall)',
  again: {
    easier:
      'Hold one hand in the light of a window and one behind your back. Which hand is in the shade? (the one behind you)',
    harder:
      'A bench by a tree is in the shade at breakfast. It is sunny at lunch. Why? (the sun is in a new spot in the sky)',
    model:
      'Sit beside a lamp or a window. Say: The light comes from this side. Hold a hand on the far side of your knee: No shade. Move it between the light and the knee: Now there is shade. The sun moves all day. So I move my shade to the side of the sun.',
    misconception: {
      says: 'My hand makes shade on my knee from any side.',
      reply: 'Hold your hand on each side of your knee in turn. When does the knee get dark?',
    },
  },
  prompts: [
    { part: 'warm', ask: 'What warms the ground in the day?', answer: 'the sun' },
    {
      part: 'shade',
      ask: 'Play {friend}: make a roof for your knee with both hands. What does the knee get?',
      answer: 'shade',
    },
    {
      part: 'warm',
      ask: 'It is noon in a yard. Which gets warm: bare sand or sand under a roof?',
      answer: 'the bare sand',
    },
    { part: 'shade', ask: '{hero} wants shade at {place}. Umbrella, fork or clear window?', answer: 'an umbrella' },
    {
      part: 'warm',
      ask: '{friend} sets ice in the sun and in the shade. Where does it melt first?',
      answer: 'in the sun',
    },
    { part: 'shade', ask: 'You sit under a big tree. What blocks the sun?', answer: 'the tree' },
    { part: 'warm', ask: '{hero} has a bench half in the sun. Which half stays cool?', answer: 'the shady half' },
    {
      part: 'shade',
      ask: '{friend} needs shade in a yard. Name one thing that makes it.',
      answer: 'such as a tree, a tent or a roof',
    },
    { part: 'warm', ask: 'A cloud hides the sun. What happens to the warm sand?', answer: 'it cools down' },
    {
      part: 'shade',
      ask: 'Sit in the light. Make shade for one foot. What blocks the light?',
      answer: 'such as my hand',
    },
    { part: 'warm', ask: 'Sun shines on the front of a barn. Which is cooler: front or back?', answer: 'the back' },
    {
      part: 'warm',
      ask: 'One cart stands in a garage, one in the sun. Which gets hot?',
      answer: 'the cart in the sun',
    },
    {
      part: 'shade',
      ask: '{hero} has a net, a clear sheet, a thick cloth. Which makes the best shade?',
      answer: 'the thick cloth',
    },
    {
      part: 'warm',
      ask: 'One puddle is in the sun, one in the shade. Which dries first?',
      answer: 'the sunny puddle',
    },
    {
      part: 'shade',
      ask: 'Sun shines on {hero} from the left. On which side do you put a wall for shade?',
      answer: 'on the left',
      further: true,
    },
    {
      part: 'shade',
      ask: "The sun moved and shines on {friend}'s toy. The toy must stay. What do you do?",
      answer: 'move the shade',
      further: true,
    },
    {
      part: 'warm',
      ask: 'Sun shines on a big box from the right. Which side stays cool?',
      answer: 'the left side',
      further: true,
    },
    {
      part: 'shade',
      ask: 'Turn one side to the light. Make shade for that knee. Where is your hand?',
      answer: 'between light and knee',
      further: true,
    },
    {
      part: 'shade',
      ask: 'Make shade for a knee. Turn around. How do you get shade there again?',
      answer: 'move the hand',
      further: true,
    },
    {
      part: 'warm',
      ask: 'A tree shades sand. The sun moves and hits the sand. What happens?',
      answer: 'it gets warm',
      further: true,
    },
  ],
  sheets: [shadeOnMyPage, sunOrShade, { ...moveTheShade, further: true }],
}
