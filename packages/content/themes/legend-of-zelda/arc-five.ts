import type { Beat } from '../../types.ts'

/** A valley loses its echo, and somebody has good reason to keep it. */
export const arcFive: Beat[] = [
  {
    title: 'Hello? Hello?',
    description: 'The famous echo of Fernhollow is gone. The Compass Company sets out to find it.',
    opener:
      "Welcome to Fernhollow, {child}! People come from far away to shout into our valley. It used to shout back. This morning a man called hello and got nothing at all. He took it badly. Anwen unrolled the map, and Bao packed the keys. Where does an echo go when it is gone? Solve today's puzzles, and the first gate on the road will open.",
    close:
      'Show your family the puzzle that got you started. As the gate swings open, Soraya stands very still. The birds sound oddly close, as if the valley wore a hat. There on the path lies a tuft of green moss.',
  },
  {
    title: 'The Soft Wall',
    description: 'An echo needs something hard to bounce off. Somebody has changed the cliffs.',
    opener:
      "Yesterday you opened the gate, and we found a tuft of moss. Today Soraya claps at every cliff. An echo is only sound that bounces back. Hard stone returns it like a wall returns a ball. Soft things swallow it. And look, {child}, the whole cliff is wearing moss! It is tucked in neatly, like a blanket. Who would put a cliff to bed? Today's work leads us along the green trail.",
    close:
      'Clap in the open, then under a blanket. Tell your family which was softer. Then show your best answer. The trail ends at a low stone door. Bao reads the sign: Shh. That is all it says.',
  },
  {
    title: 'The Temple of Pillows',
    description: 'Behind the quiet door, every wall is soft. The locks only open to whispers.',
    opener:
      'Yesterday the trail led to a door that said shh. Today Bao tried every key, but the lock just sighed. Then Chidi whispered please, and it opened! Inside, moss covers the floor, the walls and the levers. Our steps make no sound at all. Bramble the donkey tried a loud bray and got a tiny peep. It is our middle day, {child}. Work softly, and the inner doors will open one by one.',
    close:
      'Whisper one answer to your family so that they must lean in. It worked in the temple as well. The last door stands open a crack. From the dark behind it comes a deep, slow, enormous sound. Somebody is snoring.',
  },
  {
    title: 'The One Who Wanted Quiet',
    description: 'The moss has an owner. It is large, shy and very tired.',
    opener:
      "Yesterday we heard a snore behind the last door. Today we met the snorer. It is as big as a hay cart and has mossy paws. It is called a hush, and it is shy. A hush naps all day and gardens all night. But all day, people shout into its valley! So it planted moss on every wall. It never meant to take a thing. Let's think hard today, {child}, for both sides have a point.",
    close:
      'Tell your family about two sides of something. What does each side want? The hush listens to our plan with one ear up. Then it shows all its teeth. Anwen is almost sure that this is a smile.',
  },
  {
    title: 'The Bargain of the Two Bells',
    description: 'One bell is for shouting, one for sleeping. Will the valley answer?',
    opener:
      'Last night we sat with the hush and made a bargain. Soraya brings two bells. At the first bell, the valley belongs to the shouters. At the second bell, it belongs to the sleeper. Each morning the moss is rolled up. At noon it goes back. There is only the last knot of puzzles to undo. You followed the moss, {child}, and you found a friend. Finish it now.',
    close:
      'The first bell rings! Call your name across the valley, and it comes back three times. The last one adds: Thank you. Show your family your three best finds of the week. Then the second bell rings, and everyone tiptoes home.',
  },
]
