import type { Skill } from '../../types.ts'
import { builtForAHabitat, monarchDays, readTheFossils, twoLifeCycles, whatShapedIt } from './pages/3rd.ts'
import { inheritedOrLearned } from './sets/3rd.ts'

export const thirdLife: Skill[] = [
  {
    id: 'science.3.life-cycles',
    subject: 'science',
    grade: '3rd',
    strand: 'life',
    order: 4,
    short: 'Life Cycles',
    iCan: 'I can order the stages of a life cycle and compare two life cycles.',
    codes: ['3-LS1-1'],
    prerequisites: ['science.1.young-and-parents'],
    keywords: [
      { word: 'life cycle', definition: 'the stages from birth to growth to having young' },
      { word: 'larva', definition: 'the young form of an insect, such as a caterpillar' },
      { word: 'pupa', definition: 'the resting stage when an insect changes its body' },
    ],
    model:
      'Curl up small and say: egg. Crawl: larva, the caterpillar that eats and grows. Wrap your arms tight: pupa, where the body changes. Spread your arms: adult butterfly. The adult lays eggs, so the circle starts again. A chick skips two of these: egg, chick, adult hen. All have a start, growth and new young.',
    check: {
      question: 'Put in order: adult frog, egg, tadpole with legs, tadpole.',
      lookFor: 'Egg, tadpole, tadpole with legs, adult frog.',
    },
    laterChecks: [
      {
        question: 'Put in order: pupa, adult butterfly, egg, caterpillar.',
        lookFor: 'Egg, caterpillar, pupa, adult butterfly. Then eggs again.',
      },
      {
        question: 'Name one stage a butterfly has and a hen does not.',
        lookFor: 'The pupa, or the larva. A chick grows up without them.',
      },
    ],
    misconception: {
      says: 'A caterpillar and a butterfly are two different animals.',
      reply: 'It is the same animal at two stages. The body changes inside the pupa.',
    },
    easier: 'Act out three stages of a hen: egg, chick and adult.',
    harder:
      'Compare a bean plant with a frog: find two stages that match (seed and egg, both adults) and one that does not (tadpole).',
    again: {
      easier:
        'Curl up as a seed, kneel as a seedling, stand tall as a plant. Which stage makes new seed? (the grown plant)',
      harder:
        'A butterfly is an egg for 4 days, a caterpillar for 14 and a pupa for 10. How many days until the adult? (28)',
    },
    prompts: [
      { ask: 'What hatches from a butterfly egg?', answer: 'a caterpillar (the larva)' },
      { ask: 'What comes after the caterpillar stage?', answer: 'the pupa' },
      { ask: 'What is a young frog with a tail called?', answer: 'a tadpole' },
      { ask: 'A hen and a butterfly begin their lives as what?', answer: 'an egg' },
      { ask: 'What hatches from a hen egg?', answer: 'a chick' },
      { ask: 'Which stage lays eggs: larva, pupa or adult?', answer: 'the adult' },
      { ask: 'Which comes first: a plant with blooms or a seedling?', answer: 'a seedling' },
      { ask: 'Put in order: seedling, seed, plant with blooms.', answer: 'seed, seedling, plant with blooms' },
      { ask: 'Name the first stage in the life of a hen.', answer: 'the egg' },
      { ask: '{hero} finds a tadpole with two legs. What grows next?', answer: 'two more legs, then the tail shrinks' },
      { ask: 'Compare: which has a pupa stage, a butterfly or a hen?', answer: 'a butterfly' },
      { ask: 'What do all life cycles have in common?', answer: 'a start, growth, having young and an end of life' },
    ],
    sheets: [twoLifeCycles, monarchDays],
  },
  {
    id: 'science.3.traits',
    subject: 'science',
    grade: '3rd',
    strand: 'life',
    order: 5,
    short: 'Inherited or Learned',
    iCan: 'I can identify traits that are inherited and traits that come from the environment.',
    codes: ['3-LS3-1', '3-LS3-2'],
    prerequisites: ['science.1.young-and-parents'],
    keywords: [
      { word: 'inherited', definition: 'passed on from parents at birth' },
      { word: 'environment', definition: 'everything around a living thing' },
    ],
    model:
      'Say: Feel your earlobes. Their shape came from your birth family. That is inherited. Now think of a scar on a knee. You were not born with it, so it comes from the environment. Riding a bike is learned. My test question is: Did parents pass it on, or did it come later?',
    check: {
      question: 'A dog has curly fur and can shake hands. Which is inherited?',
      lookFor: 'The curly fur. Shaking hands is learned.',
    },
    laterChecks: [
      {
        question: 'A cat has green eyes and opens doors. Which is inherited?',
        lookFor: 'The green eyes. Opening doors is learned by trying.',
      },
      {
        question: 'Two bean plants of one parent differ: one stood in shade. What made the difference?',
        lookFor: 'The environment, because only the light was different.',
      },
    ],
    misconception: {
      says: 'If a parent learns a trick, the baby is born with it.',
      reply: 'Learned things are not passed on at birth. A pup of a trained dog must be trained too.',
    },
    easier: 'Choose for each trait: born with it or picked up later.',
    harder:
      'Explain how parents and environment both shape how tall a plant grows (parents set the limit; light and water decide the rest).',
    again: {
      easier:
        'Touch your hair. Which trait is inherited: its natural color, or how long it is cut? (its natural color)',
      harder:
        'A brown dog learns to ring a bell and has pups. Which trait may the pups inherit, and why? (brown fur, as ringing was learned)',
    },
    prompts: [
      { ask: 'Is eye color inherited or learned?', answer: 'inherited' },
      { ask: 'Is a scar on a chin inherited or from the environment?', answer: 'from the environment' },
      { ask: 'A zebra has stripes. Inherited or learned?', answer: 'inherited' },
      { ask: 'A parrot says hello. Inherited or learned?', answer: 'learned' },
      { ask: 'A dog has long ears and knows three tricks. Which is inherited?', answer: 'the long ears' },
      { ask: 'A duck has webbed feet and a torn feather. Which is from the environment?', answer: 'the torn feather' },
      { ask: 'A plant kept in the dark turned pale. Parents or environment?', answer: 'environment' },
      {
        ask: 'A flamingo turns pink from its food. Inherited or from the environment?',
        answer: 'from the environment',
      },
      { ask: 'A tree grows bent in strong wind. What caused the bend?', answer: 'the environment (the wind)' },
      {
        ask: '{friend} has freckles and speaks two languages. Which one is learned?',
        answer: 'speaking two languages',
      },
      {
        ask: 'Two plants from one parent grow to different heights. Name a possible cause.',
        answer: 'different light, water, soil or room',
      },
      {
        ask: 'Why are pups of one litter alike but not the very same?',
        answer: 'each inherits a different mix of traits from both parents',
      },
    ],
    sheets: [whatShapedIt, inheritedOrLearned],
  },
  {
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
      'Say: I ask three things. What does it have? Where does it live? How does that help? An owl has huge eyes. It hunts in the dark. The eyes let in a lot of light, so it can see mice at night. My full sentence: Huge eyes help an owl find food in the dark.',
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
        question: 'A gecko is active only at night in a hot desert. How does that help?',
        lookFor: 'The night is cool, so it loses less water.',
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
    },
    prompts: [
      { ask: 'How do webbed feet help a duck?', answer: 'they push water, so it swims well' },
      { ask: 'Which is better for a cold place: thick fur or thin fur?', answer: 'thick fur' },
      { ask: 'A moth looks like bark. What is this called?', answer: 'camouflage' },
      { ask: 'Flat teeth or sharp teeth: which help a horse chew grass?', answer: 'flat teeth' },
      { ask: 'Which beak sips from deep blooms: a long or a short one?', answer: 'a long one' },
      { ask: 'Which helps lose heat in a desert: big ears or thick fur?', answer: 'big ears' },
      { ask: 'Which hides best in grass: a green frog or a red one?', answer: 'a green frog' },
      { ask: 'When does thick fur help most: in heat or in cold?', answer: 'in cold' },
      { ask: 'Why do geese fly south for winter?', answer: 'to find food, since the ground up north freezes' },
      { ask: 'How does a porcupine stay safe?', answer: 'its sharp quills keep hunters away' },
      {
        ask: '{hero} meets a long-necked animal at {place}. What food could it reach?',
        answer: 'high food, such as the tops of trees',
      },
      {
        ask: 'A pond dries up. Which copes better: a fish or a heron? Explain.',
        answer: 'a heron, because it can fly to another pond',
      },
      {
        ask: 'Most rabbits in a snowy field are brown and one is white. Which is harder to see?',
        answer: 'the white one',
      },
    ],
    sheets: [builtForAHabitat],
  },
  {
    id: 'science.3.fossils',
    subject: 'science',
    grade: '3rd',
    strand: 'life',
    order: 7,
    short: 'Fossil Clues',
    iCan: 'I can use fossil clues to describe living things and places of long ago.',
    codes: ['3-LS4-1'],
    prerequisites: ['science.3.adaptations'],
    keywords: [
      { word: 'fossil', definition: 'a trace or remains of a living thing from long ago' },
      { word: 'extinct', definition: 'no longer living anywhere on Earth' },
    ],
    model:
      'Press a fingernail gently into your arm and lift it. Say: The mark shows a curve, so I can tell a nail was here though it is gone. A fossil works like that. Shells on a dry hill tell me: This hill was once under water. Mud settles on older mud, so in flat layers the bottom one is the oldest.',
    check: {
      question: 'Fish fossils are found in a desert. What does that tell you?',
      lookFor: 'The land was once covered by water.',
    },
    laterChecks: [
      {
        question: 'A fossil animal has webbed feet and sharp teeth. What do you think and why?',
        lookFor: 'It swam, as webbed feet push water. It likely ate meat, as the teeth are sharp.',
      },
      {
        question: 'Fern fossils lie on top, shells lie below. What came first?',
        lookFor: 'Water with shellfish came first. The lower layer is older.',
      },
    ],
    misconception: {
      says: 'Every fossil is a dinosaur bone.',
      reply: 'A fossil can be a shell, a fern print, a footprint or even droppings turned to stone.',
    },
    easier: 'Look at a shoe print and tell what you can say about who made it.',
    harder: 'Shells lie below and ferns above. Explain which came first (water with shells, later land with ferns).',
    again: {
      easier:
        'Lay three pages in a pile, one after the other. Which lay there first, like the oldest mud? (the bottom page)',
      harder:
        'A fossil has flat teeth, hooves and long legs. Tell what it ate and how it moved. (it ate plants and ran on land)',
    },
    prompts: [
      { ask: 'Name a kind of fossil that is not a bone.', answer: 'a shell, a footprint, a fern print or a tooth' },
      { ask: 'Is a woolly mammoth alive today or extinct?', answer: 'extinct' },
      { ask: 'A fossil has flat teeth. Did it likely eat plants or meat?', answer: 'plants' },
      { ask: 'A fossil has sharp curved teeth. What did it likely eat?', answer: 'meat' },
      { ask: 'Is a shark alive today or extinct?', answer: 'alive today' },
      { ask: 'Which flat layer is usually older: top or bottom?', answer: 'the bottom layer' },
      { ask: 'A fossil shows fins. Where did the animal likely live?', answer: 'in water' },
      { ask: 'Fish fossils lie on a dry hill. What was the hill once?', answer: 'under water' },
      {
        ask: 'Which part turns into a fossil more often: shell or skin?',
        answer: 'shell, because hard parts last longer',
      },
      {
        ask: '{hero} finds fern fossils at {place}. What was the place like long ago?',
        answer: 'damp and green enough for ferns',
      },
      { ask: 'Big footprints stand far apart. Was the animal likely walking or running?', answer: 'running' },
      {
        ask: 'The top rock layer has shells and the deep layer has ferns. Which is older?',
        answer: 'the deep layer with ferns',
      },
    ],
    sheets: [readTheFossils],
  },
]
