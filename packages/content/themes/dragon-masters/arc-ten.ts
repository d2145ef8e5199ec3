import type { Beat } from '../../types.ts'

/** Fig has wings and would rather not use them; ten small brave steps lead off the ground. */
export const arcTen: Beat[] = [
  {
    title: 'Fig Stays Down',
    description: 'Every young dragon flies this week, except for one. Fig has a plan: no.',
    opener:
      'Welcome to Cloverscale Valley School, {child}! It is the week of first flights. The air is full of flapping and shouts of whoops. But Fig, our smallest moss dragon, sits in a bucket. Fig has wings. Fig also has a view from the ground, and likes it. In ten days the whole valley comes to see the flyers. Nobody will push. Marisol only asks us to take one small step today.',
    close:
      'Show your family your first small step of today. Fig looked at it from the rim of the bucket. Then came one green foot, and then another. That is all for now. Ayla writes it on the wall: step one, out of the bucket.',
  },
  {
    title: 'What Wings Are For',
    description: 'Fig asks a fair question. The birds on the roof know a lot about it.',
    opener:
      'Yesterday Fig came out of the bucket. Today Fig asks: what do wings do, anyway? A swallow on the roof shows us. Its wings push air down, and so the air pushes up. That is all. There is no trick to it, only work, again and again. Tane blew on a feather, and it rose and fell. Every question is a good start, {child}. Ask one of your own today.',
    close:
      'Tell your family a question you had today and what you found. Fig opened one wing, just to look. It has eleven tiny freckles. Step two goes on the wall: one wing, open. The other wing would like to think it over.',
  },
  {
    title: 'Light as a Bird',
    description: 'How heavy is too heavy? A little pack of secrets comes off.',
    opener:
      "Yesterday one wing opened, and now both do. But Fig worries about being too heavy. Ayla shows us a bone that a gull left behind. Many birds have bones with air inside, light and strong. Then we found the trouble. Fig had tucked things away: one pear, two ladles, a doorknob. Put down what you don't need, and begin today with free hands.",
    close:
      'Show your family a part that felt heavy and got lighter. Fig gave back the ladles. The doorknob was harder. Step three: pockets empty. Tonight the wind is turning. Fig lifts a nose to sniff it.',
  },
  {
    title: 'Making Friends with the Wind',
    description: 'Wind shoves, tickles and carries. Flyers get to know it from the ground.',
    opener:
      'Since yesterday Fig is lighter by one doorknob. Last night the wind came up and rattled every bell. Fig hid, and that is fine. Flyers need to know the wind before they trust it. Wind is only air on its way to another place. Today we will notice where it comes from and what it moves. Nils holds up one sock and looks wise. Notice all you can in your work, {child}.',
    close:
      'Tell your family two things you noticed that are easy to miss. Fig stood on the hill and leaned on the wind. It held! For a breath, four green feet stood on tiptoe. Step four: leaning. Somebody giggled, and it was Fig.',
  },
  {
    title: 'The Falling Lesson',
    description: 'A heap of hay, a low wall and some very soft landings.',
    opener:
      'Yesterday Fig leaned on the wind. So what is the scary part, Ayla asked. Not the flying, Fig said, the falling. Good! Then we practice falling first. Today the hay under the low wall is deep as a hedge. A cat turns in the air to land on its feet. Dragons mostly land on their bottoms. Something will go wrong today for all of us, {child}. Let us land well and get up again.',
    close:
      'Show your family a mistake and how you got up again. Fig jumped off the wall nineteen times. Hay flew. The last time Fig shouted, again! Step five: falling is fun. Half the steps are on the wall now.',
  },
  {
    title: 'The Shape That Glides',
    description: 'Flying squirrels cannot fly at all, and they get along fine. Fig is all ears.',
    opener:
      'Yesterday we fell down nineteen times and liked it. Today a visitor sits on the fence: a flying squirrel. In truth it cannot fly. It stretches its skin like a kite and glides between trees. Fig stared and spread out flat, like a green pancake. There was no flapping. There was no fuss. Sometimes a new shape solves an old problem. Try another way in your work today and see where it lands.',
    close:
      'Show your family a new way you tried today. Fig glided from the wall to the gate, all by air! Step six goes on the wall. Nils measured it twice. In the evening, somebody practices behind the barn.',
  },
  {
    title: 'Up on Warm Air',
    description: 'Above the sunny field a hawk climbs without one flap. There must be a reason.',
    opener:
      'Since yesterday Fig glides everywhere, even to breakfast. But gliding only goes down. So how does the hawk go up? Look, it circles over the warm field and never flaps. The ground heats the air there, and warm air rises. The hawk just rides along. It looked for help and used it well. Find what lifts you, {child}: a pattern, a picture or a friend.',
    close:
      'Tell your family what gave you a lift today. Fig circled over the warm field. Up it went, as high as a hat! Then Fig looked down and folded up. Plop, into the hay. Step seven: up, and a soft way down.',
  },
  {
    title: 'Practice Makes a Dragon',
    description: 'No new lesson today. The same hop, the same hill, once more.',
    opener:
      'Yesterday Fig rose as high as a hat. Today Ayla has no new lesson. We do the old ones again. Young birds flap in the nest for days before they leave. Practice is how the body remembers. So Fig hops, flaps, lands and trots back up the hill. By noon, nobody needs to say which wing goes first. Do something again today, {child}, and do it a little better.',
    close:
      'Show your family something that went better than it did before. Fig flew over the fence and back. The hens clapped, or else they were upset. Step eight: fence, both ways. Only two steps are left, and fog is rolling in.',
  },
  {
    title: 'Fog in the Valley',
    description: 'The big dragons cannot take off. But a small voice calls from the low ledge.',
    opener:
      'Last night the fog came in, thick as porridge. Fog is a cloud that sits on the ground. The big dragons cannot see their own wingtips. All flights are off. Then we hear a peep. A hatchling has climbed up to the low ledge above the hay. It cannot get down! The ledge is just as high as a fence. Who has practiced that all week? Keep calm and do what you know well today, {child}.',
    close:
      'Tell your family about something you can do now without any fuss. Fig did not stop to think. Hop, flap, up to the ledge. Two dragons glided down together and landed on their bottoms. Step nine: being there. The fog smiled and thinned.',
  },
  {
    title: 'The Day of First Flights',
    description: 'Flags, bells and a whole valley looking up. One dragon steps forward.',
    opener:
      "Yesterday Fig brought the hatchling home through the fog. Now the sky is clear, and flags flap on every hill. The big dragons loop and dive. Then it is Fig's turn, and the valley goes quiet. Fig looks up at the wall and reads the steps there. Nobody gets up there in one jump. You took ten days of steps too, {child}. Let's finish the last one.",
    close:
      'Fig ran, hopped and rose, over the fence and the highest flag. Show your family your first work and your best. Look how far that is! Step ten goes up in your writing. And the bucket? Fig keeps it, for sitting in.',
  },
]
