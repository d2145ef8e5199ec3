import type { Beat } from '../../types.ts'

/** A supper made wholly on the farm, and a guest list that will not stop growing. */
export const arcTen: Beat[] = [
  {
    title: 'Supper for Six',
    description: 'Thandi plans a supper, all of it from our own farm. Six people, she says.',
    opener:
      "Welcome to Sorrel Hill Farm, {child}! Wipe your feet, or don't, it is that sort of kitchen. Thandi has an idea. In ten days we shall hold a harvest supper. All of it comes from this hill. We grow the bread. We find the honey. We dig, pick, milk and carry. Six guests, she says, nice and small. Ignacio coughs. He may have asked his cousins. So, twelve. Let's get to work.",
    close:
      'Show your family your first good piece of work for the supper. Owen pins a list to the kitchen door with twelve names. It is a long sheet. That is just as well, for somebody is knocking. Tomorrow we start with the bread.',
  },
  {
    title: 'Wheat and Wind',
    description: 'Before there is bread, there is grain and a good breeze.',
    opener:
      'Yesterday twelve names hung on the door. The mail carrier saw them and said how nice. So, fifteen. Today the bread begins. We beat the dry wheat, and the grain comes loose. Then we toss it up in the breeze. The light husk blows off. The grain is heavy and falls straight down. The wind does the sorting! Sort out your work today: what counts, and what blows away?',
    close:
      'Tell your family what really counted in your work today. A sack of grain stands by the door, gold as a lion. Thandi runs it through her hands. Too hard to chew, she says. Tomorrow it meets two very big stones.',
  },
  {
    title: 'The Millstones Turn',
    description: 'Two stones, one stream and a lot of dust. The miller has a question.',
    opener:
      "Yesterday the wind cleaned our grain. Today we take it to the mill down the lane. The stream turns a wheel. The wheel turns a stone as big as a table. In goes grain and out comes flour. One thing moves the next. The miller sneezes and asks what it is for. So, nineteen, with her boys. See how one step moves the next in today's work, {child}.",
    close:
      'Show your family how one step led to the next today. We came home as white as geese. The flour rests in the cool pantry. Owen has counted chairs: there are eight. He says not to worry, and goes to look in the attic.',
  },
  {
    title: 'Shake Until It Thumps',
    description: 'Bread wants butter. Butter wants patience, and somebody with strong arms.',
    opener:
      "Since yesterday we have flour, but who likes bread without butter? Owen let the milk stand, and the cream rose to the top. Now we shake it. First it sloshes. Then it goes quiet, and you think that nothing happens. That's the moment most people stop. Keep on! Thump: the drops have stuck together, and it's butter. The milk truck driver helped us shake. So, twenty-four. Keep on through the quiet part today, {child}.",
    close:
      'Tell your family when you kept on today and it paid off. There is butter in a blue dish, with a cow on top. Juniper the cow was the model. She did not see the likeness. The bees have been told to expect us.',
  },
  {
    title: 'What the Bees Can Spare',
    description: 'A good beekeeper takes little. How little is right?',
    opener:
      "Yesterday we made butter, and today we ask the bees. Ignacio lifts the lid without hurry. Bees need their honey, for they don't sleep through winter. They huddle and shiver to keep warm. So we take only what they can spare. To bring sweetness from a million blossoms takes some care with sums. The beekeepers' club came by to look. So, thirty-one. We are halfway. What can you spare time for today?",
    close:
      'Show your family something you gave extra time to today. Ignacio left the bees twenty frames and took two. He whispered the guest list to the hive. It hummed for a long while. The chairs are at fourteen, with one for the cat.',
  },
  {
    title: 'Digging for Supper',
    description: 'The best of the soup is under our feet. All hands, all shovels.',
    opener:
      'Last night we filled the honey pot. Today we dig. Potatoes first, and then the carrots, the crooked ones too. Roots hold on, so you loosen the soil, wiggle and pull. Some come up easily. One took four of us, and Bess. The school bus stopped to look. All of the children asked. So, forty-four. Thandi only smiles and gets more shovels. Some answers hide deep, {child}. Loosen, wiggle and pull.',
    close:
      'Tell your family about an answer you had to dig for. The cellar is full of roots, sorted by size and silliness. The carrot with two legs is on the windowsill. It looks as if it might walk to the supper.',
  },
  {
    title: 'Up in the Apple Trees',
    description: 'Bags on shoulders, and the fruit comes down. Nothing goes to waste.',
    opener:
      'Yesterday we looked down all day. Today we look up. A ripe apple comes off with a lift and a twist. If you have to tug, it wants more sun. The perfect ones we keep. The dented ones turn into sauce. The cores go to the pigs. The last bits feed the soil. The band stopped by for a snack and will play. So, fifty-two. Find a use for all you can do today, {child}.',
    close:
      'Show your family an old skill you put to use today. The house smells of apples up to the roof. Owen found benches in the hay loft: we can now seat thirty. Hana looks at the sky and pulls her collar up.',
  },
  {
    title: 'Rain on the Plan',
    description: 'The long table was to stand in the meadow. The meadow is now a pond.',
    opener:
      'Last night it rained, and it is raining yet. The meadow where the table should stand has ducks on it. Everyone looked at Thandi. Farmers plan with care, and then they plan again. She walked to the big barn and began to sweep. Dry, warm and large enough for all! The roof crew came to check it. So, fifty-eight. If a plan gets rained on today, make the next one.',
    close:
      'Tell your family about a plan that you had to change. The barn is swept, and the owl has moved one beam higher. We hung lanterns and the two-legged carrot. It looks better than the meadow ever would.',
  },
  {
    title: 'The Dough Wakes Up',
    description: 'Flour, water, salt and something alive. Then comes the hard part: leave it alone.',
    opener:
      'Yesterday we swept the barn. Today we make the dough. Into the flour goes yeast, which is alive. It feeds and breathes out gas, and the bubbles lift the dough. You fold it and press it. Then you let it be. You cannot hurry dough. Owen tried to cheer it on. Two weary walkers asked the way and stayed. So, sixty! Let your work rest once, {child}, and look with fresh eyes.',
    close:
      'Show your family something that got better when you looked again. The dough has risen and lifted its cloth like a hat. Planks on barrels make one long table. Hay bales make sixty seats. Tomorrow!',
  },
  {
    title: 'Supper for Sixty',
    description: 'Golden loaves, a full barn and a story in every dish.',
    opener:
      'Last night the dough rose. This morning the hill smelled of bread. Now they come up the lane: cousins, drivers, the whole school bus. There is soup from our field and butter with a cow. There is honey that the bees could spare. Each guest asks who made all this. Thandi points at everyone, and last of all at you, {child}. Finish your work. Then take the seat at the head.',
    close:
      'Show your family three things you made from the ground up. Tell what came first in each. Then the bread goes around, hand to hand. It is quiet, the way it is when supper is good. Next year, says Thandi: six.',
  },
]
