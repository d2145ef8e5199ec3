import type { Passage } from '@pencil-quest/contract/sheets'

export const dragonsYouCanMeet: Passage = {
  id: 'dragon-masters.5th.dragons-you-can-meet',
  theme: 'dragon-masters',
  grade: '5th',
  title: 'Dragons You Can Meet',
  paragraphs: [
    ['You will not find a cloud dragon in any zoo, but the name dragon belongs to some other animals as well.'],
    [
      'The Komodo dragon is the heaviest lizard on Earth.',
      'It lives on a few islands in Indonesia and can grow about ten feet long.',
      'To follow a scent, it flicks out a forked tongue and tastes the air.',
      'With a helpful wind, it can find a meal that is more than two miles away.',
      'Young Komodo dragons spend their first years in trees, because hungry adults are too heavy to climb after them.',
    ],
    [
      'The flying dragon of Southeast Asia is so small that it could rest on your hand.',
      'Its long ribs swing out to the sides and stretch a fold of skin, just like the frame of a kite.',
      'This lizard cannot truly fly, but it can glide from one tree to another without losing much height.',
      'When it lands, it closes its wings and looks like ordinary bark.',
    ],
    [
      'The leafy sea dragon is not a reptile at all.',
      'It is a fish from the coast of southern Australia, and it is a close cousin of the seahorse.',
      'Leaf-shaped flaps grow all over its body, so it looks exactly like drifting seaweed.',
      'The father carries as many as 250 eggs under the tail until they hatch.',
    ],
    [
      'Nils read all of this aloud on the night porch.',
      'Our own dragons listened politely, although Hush yawned twice.',
      'At the end, Fig had only one question.',
      '"When are they coming to visit?"',
      'Marisol has already aired the largest quilt, filled a bathtub and hung up a twig.',
    ],
  ],
  keywords: [
    { word: 'scent', definition: 'a smell that can be followed' },
    { word: 'forked', definition: 'split into two points at the end' },
    { word: 'glide', definition: 'move through the air without flapping' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Where does the Komodo dragon live?',
      choices: ['on a few islands in Indonesia', 'in the deep caves of Iceland', 'by the wide rivers of Brazil'],
      evidence: 'It lives on a few islands in Indonesia and can grow about ten feet long.',
    },
    {
      focus: 'detail',
      ask: 'How does the Komodo dragon follow a scent?',
      choices: ['It flicks out a forked tongue.', 'It digs a hole with both claws.', 'It rubs against a fallen log.'],
      evidence: 'To follow a scent, it flicks out a forked tongue and tastes the air.',
    },
    {
      focus: 'cause',
      ask: 'Why do young Komodo dragons spend years in trees?',
      choices: ['Adults are too heavy to climb.', 'Storms are too strong below.', 'Leaves are so good to chew.'],
      evidence:
        'Young Komodo dragons spend their first years in trees, because hungry adults are too heavy to climb after them.',
    },
    {
      focus: 'cause',
      ask: 'What makes the sea dragon look like seaweed?',
      choices: [
        'Leaf-shaped flaps grow on its body.',
        'Tiny green snails cling to its fins.',
        'Old fishing nets tangle in its tail.',
      ],
      evidence: 'Leaf-shaped flaps grow all over its body, so it looks exactly like drifting seaweed.',
    },
    {
      focus: 'sequence',
      ask: 'What does the flying dragon do right after it lands?',
      choices: ['It closes its wings.', 'It shakes its feet.', 'It buries its food.'],
      evidence: 'When it lands, it closes its wings and looks like ordinary bark.',
    },
    {
      focus: 'sequence',
      ask: 'What did the dragons do right after Nils read aloud?',
      choices: ['listened politely', 'danced merrily', 'argued noisily'],
      evidence: 'Our own dragons listened politely, although Hush yawned twice.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does glide mean?',
      choices: [
        'move through the air without flapping',
        'sleep in a dry cave without blankets',
        'sink to the warm mud without a splash',
      ],
      evidence: 'This lizard cannot truly fly, but it can glide from one tree to another without losing much height.',
    },
    {
      focus: 'character',
      ask: 'How did Marisol get ready for guests?',
      choices: [
        'filled a bathtub and hung up a twig',
        'painted a fence and cut some hay',
        'swept a chimney and got a kitten',
      ],
      evidence: 'Marisol has already aired the largest quilt, filled a bathtub and hung up a twig.',
    },
  ],
  open: [
    {
      ask: 'Which guest is the quilt for, which one the bathtub and which one the twig?',
      sample: 'The quilt is for the Komodo dragon, the tub for the sea dragon and the twig for the flying dragon.',
      lookFor: 'Matches size and home of each animal with one thing.',
    },
    {
      ask: 'Which of the three animals is most like a dragon in a story? Give reasons.',
      sample: 'The Komodo dragon, because it is huge and has a forked tongue.',
      lookFor: 'Takes a side and backs it with at least one fact from the page.',
    },
  ],
}
