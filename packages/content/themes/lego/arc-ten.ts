import type { Beat } from '../../types.ts'

/** A lighthouse from the ground up; each day meets one thing that real towers must solve. */
export const arcTen: Beat[] = [
  {
    title: 'Lost in the Fog',
    description: 'A little boat misses the harbor three times. Clatterby needs a lighthouse.',
    opener:
      'Hello, {child}, and welcome to Clatterby! Last week, fog came in as thick as oatmeal. A small boat called Teaspoon sailed past our harbor three times. Captain Oona could hear the market but could not see it. It was a long wait, with one cracker. So the town has voted. In ten days we build a lighthouse on Gull Point! Your first work gets us ready to dig.',
    close:
      'Show your family the work you like best today. Then hold up a hand, as all Clatterby did in the vote. Every hand says yes. Paloma draws one straight line on a huge blueprint. It is a start, and it points up.',
  },
  {
    title: 'Start by Going Down',
    description: 'A tall tower begins with a deep hole. The ground has a surprise.',
    opener:
      'Yesterday the town voted. Today we dig, because a tall thing needs a wide, firm foot. Builders call it the foundation. Yuna dug first and sank in knee-deep. The top of Gull Point is only sand! Kofi says that solid stone lies farther down. All the digging is worth it. A tower stands only as well as its foot. Set down your own firm foot with good work today.',
    close:
      'Tell your family what you already knew that helped you today. That was your foundation. Clunk! The digger hits solid stone, and the builders toss their hats. One of the hats is still in the hole. It brings good luck, they say.',
  },
  {
    title: 'Why Round?',
    description: 'Square or round? Clatterby argues until the wind joins in.',
    opener:
      "Yesterday we struck stone. Today there was a loud, friendly argument. Half the town wanted a square lighthouse. They already had square curtains. Then the wind blew hard. Ingrid held up a box and a barrel. The wind slipped around the barrel and shoved the box. That is why many lighthouses are round! So round it is, {child}. If an answer won't budge today, come at it from another side.",
    close:
      'Tell your family how you found your way around a hard question. The first ring of bricks is down, as round as a pie. The square curtains will make lovely flags.',
  },
  {
    title: 'No Crack on a Crack',
    description: 'The wall grows, and Ingrid shows a trick as old as bricks.',
    opener:
      "Yesterday we laid the first ring. This morning Farid's part of the wall came apart like a zipper. Each brick sat exactly on top of the one below. Then the cracks made one long line. Look at an old brick wall some day. Each brick sits across the crack beneath it. That way, they all hold on to each other. Build today's work like a good wall, one thing upon another.",
    close:
      'Show your family two things from today that go together. Say how one helps the other. Brick over crack, brick over crack, and the tower is horse-high. Farid hugs the new wall. It does not move at all.',
  },
  {
    title: 'The Stairs That Turn',
    description: 'There is no room for plain stairs. The answer is shaped like a snail.',
    opener:
      'Since yesterday the tower is too tall to step over. We need stairs, but a lighthouse is narrow. Plain stairs would stick out of the side. Yuna found the answer on a cabbage. A snail! Its shell winds up in a spiral, and so will our steps. They go round and round and take up little room. We are halfway, {child}. Climb through today one step at a time.',
    close:
      'Count off your steps today for your family, from first to last. Then turn around once like a spiral stair. Sixty steps are in place. The snail moved into step eleven. A sign says: Please pass on the left.',
  },
  {
    title: 'The Day of Wind',
    description: 'The tower sways a tiny bit. The builders find out that this is fine.',
    opener:
      'Yesterday we built the stairs. In the night a big wind blew. Paloma stood on step sixty and felt it. The tower moved! It was less than the width of a finger. Paloma came down fast. Then Ingrid explained. Tall towers are meant to bend a tiny bit. It keeps them from cracking. Trees do it too. When a task pushes back today, bend a little and spring up.',
    close:
      'Tell your family about a moment when you bent and bounced back. The wind has gone, and our tower stands. Paloma climbs to the top and hums, just to show it. One of the seagulls hums along.',
  },
  {
    title: 'Stripes for the Daytime',
    description: 'A lighthouse has work to do in daylight as well. It needs a suit.',
    opener:
      'Yesterday the tower passed the wind test. Today we talk about clothes. By day, a lighthouse lamp is hard to see. So many towers wear bold stripes or bands. Sailors look at the pattern and know where they are! No other tower nearby should look the same. Kofi wants dots. Farid wants socks. They are still talking, {child}. Give your work today a style that is clearly yours.',
    close:
      'Show your family something that only you would do that way. The town has chosen three yellow stripes and one narrow blue one. From far off, it looks like a very tall bee. Captain Oona says nobody could mistake it.',
  },
  {
    title: 'The Light That Bends',
    description: 'A small lamp must reach a long way. It takes a clever window.',
    opener:
      'Yesterday the tower got its stripes. Now for the lamp. It is no bigger than a melon. How can it reach ships far out at sea? Farid knows. The answer is a lens, a window with many rings of edges. Each edge bends some of the light. The light that would stray goes straight ahead, in one beam! Bring your own thoughts together today, and let them shine one way.',
    close:
      'Choose what mattered most today, and tell it to your family. Up in the tower, Farid sets the last ring. A sunbeam wanders in and comes out as a bright stripe. It lands on the goose, who poses.',
  },
  {
    title: 'Flash, Flash, Wait',
    description: 'No two patterns of light are alike. Clatterby picks its own.',
    opener:
      "Yesterday we built the lens. Tonight it will turn for the first time. Each lighthouse has its own flashes, so sailors can tell them apart. It is like a name made of light! All day the town tried out patterns. The mayor's was so long that it ended after supper. Now we have one: flash, flash, wait. Blink it once with both eyes. Then get everything ready for tomorrow.",
    close:
      'Clap our pattern for your family: clap, clap, wait. Then show one thing that you have practiced until it was easy. The lamp is polished, and the gears are oiled. Out over the sea, a gray wall is growing. It is fog.',
  },
  {
    title: 'Teaspoon Comes Home',
    description: 'The fog is back, and a small boat is out in it. Light the lamp.',
    opener:
      'Yesterday the fog was far away. Now it has swallowed the harbor. Somewhere out there is Teaspoon. You dug with us, {child}. You went round, crossed the cracks and climbed the snail. You bent, you shone, and you know the pattern. The whole town stands on Gull Point, holding its breath. The lamp waits for one more push. Do your last work, and do it brightly.',
    close:
      'Flash, flash, wait. Flash, flash, wait. A tiny bell rings in the fog. In slides Teaspoon! Captain Oona brought crackers for everyone. Show your family the best work of all ten days. Step eleven and the top brick both carry your name.',
  },
]
