import type { Beat } from '../../types.ts'

/** The rangers build crossings over and under a road. Every need of every animal here is a real one. */
export const arcTen: Beat[] = [
  {
    title: 'The Road in the Middle',
    description: 'A busy road cuts the valley in two. The animals need a safe way across.',
    opener:
      'Welcome to Willowmere Valley, {child}! We have woods, meadows, water and one busy road in the middle. Today a duck and eleven ducklings held up a bread truck. It waited an hour, and the driver sang to them. Noor says it is time to build safe crossings. But what do animals need? They cannot tell us, so we must find out. Your first clues will open the planning book.',
    close:
      'Show your family what you found out first today. In the planning book, Noor draws the road and seven empty circles. Each one waits for an animal neighbor. Beside the first is a hoofprint, shaped like a heart. Who could that be?',
  },
  {
    title: 'The Deer Want Room',
    description: 'The first neighbors are tall and shy. They like a good view.',
    opener:
      "Yesterday we opened the planning book and saw a heart-shaped hoofprint. It belongs to the deer! Deer are careful. They will not walk into a small, dark tunnel. They want to see far ahead before they take a step. So the crossing for them must be a bridge, wide and green. Mateo hid behind a bush to study them. They studied him right back. Bring sharp eyes to today's work, {child}.",
    close:
      'Show your family something you noticed today that others might miss. The first circle is filled: a wide bridge with grass on top. Noor says good plans start with good looking. A wet little print sits by the next circle. It hops.',
  },
  {
    title: 'The Frogs Want Wet Feet',
    description: 'Small travelers set out on rainy nights. Their way leads below the road.',
    opener:
      "Yesterday we planned a bridge for the deer. Today it rains, and the frogs could not be happier. A frog's skin must stay damp, so frogs travel on wet nights. A dry bridge is no use to them. They need a low tunnel with slots that let in rain. Mateo crawled in to test a pipe and met eleven frogs. All of them were singing.",
    close:
      'Tell your family one true thing from today in a frog voice. The second circle holds a tunnel now, with rain dripping in. Pip the otter swims a lap of honor. Then something starts to chatter above our heads.',
  },
  {
    title: 'The Squirrels Want a High Road',
    description: 'Not everyone likes to touch the ground. This crossing hangs in the air.',
    opener:
      "Since yesterday, the frogs have a tunnel in our book. From the trees comes loud chatter: what about us? Squirrels like to stay up high and travel from branch to branch. The road is too wide to leap. So they need a bridge of rope, hung between two strong trees. Mateo offered to test it and was asked not to. Reach high in today's work, {child}. It is a stretch, and you can do it.",
    close:
      'Show your family the part that made you stretch today. The third circle gets a rope bridge, high above the trucks. A squirrel drops an acorn on the book to sign it. Somebody slow is coming next.',
  },
  {
    title: 'The Turtles Want a Hint',
    description: 'A turtle needs no speed, just somebody to point the way.',
    opener:
      "Yesterday we planned a high road for the squirrels. Today's neighbor set out last week and has just arrived. Turtles are slow and cars are fast. They must never meet. A tunnel would do, but how will they find it? Real builders use a low fence that leads them to the door. A hint can be that simple. When you feel stuck today, look for the hint, then walk on.",
    close:
      'Tell your family about a hint that helped you today. The fourth circle now has a long, low fence with an arrow. The turtle blinks at it and turns the right way. It takes a while, but we all clap. Tonight we stay up.',
  },
  {
    title: 'The Bats Want the Dark',
    description: 'These neighbors fly, and still they need our help to get across.',
    opener:
      "Last night, after the turtles, we stayed up to meet the bats. Many bats fly along rows of trees, as if along a railing. A wide gap can turn them back, and so can bright lamps. So the bridge gets two rows of trees, and it stays dark. Mateo asked how bats can see there. They use echoes, {child}. Listen well to today's clues, and some will answer you.",
    close:
      "Say your best answer out loud and let your family echo it. The fifth circle gets little trees and no lamp at all. We are past the middle of our book. Something very, very small tickles Noor's ankle.",
  },
  {
    title: 'The Small Ones Want a Hiding Place',
    description: 'For a beetle, a bridge is a desert. The rangers think small.',
    opener:
      "Yesterday was for wings in the dark. Today we get down on our knees. For a beetle, an open bridge is as wide as a desert. Small animals feel safe where they can hide. So we will lay logs, stumps and stones from end to end. Mateo lay down to think like a beetle and fell asleep. Small details count today, {child}. Don't let one slip by.",
    close:
      'Show your family the smallest detail that made a difference today. The sixth circle fills up with logs and stones. A beetle walks across the drawing, from one side to the other. It is our first customer. One circle is left, and it smells sweet.',
  },
  {
    title: 'The Bees Want a Garden',
    description: 'The last neighbors are hungry travelers. The bridge is about to bloom.',
    opener:
      'Since yesterday the beetles have their hiding places. The last circle hums. Bees and butterflies cross a bridge when blossoms lead the way. To them it is a row of tiny cafes. So the rangers plant wild blossoms from one end to the other. Mateo talks to each one while watering. Some of them seem to enjoy it. Add your own color today, {child}. Make the work bloom.',
    close:
      'Show your family the piece of work that bloomed best today. The seventh circle is full, and so is the planning book. Now diggers rumble, ropes go up and trees go in. Sand is raked smooth on the bridge. Can you guess why?',
  },
  {
    title: 'The Night Test',
    description: 'Everything is built. Now comes the hardest part, and it is waiting.',
    opener:
      'Yesterday we raked the sand smooth, to catch every footprint. We looked at dawn. There was one long line of prints! They belonged to Mateo, out looking for a lost hat. No animal has crossed yet. Noor is not worried. Animals need time to trust a new place. So today we finish what is still open, {child}. Check your work, mend what is loose, and hold on.',
    close:
      'Show your family something you checked and made better. That is how builders make things safe. Then be very quiet for a moment. Olu the owl sits on the bridge and turns to look. Down by the reeds, somebody is counting her ducklings.',
  },
  {
    title: 'The First to Cross',
    description: 'Prints in the sand and a party for the whole valley.',
    opener:
      "Last night we went to bed and left the valley alone. Now it is dawn, and the sand is full of prints! Here are hearts from the deer. There are paws, and they could be Suki's. And down in the tunnel, in the mud, there are webbed feet. One big pair and eleven small ones! You helped to build this, {child}. Use the last clues to write it into the valley's story.",
    close:
      'The bread truck rolls by and does not need to stop. The driver sings anyway. Show your family the best work of your ten days. Which neighbor did you like most? A skunk crosses last, and everyone steps back politely. Hooray for the bridge builder!',
  },
]
