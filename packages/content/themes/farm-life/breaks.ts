import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'Morning Chores',
    text: 'Pull on pretend boots. Carry two full buckets around the room without a spill, four times. Lift the latch, toss the grain ten times and fill the trough. Put the buckets down and roll your shoulders slowly.',
  },
  {
    title: 'Hen Strut',
    text: 'Tuck your hands in for wings. Strut with high knees for twenty steps and scratch the ground between. Peck left, peck right, eight times. Do it twice. Then sit on your nest, fluff up and settle down.',
  },
  {
    title: 'Hay Bale Lift',
    text: 'Bend your knees and hug a pretend hay bale. Lift it, turn and set it on the wagon. Load twelve bales, six on each side. Climb on top and lie back. Feel your arms and legs grow heavy.',
  },
  {
    title: 'Round Up the Flock',
    text: 'You are the sheepdog. Run softly in a wide circle, three times each way. Drop down flat when your grown-up whistles. Creep forward ten steps and lie still. Do it four times, then pant and rest your chin.',
  },
  {
    title: 'Goat on a Rock',
    text: 'Find a safe spot for your pretend rock. Hop onto it and balance on one foot for eight counts. Hop off, skip around it and change feet. Do six turns. Then lie on your side and chew like a happy goat.',
  },
  {
    title: 'Wobbly Calf',
    text: 'Start on your hands and knees. Push up on wobbly legs, sway for five counts and plop down. Stand up a bit better each time. Try it six times. Last, stand firm and take ten proud steps to your grown-up.',
  },
  {
    title: 'From Grain to Bread',
    text: 'Crouch as a grain. Grow tall for ten counts. Sway in the wind for ten. Turn around like a millstone four times. Be dough: get rolled, stretched and folded. Rise again slowly and finish round and warm.',
  },
  {
    title: 'Dig the Potatoes',
    text: 'Push in your pretend shovel with one foot and lift. Dig ten scoops with the right foot and ten with the left. Bend down and pick up each potato. Do two rows. Lean on your shovel and look at the sky.',
  },
  {
    title: 'Apple Picking',
    text: 'Stretch up on your toes, twist your hand and pick an apple. Lay it softly in the sack. Pick ten with each hand. Then gather ten from the grass. Do it twice, sit under the tree and breathe in autumn.',
  },
  {
    title: 'Tractor Start',
    text: 'Crank the engine with ten big arm circles. Cough twice, shake and start. Drive around the room with knees up for thirty steps. Reverse for ten small ones. Park, switch off and let your body rumble to a stop.',
  },
  {
    title: 'Mud Bath',
    text: 'Lie down on your back like a pig in the mud. Roll left and right eight times. Wave all four feet for ten counts. Get up, shake and stomp. Do it three times. Then sink in and sigh with comfort.',
  },
  {
    title: 'Storm Over the Hill',
    text: 'Tap your knees like first drops for ten counts. Pat faster for rain. Stomp for thunder six times and stretch for lightning. Then slow it down: rain, drops, nothing. Play two storms. Sit and spread out like the sun.',
  },
  {
    title: 'Milk and Butter',
    text: 'Hold a pretend churn between your hands. Shake it high for fifteen counts, then low, then side to side. Hop until it thumps. Do it twice. Spread out your arms as slowly as soft butter.',
  },
  {
    title: 'Scarecrow Freeze',
    text: 'Be a crow and flap around the field. At the word wind, freeze like a scarecrow with arms out. Hold for eight counts. Play seven rounds. Then the wind drops, and you hang loose.',
  },
  {
    title: 'Close the Gates',
    text: 'It is evening. Walk around the farm and close ten gates: step, pull, latch. Duck under one fence and step over the next. Do two rounds. Say good night to each animal, softer each time.',
  },
]
