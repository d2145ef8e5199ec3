import type { Beat } from '../../types.ts'

/** One young oak is carried across the kingdom; what each stage needs is true of trees. */
export const arcTen: Beat[] = [
  {
    title: 'One Acorn',
    description: 'The oldest oak in the kingdom has dropped a single acorn. It has a long way to go.',
    opener:
      'Hello, {child}, and welcome to Fernhollow! In the yard stands the Crown Oak, six hundred years old. In a good year it drops thousands of acorns. This year it dropped just one, right on the donkey. The old book says: Plant the last one on Bare Hill. It is ten days away, past temples that open to good thinking. The Compass Company needs one more member. Your first work will pack our bags.',
    close:
      'Show your family what you would pack for ten days of thinking. Anwen lays the acorn in a saddlebag full of damp soil. Bramble sniffs it with far too much interest. We leave at sunrise, and the map has room for your name.',
  },
  {
    title: 'Down Before Up',
    description: 'On the first morning the acorn cracks. It does not grow the way anyone expected.',
    opener:
      'Yesterday we packed the acorn in soil. Crown acorns are quick. Today something pale peeks out of a crack. Bao wanted to see it grow up. It grew down! That is how an acorn begins. First it sends out a root, and only later a stem. Before you reach for the sky, you get a good hold. We have come to the old crossroads, and seven roads lead away. Get a good hold on today, and help us choose.',
    close:
      'Tell your family which part you had to get right first today. We take the third road, the one with the fewest cows. In the saddlebag, the root is as long as your thumb. Bramble is told once more that it is not a snack.',
  },
  {
    title: 'The Thirsty Day',
    description: 'The soil is dry, and the river lies behind a puzzle.',
    opener:
      'Since yesterday we have walked through nothing but dust. The little root is thirsty. A plant drinks with its roots, and water climbs up inside it. It needs no straw and no pump. Chidi gave it the last drop from the flask. Below us lies the river ferry, but the gate is locked. You can hear the water laughing, {child}. Solve your way down to it.',
    close:
      'Show your family one answer that felt like a cool drink. The gate opens, and everybody runs. Soil, donkey and company all get soaked. We look into the saddlebag. A tiny green hook looks back.',
  },
  {
    title: 'Toward the Light',
    description: 'The sprout leans like a tired waiter. In the dark temple we find out why.',
    opener:
      "Yesterday's green hook is a real sprout now, with a stem. But it leans! Soraya turned the bag around, and by noon it leaned back again. Then Chidi laughed. It leans to the light, of course. All green plants do, for they need light to make their food. Today the road leads through the dark temple of lanterns. Each thing you find out lights one lantern. The sprout is counting on you.",
    close:
      'Hold your work up to the light. Show your family the brightest spot. In the temple, forty lanterns are burning. Right in the middle stands the sprout, straight as a flagpole. It has never been so pleased.',
  },
  {
    title: 'The Bird Who Forgets',
    description: 'A blue thief follows the company. It turns out to be the best gardener of all.',
    opener:
      "Yesterday we lit the temple. Since then a jay has been following us. Bao threw a hat over the sprout, for jays love acorns. They carry them off and bury them for the cold months. But a jay cannot find them all again. The ones that it forgets grow into oaks! So half the forest was planted by mistake. Mistakes can turn into something, {child}. Today is halfway, so let's look at ours kindly.",
    close:
      'Tell your family about a mistake today and what grew from it. The jay drops something blue at our feet. It is a feather, and it points to an unknown path. Anwen draws it in.',
  },
  {
    title: 'The Cold Night',
    description: 'Frost is coming, and the sprout has no coat. The company makes a plan.',
    opener:
      'Yesterday the jay showed us a shortcut. It saves a day but runs over the cold pass. Tonight there will be frost. A grown oak stops growing and rests, so it does not mind. A sprout is tender and needs a coat. We have two tents, five scarves and one donkey. Something soft and full of air keeps warmth in best. Work well today, so that the plan is ready by dark.',
    close:
      'Show your family the work that you took the best care of. At night the sprout lies wrapped in all five scarves. Around it, without a word, lies Bramble. By morning the donkey wears frost, and the tree wears none.',
  },
  {
    title: 'The Temple of Roots',
    description: 'An old door asks how old a tree is. The answer is written inside.',
    opener:
      'Yesterday we crossed the cold pass, and nobody froze. Now the temple of roots lies in our way. Its door is one slice of a giant trunk. It asks just one question: How old am I? Look at the rings. A tree makes a new ring every year. A wide ring means a good year. A narrow one means a hard year. The door is a diary, {child}. Read your own work that way today, ring by ring.',
    close:
      'Show your family your narrowest ring of today and your widest one. The door counts along: three hundred and twelve. It bows and opens. Soraya finds the ring from the year of the bells and hums.',
  },
  {
    title: 'A Quarrel at the Fork',
    description: 'Five friends, one tree and five ideas. Somebody has to listen first.',
    opener:
      'Yesterday the tree door let us pass. Today the company quarrels, for the first time. Bao wants to plant the sprout right here in rich soil. Chidi wants to keep it and start a garden. Soraya is tired, and Bramble sits on the map. Anwen says nothing at all. Then Anwen asks a question: What does the tree need? It gets very quiet. Ask yourself today what each task really needs.',
    close:
      'Tell your family when listening or looking again helped you today. An oak needs room, say all five, for hundreds of years. Only Bare Hill has that. They shake hands, and Bramble gives back the map.',
  },
  {
    title: 'Bare Hill',
    description: 'The hill is in sight, and nothing grows on it. There must be a reason.',
    opener:
      'Yesterday we made up, and today we can see it: Bare Hill. It is bare as an egg. Why has no tree grown there? Anwen looks for signs before saying a word. There is good soil. There is rain. There are also little hoofprints all over. Goats! They nibble each sprout before it is knee-high. So our tree needs a fence as well. Nothing is too big for you by now. Gather all you have, {child}, for tomorrow we plant.',
    close:
      'Tell your family what feels easier now than nine days ago. By sunset, a fine round fence stands on the hill. The goats look at it. Then they look at the donkey, who looks right back.',
  },
  {
    title: 'A Hole the Size of a Hat',
    description: 'The journey ends with a small tree and a very long promise.',
    opener:
      'Last night we built the fence, and nobody slept much. We carried one acorn over a river and past the frost. Now Chidi digs a hole the size of a hat. One day hundreds of kinds of creatures may live in this oak. Owls, beetles, squirrels, moss! None of us will see it six hundred years old. We plant it anyway. That is what heroes do. Do your last work, {child}, and help us set it in.',
    close:
      'Show your family the best work of all ten days. Then press down the soil with both hands, softly. Far away, the Crown Oak rustles, though there is no wind. On the map, Anwen crosses out Bare Hill. Your name goes in: the hill has one now.',
  },
]
