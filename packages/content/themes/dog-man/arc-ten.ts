import type { Beat } from '../../types.ts'

/** The town bell has lost its dong; it was lent out once and has been lent on ever since. */
export const arcTen: Beat[] = [
  {
    title: 'Ding, and Then Nothing',
    description: 'The town clock has two bells, and only one of them rings. Where is the other?',
    opener:
      "Welcome to the Waggerby Good-Deeds Bureau, {child}! Did you hear that? Ding. And now wait for it. Nothing! All town clocks go ding, dong. Ours only dings. It makes everyone feel as if they forgot something. Parveen remembers a second bell, long ago. In its place hangs a note: Lent to school for a day. The note is forty years old. Let's open the case and today's first clues.",
    close:
      "Show your family the work that opened the case for you. Say ding, and let them say dong. Doesn't that feel better? Lupe has typed a label for our file: The Borrowed Dong. Tomorrow we go to school, and we bring the note.",
  },
  {
    title: 'The School Gong',
    description: 'The school did have the bell. It was a good gong, until the rabbits came.',
    opener:
      'Yesterday we found a note, and it led us to the school. The oldest teacher is a badger with chalk in his ears. Yes, he says, that bell! We used it as a gong for lunch. But the rabbits ran to lunch so fast that tables flew. So he lent it to the rescue crew. Just for a day, he said. Ask good questions today, {child}. One leads to the next.',
    close:
      'Tell your family the best question you asked or answered today. The badger shook the chalk out of his ears to hear it. We wrote the school a thank-you note, forty years late. Next stop: the rescue crew, and their very long pole.',
  },
  {
    title: 'The Rescue Helmet',
    description: 'One member of the rescue crew has a big head. Something had to fit.',
    opener:
      "Yesterday the school sent us to the rescue crew. They slid down the pole one by one to meet us. A bell, you say? We did have one. Our captain is a moose, and no helmet would fit. So he wore the bell! But with every step it went dong. Cats came down from trees by themselves, just to complain. Try it on and see: that goes for today's work too.",
    close:
      'Show your family an answer that you tried on for size. The moose has a proper helmet now, with holes for the antlers. He lent the bell to the soup kitchen. Just for a day, he said. We begin to see a pattern.',
  },
  {
    title: 'Soup for Two Hundred',
    description: 'Turned upside down, a bell looks a lot like a pot.',
    opener:
      'Since yesterday Desmond has smelled soup. He followed his nose to the kitchen door, and we followed him. The bell? We made onion soup in it, says the pig in charge. It held enough for two hundred! But it had a small hole, so it leaked all through lunch. She lent it to the garden club. Patterns help a detective, {child}. Look for one today.',
    close:
      'Tell your family about a pattern you spotted in your work. Everyone so far lent the bell on for a kind reason. We got soup for the road. Bram found a carrot and is keeping it as a clue.',
  },
  {
    title: 'The Tallest Tulip',
    description: 'Upside down, with its hole, a bell makes a fine flower pot. Almost too fine.',
    opener:
      "Yesterday the soup kitchen sent us to the garden club. Roots need air and no puddles, so pots have a hole. So here the bell was a flower pot! One tulip grew in it. It grew and grew and leaned in at the neighbor's window. He was glad of the company. We are halfway through the case. Let today's work grow a bit taller too, {child}.",
    close:
      'Show your family something that grew today, a list or an idea. The tulip moved to the park, where there is room. The bell went down to the harbor. Just for a day, says the label. Goro left for the harbor at once.',
  },
  {
    title: 'The Anchor That Sang',
    description: 'A bell is heavy enough to hold a boat. The fish had something to say about it.',
    opener:
      "Yesterday we found a tulip, but no bell. Today we smell salt. A ferry captain needed an anchor, and the bell did well. It held the boat like a rock. Sound travels over four times faster in water than in air. So each bump went dong through the whole harbor! The fish could not sleep. They didn't complain, but they looked tired. Dive deep in today's work and see what you find.",
    close:
      'Tell your family about something you had to dive deep for today. The captain has a real anchor, and the fish sleep well. She lent the bell to a friend in the hills. We should have packed better boots.',
  },
  {
    title: 'A Goat Called Gertrude',
    description: 'High up lives a goat who kept getting lost. A bell was the answer, for a while.',
    opener:
      "Last night we slept on the little train. Now we climb. In the hills, goats wear bells so that nobody loses them. Gertrude got lost more than most, so she got our bell. It was bigger than she was. She couldn't move an inch. She has never been lost since! When the herd needed grass, the shepherd lent the bell away. Some work is heavy too. Take a small step today, {child}, and another.",
    close:
      'Show your family a big job you did in small steps. Gertrude wears a tiny bell now and is lost again, but happily. A note in her barn says: Lent to the far-side band. Listen! Is that music?',
  },
  {
    title: 'The Band on the Far Side',
    description: 'Six drummers and one bell. They loved it, and they have news.',
    opener:
      "Yesterday we heard music, and here is the far-side band. They play nothing but drums. Our bell was their only tune, and it had just one note. They rang it at weddings, and it was lovely. But it seemed homesick. Every dong sounded a little like a question: Where is my ding? Listen to today's work closely. What is it asking you, {child}?",
    close:
      'Tap out for your family how many things you finished today. Then tell about one of them. The drummers sent the bell home last spring. Express, they said, with a tortoise. We all turn to look at Goro. Goro turns slowly red.',
  },
  {
    title: 'Express Delivery',
    description: 'The bell has been on its way for months. It is nearly there.',
    opener:
      'Since yesterday Goro has explained it three times. Yes, he picked up a large parcel last spring. Yes, it is on its way. It is express! It has been on his cart all along, under the lunch. We have walked next to the bell for nine days! Desmond had smelled it and thought it was a very old sandwich. The thing you look for may be near, {child}. Look once more at what you have.',
    close:
      'Show your family older work that you see with new eyes. Goro says that he never rushes a delivery, and he is right. Not a scratch is on it. Tomorrow morning we roll into Waggerby. Polish your whiskers.',
  },
  {
    title: 'Ding, Dong',
    description: 'A bell comes home, and all who borrowed it come along.',
    opener:
      'Last night we hung the bell in the clock tower. This morning the square fills up. The badger is here, and the moose. So are the pig, the gardeners, the captain and the drummers. Gertrude got lost on the way and was found. They all say thank you, for a day of forty years. A good deed goes further than you think. Finish your last clues, {child}. It is nearly noon.',
    close:
      'Show your family the work of ten days you are proudest of. Now all together: ding. And then, after forty years: dong! Hats fly. The pigeons faint. Lupe types two words in the file: Case closed.',
  },
]
