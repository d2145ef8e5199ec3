import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** Of the same day and grade as `clues-2nd.ts`: they move the story on and clear nobody. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'Kenji listens for Acorn on 29 low channels and 56 high ones. How many channels is that?',
    answer: '85',
    sum: '29 + 56',
    tells: '85 channels, and Acorn is on none of them. So it did not just switch channels.',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: "This morning's sounds make a strip of 54 inches. Beeps fill the first 37. How many inches are silent?",
    answer: '17',
    sum: '54 - 37',
    tells: 'The last 17 inches are one long hush. Lucia marks where it begins.',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'Is our dial set right? Acorn always calls on channel 6 hundreds, 8 tens and 1 one. Write the number.',
    answer: '681',
    sum: '600 + 80 + 1',
    tells: 'Our dial is on 681. So we listen in the right place and still hear nothing.',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'It costs 46 cents to call a dish on Earth. Kenji has 2 dimes, 5 nickels and 3 pennies. How many cents?',
    answer: '48',
    sum: '2 * 10 + 5 * 5 + 3',
    tells: 'That is enough. Now Kenji can ask down there who still hears Acorn.',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'Our radio has 55 units of power. By lunch it uses 28, and the Sun adds 16. How many units then?',
    answer: '43',
    sum: '55 - 28 + 16',
    tells: 'So our own radio can stay on all day. We will not miss a beep.',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'The dome window has 13 panes. Can Dot and Ravi watch two equal rows of them, with none left over?',
    answer: 'no',
    tells: 'One pane is left over, so Lucia takes it. Now all 13 are watched for Acorn.',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'An old probe fell silent out there last week, after lunch. Draw the short hand between 2 and 3, the long hand on 7. What time was it, with a.m. or p.m.?',
    answer: '2:35 p.m.',
    tells: 'That time it was in the afternoon. So the hush can come at any hour.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'On two photos, Acorn is 10 and then 4 centimeters from the dark spot. Draw both. How many centimeters shorter is the second?',
    answer: '6',
    sum: '10 - 4',
    tells: 'Acorn came 6 centimeters closer to the dark spot. Then the beeps stopped.',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'Four of us listen, one after the other. How many minutes is that in all?',
    answer: '28',
    sum: '8 + 6 + 5 + 9',
    graph: bars('Minutes that each one listens', { Kenji: 8, Lucia: 6, Ravi: 5, Dot: 9 }),
    tells: 'For 28 minutes somebody always listens. By then the hush may be over.',
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'Draw the hush of the old probe as a bar in fourths. Color 2 of them: so much of ours is over. Is the rest a half or a third?',
    answer: 'a half',
    tells: 'If ours is as long, a half of it lies ahead. Dot reaches for the next spoon.',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'Kenji, Ravi and Dot listen in the dome, the nook and the galley. Ravi is in the galley. Dot is not in the dome. Who is there?',
    answer: 'Kenji',
    tells: 'Kenji is in the dome, so all three places have an ear. No beep can slip by.',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'Lucia needs a clear lens to look at the dark spot. Which material is clear: glass, foil or felt?',
    answer: 'glass',
    tells: 'Through the clear glass Lucia sees the dark spot well. She draws its edge.',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'Nobody wants to leave the radio, so Ravi brings soup. It takes the shape of each bag. Is it a solid or a liquid?',
    answer: 'a liquid',
    tells: 'A liquid goes through a straw. So all can sip and listen at once.',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'Kenji has listened so long that his ears hurt. He presses foam, wood and steel. Which is best to put on sore ears?',
    answer: 'foam',
    tells: 'With foam on his ears, Kenji can go on until Acorn beeps.',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'A dish on Earth wants to listen with us, but it is full of snow. Now the sun warms it. What will the snow do?',
    answer: 'it melts',
    tells: 'Soon the snow is gone. Then that dish can listen for Acorn as well.',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'Kenji turns all knobs of our radio at once. Ravi points to his beans: soil, light, water. How many may he change in a fair test?',
    answer: '1',
    tells: 'Just one! So Kenji tries one knob at a time, and sees what each one does.',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'A seed in a sweet berry is out of sight, but it travels on. Who carries it: a bird, the wind or a stream?',
    answer: 'a bird',
    tells: 'In the end that seed comes out again, far from home. Maybe Acorn will show up again, too.',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'Kenji can call a dish in a desert or one in a rainforest. He wants few animals that chatter. Which place has fewer kinds of animals?',
    answer: 'a desert',
    tells: 'So Kenji calls the quiet desert. The rainforest would talk over the beeps.',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'One dish stands on a cliff. Waves have nibbled at that rock for ages. Is that a fast or a slow change?',
    answer: 'slow',
    tells: 'So the dish is safe up there today. It can listen for Acorn with us.',
  },
]
