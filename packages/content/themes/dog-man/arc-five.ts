import type { Beat } from '../../types.ts'

/** Somebody does good deeds by night, rather badly, and wants no thanks. */
export const arcFive: Beat[] = [
  {
    title: 'The Case of the Knitted Bench',
    description: 'A bench in the square has been given a sweater. Nobody knows by whom.',
    opener:
      "Welcome to the Waggerby Good-Deeds Bureau, {child}! Hang up your coat. Mind the goose. We have a new case, and it is woolly. Overnight, someone knitted a sweater for a bench. It has four sleeves and a collar. It fits! Good deeds are our job, and this one was not ours. Desmond sniffs the collar and says one word: cinnamon. Let's follow our noses into today's work.",
    close:
      'Show your family the best clue you worked out today. Lupe types it up and honks. So our helper knits, and smells of cinnamon. Who could it be? Desmond sleeps with one nostril open tonight, just in case.',
  },
  {
    title: 'The Case of the Shiny Tuba',
    description: 'The helper strikes again. This time it is loud, bright and slippery.',
    opener:
      "Yesterday it was a bench in a sweater. Today the band's tuba shines so brightly that the pigeons wear hats. Someone polished it overnight, inside and out. With butter! At each note it slides off to the muffin shop. The helper means well. That is plain. In the butter, Bram the mole found a print. It has five long fingers, like a tiny hand. Who could that be? Dig into today's clues.",
    close:
      'Tell your family one thing you dug up today. Act it out without words first and let them guess. The clue wall has two cards now: cinnamon and small hands. Goro is off to fetch the third. He should be back by morning.',
  },
  {
    title: 'The Case of the Sorted Soup',
    description: 'Every letter in the alphabet soup has been put in order. Someone was busy.',
    opener:
      'Last night the helper got into the soup kitchen. Yes, the alphabet soup! Now all the letters float in order from A to Z. It must have taken hours. It is also cold. Goro is back from his errand, early as ever, with a clue. It is a gray hair, with a black stripe. Desmond says never to guess. Rule things out instead. That is what we do today, {child}, one by one.',
    close:
      'Show your family something you ruled out or put right today. The clue wall says: cinnamon, small hands, a stripe. The goose has no stripe. The mole has no cinnamon. A whole town is nearly off the list. Something rustles at the train stop.',
  },
  {
    title: 'The Case of the Empty Suitcase',
    description: 'The trail ends on a platform, beside a suitcase. Something has been left in it.',
    opener:
      "Since yesterday we know of the stripe. At the train stop we found a small suitcase with a hole. Inside lie knitted socks, a cinnamon stick and a list. It says: How to make friends. One, do something nice. Two, do not get seen. Three, hope. Oh dear. Number two is where it went wrong! Our helper is new in town and shy. We need a good plan, {child}. Think it through in today's work.",
    close:
      'Tell your family your best idea today and why it works. We crossed out number two on the list. Parveen wrote something better: Two, let us say thank you. Now we must find the one who needs to read it.',
  },
  {
    title: 'The Case of the Long Thank-You',
    description: 'A town sets a trap made of kindness. It is warm and has a chair.',
    opener:
      'Last night we set a trap. It was a chair, a bun and a note: For you. All Waggerby hid in the bushes and tried not to sneeze. Out came a small raccoon in a striped scarf. Her name is Wanda. She came by train and was too shy to say hello. So she helped in the dark instead. Now we thank her in the light. Bring your best work of the week, {child}.',
    close:
      'Wanda has a chair at the bureau now. It wears a sweater. Show your family the three best things you did this week. Let them say thank you, and take your time to enjoy it. Case closed, detective! Desmond wags. The bench looks very smart.',
  },
]
