import type { Beat } from '../../types.ts'

/** An island is never where it was; it is a raft of storm-torn trees with passengers, as has truly happened. */
export const arcTen: Beat[] = [
  {
    title: 'The Island That Was Not There',
    description: 'On Monday there was an island. On Tuesday there was only sea.',
    opener:
      'Ahoy, {child}, and welcome aboard the Merry Limpet! You come at the right time, for we have lost an island. Yes, an island. On Monday, Dembe drew it on the chart: small, green, with trees. On Tuesday it was gone. Pascal says: Here today, soup tomorrow. Dembe does not make mistakes. So the island must have moved! We have ten days before the maps are due. Help us get ready to sail.',
    close:
      'Show your family the work that made us ready to sail. Dembe rubs out the island and draws a question mark. It looks a bit like a fishhook. Tomorrow we ask those who see things first: gulls and lookouts.',
  },
  {
    title: 'A View From the Mast',
    description: 'How far can you see at sea? It depends on where you stand.',
    opener:
      "Yesterday we drew a question mark on the map. Today we search for it. From the deck you see about three miles. Then the sea curves away. From the top of the mast you see three times as far. So Maren climbed up, slowly, with two snacks. High up, old things look new. Try it with today's work, {child}. Step back, or stand tall, and look again.",
    close:
      'Tell your family about something you saw in a new way today. From the mast, Maren spotted a dark dot at sunset. It was green at the edges, and it was moving west! Dembe did not say I told you so. Dembe hummed it.',
  },
  {
    title: 'A River in the Sea',
    description: 'The wind blew east, and the dot went west. Something else is pushing.',
    opener:
      "Yesterday the dot moved west, but the wind blew east. How can that be? Keoni threw an orange over the side. It floated off to the west by itself! There are rivers in the sea, called currents. They carry warm water, driftwood and, now and then, a rubber duck. We can't see the push, but we can see what it does. Look for what is at work below the surface today.",
    close:
      'Show your family how you found something that was hidden at first. We picked up the orange again, and Ines made it into lemonade. Nobody asked how. Now the current pulls us along, right after the island. So does the fog.',
  },
  {
    title: 'Bells in the Fog',
    description: 'When you cannot see, you listen. The island has a sound.',
    opener:
      "Since yesterday we have drifted with the current, into thick fog. Sailors in fog ring a bell and then listen. Ding, we went. Hush. And then, from the gray: rustle, crunch, plop. Islands don't plop. Something on it is eating, and something falls in the water. Pascal hid in a boot. We keep calm and go slow. Slow is a good speed for today's work too, {child}. Listen to every word.",
    close:
      'Read or say your best line of today to your family, slowly. The fog lifts for one moment. There it is: trees, vines and a round eye that blinks. Then it closes like a curtain. The island has somebody on it!',
  },
  {
    title: 'The Nibbled Leaf',
    description: 'A clue floats by. Whoever lives there likes salad.',
    opener:
      "Yesterday somebody blinked at us. Today the sea is empty, but a leaf floats by. It has a bite out of it. Ines has studied many bites, mostly on biscuits. No teeth of a monkey, she says. No beak. It was cut by a row of tiny, jagged teeth. Who eats that way and sits in trees? A single clue can say a lot, {child}. Get all you can out of today's.",
    close:
      'Tell your family what you got out of one small clue. Our list is short now: it climbs, it swims, it likes greens. Halfway there! Maren has an idea and looks for a gap in the clouds.',
  },
  {
    title: 'Somebody Is Sunbathing',
    description: 'The fog is gone. On the branches lie long green shapes with spiky backs.',
    opener:
      'Last night the fog blew off. In the sun, our island glows. On each branch lies somebody long and green. They are iguanas! Iguanas are reptiles. They warm up in the sun before they can rush about. That is why they hid in the fog. Keoni waves. An iguana nods, as they do. Now it makes sense, all but one thing. How did they get there? Put your facts side by side today, {child}.',
    close:
      'Show your family two facts of today that fit together. We count heads: fifteen iguanas, one crab and a hopeful gull. They nod and we nod. Dembe lowers a line to measure how deep the island goes. It goes down, and then it stops.',
  },
  {
    title: 'An Island With No Bottom',
    description: 'The line came up wet and told us everything. Under the island is more sea.',
    opener:
      "Yesterday Dembe's line went right under the island. It has no bottom! It is no island at all. It is a raft of trees, torn loose by a great storm. Roots and vines hold it together. Animals have truly traveled that way, hundreds of miles, to new homes. But a raft falls apart in time. Already a log has drifted off. So now our task is a new one: help. Hold your work together today.",
    close:
      'Show your family how the parts of your work hold together. Ines throws over all the cabbage we have. The iguanas nod, and this time it means thank you. We need land with shade, sun and green things, and soon.',
  },
  {
    title: 'Looking for a Home',
    description: 'Three islands are near. Which is the right one for fifteen guests?',
    opener:
      'Yesterday we promised fifteen iguanas a home. Three isles are near. The first is all sand and has no shade. The second is steep, and goats got there first. The third is green, sunny and empty. But it lies against the current! Pascal says: Where there is a will, there is a whale. Keoni draws up a list of good and not so good. Weigh things up in your work today, {child}.',
    close:
      'Tell your family a choice you made today and your reasons. We chose the third isle, though it is hard to get to. Good reasons are like good rope. Tonight everyone ties knots. Tomorrow we shall tow an island.',
  },
  {
    title: 'All Hands on the Rope',
    description: 'One ship cannot pull against the sea. But pirates who share have friends.',
    opener:
      'Last night we tied the longest rope in the Teacup Isles. This morning we pulled. We did not move. We pulled harder, and we moved backward. Then a horn sounded. Here come the fishing boats, the mail boat and the lighthouse goat! All the people we ever shared with have heard. Sharing comes back, like a tide. If something is heavy today, ask for a hand and pull again.',
    close:
      'Tell your family who or what helped you pull today. Twelve boats and one goat, and the raft turned around. Foot by foot we tow it. By sunset the green isle is close, and the iguanas lean forward. One of them licks the air.',
  },
  {
    title: 'A Name for the Map',
    description: 'Land ahoy! Fifteen passengers step ashore, and the map gets its last word.',
    opener:
      'Yesterday we all pulled together. In the night the raft touched sand. One by one, fifteen iguanas walk ashore. Each of them nods. Then they climb the first tree and begin to nibble. It is all so very green. Dembe unrolls the chart, and the question mark is gone. An island that has neighbors needs a name. The crew all turn to you, {child}. Finish your work, and then choose.',
    close:
      'Say your new name out loud, and let your family cheer. Show them the best find of your ten days. Dembe writes the name on the chart in blue ink. On every map from now on, there it stands. It will not move again.',
  },
]
