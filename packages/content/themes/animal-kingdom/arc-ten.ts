import type { Beat } from '../../types.ts'
import { tenDayClues } from './clues-ten.ts'

const days: Beat[] = [
  {
    title: 'The Road in the Middle',
    description: 'A busy road cuts the valley in two. The animals need a safe way across.',
    opener:
      'Welcome to Willowmere Valley, {child}! We have woods, meadows, water and one busy road in the middle. Today a duck and eleven ducklings held up a bread truck. It waited an hour, and the driver sang to them. So the rangers will build safe crossings! In the planning book, Noor draws seven empty circles. Each one is for a neighbor. By the first is a hoofprint like a heart. Some right answers give you a letter. Whose print is it?',
    close:
      'Show your family the first thing you worked out today. At the edge of the wood stand the deer. They look at us. They look at the road, and they do not like it. What kind of crossing would they use? They cannot tell us. Tomorrow we find out. Bring quiet feet!',
    older: {
      opener:
        'Welcome to Willowmere Valley, {child}. We have woods, water, meadows and one busy road through the middle. Today a duck and eleven ducklings stopped a bread truck. The driver waited an hour and sang. The bread dried out. So Noor plans safe crossings for seven kinds of animals. The planning book has seven empty circles. By the first is a print of two toes, like a heart. Your right answers turn into letters. Whose print is it?',
      close:
        'Show your family the first thing you worked out today. A deer walks on two toes of each foot. Both are hooves. Deer often cross at dusk, just when drivers see least. People who build crossings first ask where animals walk already. Tomorrow comes the harder question. What would a deer agree to use?',
    },
    secret: {
      asks: 'Whose print looks like a heart?',
      word: 'deer',
      found: 'Deer! Their hoofprints look like hearts in the mud.',
    },
  },
  {
    title: 'Tall and Shy',
    description: 'The first neighbors are careful. They like a good view.',
    opener:
      'Yesterday the heart print told us: deer! Today Mateo hides behind a bush to study them. They study Mateo right back. Deer are careful. They will not walk into a small, dim tunnel. They want to see far ahead before they take a step. They like open sky above and soft ground below. Look closely, {child}: some right answers give a letter. What should we build for the deer?',
    close:
      'Show your family something small that others might miss. The first circle is filled: a wide bridge with grass on top. Mateo wants to test it, but it is only a drawing. A wet little print sits by the next circle. Tomorrow we follow it. It hops!',
    older: {
      opener:
        'Yesterday the heart print gave us deer. Mateo sat behind a bush for two hours to study them. They had spotted Mateo in the first minute. Here is the report. Deer avoid a tunnel that is low, narrow or dim. They stop where they cannot see the far side. They like open sky and soft ground. Put the facts side by side, {child}, and win the letters. What should we build for the deer?',
      close:
        'Tell your family one fact that settles a question. The first circle gets a bridge with grass and bushes on top. Wide ones work best. Canada has built such bridges, and bears and elk use them. The next print in our book is small and wet. Tomorrow it leads us to a ditch.',
    },
    secret: {
      asks: 'What should we build for the deer?',
      word: 'bridge',
      found: 'A bridge! It must be wide and green, so that deer dare to cross.',
    },
  },
  {
    title: 'The Frogs Want Wet Feet',
    description: 'Small travelers set out at night. Their way leads below the road.',
    opener:
      "Yesterday the deer got a bridge in our book. Today's neighbors hop. They are frogs! At night they travel to the pond where they lay eggs. A low tunnel is just right for them. Mateo crawled into a pipe to test it. Eleven frogs looked in, and not one came. It was too dry! A frog's skin must stay damp. Your right answers hold the letters, {child}. What must get into the tunnel?",
    close:
      'Tell your family one true thing from today in a frog voice. The second circle has a tunnel now, with rain dripping in. Eleven frogs sing for joy. Pip the otter swims a lap of honor. Then something chatters, high above our heads. It sounds cross! Who is it? We find out tomorrow.',
    older: {
      opener:
        'Yesterday we planned a bridge for the deer. Frogs will not use it. A frog breathes partly through its skin, and only damp skin works. On warm spring nights, crowds of frogs set out for their ponds. Mateo tested a pipe below the road. Eleven frogs came to the entrance, and eleven turned back. A dry pipe is a desert to them, {child}. Work it out letter by letter. What must get into the tunnel?',
      close:
        'Explain one answer to your family as if to a new ranger. Real frog tunnels have slots on top for the rain. Where there is no tunnel, people carry frogs across in buckets. That is kind, but a tunnel never has to sleep. The second circle is done. Above us somebody chatters, and it is a complaint.',
    },
    secret: {
      asks: 'What must get into the frog tunnel?',
      word: 'rain',
      found: 'Rain! We cut slots in the top, and the rain drips in.',
    },
  },
  {
    title: 'The Squirrels Want a High Road',
    description: 'Not everyone likes to touch the ground. This crossing hangs in the air.',
    opener:
      'Since yesterday, the frogs have a tunnel in our book. From the trees comes loud chatter: What about us? Squirrels like to stay up high and run from branch to branch. The road is too wide to leap. They need a high road. It must bend in the wind and be good to grip. Mateo offered to test it and was asked not to. Right answers bring its letters, {child}. What will the high road be made of?',
    close:
      'Show your family the part of today that made you stretch. The third circle gets a road of rope, high above the trucks. A squirrel drops an acorn on the book to sign it. Now somebody is coming up the path, but slowly. It may take until tomorrow.',
    older: {
      opener:
        "Yesterday's tunnel suits frogs. Squirrels are not impressed. They eat, nest and flee up in the branches. The road has cut a gap of thirty feet between the trees. A squirrel leaps eight feet or so. Planks would catch the wind, and steel is slippery. It must bend, weigh little and give claws a grip. Pick up a letter with each right answer, {child}. What will the high road be made of?",
      close:
        'Show your family the hardest stretch of today. Rope bridges hang over roads in England and Australia. Squirrels use them, and so do possums. Ours goes into the third circle. A squirrel drops an acorn on the page. Noor accepts it as a signature. Our next neighbor set out last week and should arrive tomorrow.',
    },
    secret: {
      asks: 'What will the high road be made of?',
      word: 'rope',
      found: 'Rope! A thick rope will hang between two strong trees.',
    },
  },
  {
    title: 'The Turtles Want a Hint',
    description: 'A turtle needs no speed, just somebody to point the way.',
    opener:
      "Yesterday we planned a rope road for the squirrels. Today's neighbor set out last week and has just arrived. Turtles are slow and cars are fast. They must never meet! The frogs will share, but how will turtles find the tunnel? A turtle cannot read a sign. It just walks along whatever is in its way. That is your hint, {child}. Right answers give you the letters. What will lead the turtles to the tunnel?",
    close:
      'Give your family one question and one good hint. The fourth circle gets a long, low fence. To test it, Mateo lies down and plays the fence. The turtle walks along Mateo and turns the right way. We all clap. Tonight we stay up late. Our next neighbors never come by day.',
    older: {
      opener:
        "Yesterday's rope road is in the book. Today's neighbor set out last week and has just arrived. In early summer, many turtles cross roads to lay their eggs. When a truck comes, a turtle stops and pulls its head in. The frog tunnel is safe, but no turtle goes looking for it. A turtle that meets a wall simply walks along it. Use that, {child}, and win the letters. What will lead the turtles to the tunnel?",
      close:
        'Give your family one hard question and one fair hint. Without a fence, many animals walk right past a tunnel. So a crossing is two things: a door and a nudge. For a test, Mateo played the fence. Our turtle is nearly past. The fourth circle is done. Tonight we stay up. The next neighbors keep late hours.',
    },
    secret: {
      asks: 'What will lead the turtles to the tunnel?',
      word: 'fence',
      found: 'A fence! It is long and low, and it ends at the tunnel.',
    },
  },
  {
    title: 'Wings at Dusk',
    description: 'These neighbors fly, and still they need our help to get across.',
    opener:
      'Last night, after the turtles, we stayed up to meet the bats. They call, and the echoes tell them what is ahead. Many bats fly along rows of trees, as if along a railing. A wide gap can turn them back. So the bridge gets two rows of trees. Mateo drew something more on it, to make it pretty. Noor rubbed it out again! Some right answers give you a letter, {child}. What must stay off the bridge?',
    close:
      "Say your best answer out loud and let your family echo it. The fifth circle gets little trees and no lamps at all. A bat flies over our heads, quick as a wink. That must mean yes. We are past the middle of our book. And something very, very small tickles Noor's ankle.",
    older: {
      opener:
        'Last night we left the turtles to it and met the bats. A bat calls, listens and steers by the echoes. Many follow rows of trees, and a wide gap can stop them. So the bridge gets trees along both sides. Mateo drew one thing more, as a kindness to night visitors. Noor crossed it out. It helps people and turns many bats away. Your right answers spell it, {child}. What must stay off the bridge?',
      close:
        "Say one answer, and let your family echo the reason. Lamps do harm twice. Many bats turn back. Moths circle the light and get no further. Most bat calls are too high for our ears. So the loudest party of the night sounds like silence. Five circles are full. Something small climbs Noor's boot.",
    },
    secret: {
      asks: 'What must stay off the bridge at night?',
      word: 'lamps',
      found: 'Lamps! Bright lamps turn many bats back, so we leave it dark.',
    },
  },
  {
    title: 'The Small Ones Want a Hiding Place',
    description: 'For a beetle, an open path is a desert. The rangers think small.',
    opener:
      'Yesterday was for wings in the dark. Today we get down on our knees. For a beetle, an open bridge is as wide as a desert. There is nowhere to hide from hungry birds. Small animals need cover, from one end to the other. It should be cool and damp and full of cracks. Mateo lay down to think like a beetle and fell asleep. Your right answers bring the letters, {child}. What will we lay on the bridge?',
    close:
      'Show your family the smallest thing that counted today. The sixth circle fills up with old logs. A beetle walks across the drawing, from one side to the other. It is our first customer! One circle is left. It smells sweet, and Pip has to sneeze. Who could that be for?',
    older: {
      opener:
        "Yesterday was for wings. Today's neighbors could hide below a coin. To a beetle, a bare bridge is a desert with birds above. Many small animals travel only where they stay hidden. So the cover must run from end to end, with no gap. It is free, and the forest floor is full of it. Mateo lay down to test it, an hour ago. Right answers bring the letters, {child}. What will we lay on the bridge?",
      close:
        'Show your family one small detail that changes an answer. Below old logs it stays cool and damp. Beetles, spiders and mice use a row of them as a hallway. Some beetles even eat the wood. Six circles are full, and Mateo is awake. The last circle comes with a riddle.',
    },
    secret: {
      asks: 'What will we lay on the bridge to hide the small ones?',
      word: 'logs',
      found: 'Logs! Old logs in a row make a hiding place all the way.',
    },
  },
  {
    title: 'The Last Circle',
    description: 'Hungry travelers come by air. The plan is about to bloom.',
    opener:
      'Since yesterday, the beetles have their old logs. Now for the last circle. Mateo knows who it is for and has made a riddle. They have five eyes. They carry baskets on their back legs. They dance to show each other the way. They like a bridge best when it blooms from end to end. Some right answers are worth a letter, {child}. Who are they?',
    close:
      'Show your family the piece of work that bloomed best today. We plan wild blossoms for the bees, and the book is full! Now diggers rumble, ropes go up and trees go in. When all is built, we rake sand smooth on the bridge. Can you guess why? Look again tomorrow.',
    older: {
      opener:
        "Yesterday's logs filled circle six. Circle seven is a riddle, because Mateo wrote it. These neighbors have five eyes and two pairs of wings. They carry their shopping in baskets on their back legs. They dance to tell each other how far and which way. A bare bridge is nothing to them. A blooming one has a meal at every stop. Right answers give you the letters, {child}. Who are they?",
      close:
        'Show your family the work you would put on display. Blossoms for the bees fill circle seven, and the book is complete. Real bridges take years to build. In stories, they take until supper. Last of all, Noor rakes sand smooth across the whole bridge. It is not for looks. What is it for?',
    },
    secret: {
      asks: 'Who waits at the last circle?',
      word: 'bees',
      found: 'Bees! Wild blossoms will lead the bees across.',
    },
  },
  {
    title: 'The Night Test',
    description: 'Everything is built. Now comes the hardest part, and it is waiting.',
    opener:
      'Yesterday we raked the sand smooth, to catch every footprint. At dawn we ran to look. There was one long line of prints! They belonged to Mateo, out looking for a lost hat. No animal has crossed yet. Did we forget something? Noor checks it all and smiles. Nothing is broken, {child}. But nobody can build or buy what is missing. Your right answers spell it. What do the animals need?',
    close:
      'Check one answer again with your family. That is how builders make things safe. Then be very quiet for a moment. Olu the owl sits on the bridge and turns to look. Down by the reeds, a duck counts the ducklings: nine, ten, eleven. Will they dare to go tonight?',
    older: {
      opener:
        "Yesterday we raked the sand smooth, so that it keeps every print. At dawn there was one clear track. It was Mateo's, made in search of a lost hat. Animals: none. Noor checked slots, ropes and fences and found no fault. So has the plan failed, {child}? Others who built such bridges say no. One thing is missing, and no digger can bring it. The letters of your right answers tell. What do the animals need?",
      close:
        'Check one answer in a second way, with your family beside you. At the bridges in Canada, deer and elk came first. Bears took years to trust them. So time is part of the plan. Olu sits on the bridge and looks down. By the reeds a duck counts to eleven, twice. Tonight, perhaps.',
    },
    secret: {
      asks: 'What do the animals need before they cross?',
      word: 'time',
      found: 'Time! Animals need time to trust a new place.',
    },
  },
  {
    title: 'The First to Cross',
    description: 'Prints in the sand and a party for the whole valley.',
    opener:
      "Last night we went to bed and left the valley alone. Now it is dawn, and the sand is full of prints! Here are hearts from the deer. These paws could be Suki's. The tunnel mud shows webbed feet: one big pair, eleven small! But the last row is odd, {child}. It has long claws and a certain smell. Mateo takes three steps back. Right answers give the last letters. Who crossed last?",
    close:
      "Show your family the best work of your ten days. Hang up your certificate. Mateo's lost hat turns up, just where the skunk had a nap. Nobody wants to sniff it. Then the bread truck rolls by and does not have to stop. The driver sings anyway. Hooray for the bridge builder of Willowmere Valley!",
    older: {
      opener:
        "Last night nobody kept watch, on purpose. Now the sand is covered with news. Hearts: four deer at least. Paw prints in one straight line: that could be Suki. The tunnel mud shows webbed feet: one large pair, eleven small. And one track was in nobody's plan. It has five toes on every foot, long claws and no hurry. Mateo has already stepped back, {child}. Right answers give your last letters. Who crossed last?",
      close:
        "Show your family the best work of your ten days. Hang up your certificate. A skunk has no need to hurry. Its stripes are a warning, and others heed it. It had a nap in Mateo's lost hat. The skunk may keep the hat. The bread truck passes without a stop, and the driver sings anyway.",
    },
    secret: {
      asks: 'Who crossed last and made Mateo step back?',
      word: 'skunk',
      found: 'A skunk! Everyone makes room, very politely.',
    },
  },
]

/** The rangers build crossings over and under a road. Every need of every animal here is a real one. */
export const arcTen: Beat[] = days.map((day, i) => ({ ...day, clues: tenDayClues[i] }))
