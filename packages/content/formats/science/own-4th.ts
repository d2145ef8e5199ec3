import type { Format } from '../../types.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const fourthOwn: Format[] = [
  {
    id: 'science.puff-data',
    subject: 'science',
    title: 'One-Puff Data',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'a',
    grades: { from: '4th', to: '4th' },
    skills: ['science.4.measure-and-graph'],
    materials: [
      { name: 'straws', quantity: '1', core: true },
      { name: 'cotton balls', quantity: '2', core: true },
      { name: 'measuring tape', quantity: '1, with centimeters', core: true, substitute: 'ruler' },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Measure how far one puff moves three kinds of cargo for {hero}. Choose the right unit first. Record three trials for each. Graph the middle results with a title and a scale. Tell which ball travels best to {place}: loose, tight or paper. Each bar that fits its trials wins one {token}.',
        gist: 'Three balls get three straw puffs each, and your child measures and graphs the middle results; each fitting bar plus one question answered wins one {token}.',
        steps: [
          'Get out straws, cotton balls, measuring tape, paper and pencils. Roll one cotton ball tight, leave one loose and crumple a scrap into a ball. Draw a start line on a sheet.',
          'Which unit fits: centimeters or meters? (centimeters) One short puff through a straw at a ball on the line.',
          'Lay the 0 mark at the line and measure to where it stops. Do three trials for each and write them with the unit.',
          'Your child circles the middle result of each row and draws three bars with title, scale and unit.',
        ],
        say: 'Your trials differ a little. Which one number will you put on the graph, and why?',
        success: 'The graph has a title, a scale, a unit and three bars that match the middle results.',
      },
      {
        title: 'Near or Far Puff',
        child:
          'Find out if distance from the straw matters. Set down one cotton ball as the cargo of {friend}. Measure one puff from 1, 5 and 10 centimeters away. Record, graph and argue for the best spot. Pick the scale of your graph. Each bar that fits wins one {token} for {place}.',
        gist: 'From 1, 5 and 10 centimeters away, your child puffs a ball and graphs the middle results; each bar that fits plus one question answered wins one {token}.',
        steps: [
          'Get out straws, cotton balls, measuring tape, paper and pencils. Draw a start line on a sheet and set a cotton ball on it.',
          'Your child holds the straw 1 centimeter behind the ball and gives one puff. Measure how far it goes. Do three trials.',
          'Repeat from 5 and from 10 centimeters. Keep the ball and the strength of the puff the same.',
          'Draw a bar for each middle result. What would you expect at 7 centimeters? (between the last two)',
        ],
        say: 'What would a reader of your graph need to know about these numbers?',
        success: 'Nine results carry a unit, and the graph of the middle results answers the question.',
      },
    ],
    safety: [
      {
        hazard: 'straw in the mouth',
        adultNote: 'Stay close: one person per straw, seated, and nobody walks with it in the mouth.',
      },
    ],
  },
  {
    id: 'science.energy-trails',
    subject: 'science',
    title: 'Energy Trails',
    modality: { primary: 'auditory', secondary: ['kinesthetic', 'visual'] },
    kind: 'investigate',
    layout: 'c',
    grades: { from: '4th', to: '4th' },
    skills: ['science.4.energy-moves'],
    materials: [
      { name: 'ice', quantity: '2 cubes of the same size', core: true },
      { name: 'spoons', quantity: '1, metal', core: true },
      { name: 'socks', quantity: '1, thick', core: true },
      { name: 'tray', quantity: '1, metal', core: true, substitute: 'a metal pan or pot lid' },
      { name: 'kitchen timer', quantity: '1', core: true, substitute: 'counting slowly' },
      { name: 'paper', quantity: '1 sheet', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Trace how heat reaches two ice cubes. Predict which cube melts first, then look every two minutes. Describe where the heat comes from and where it goes. Lay a trail of paper arrows for {hero} at {place}. Choose which trail is first. Each look that you can explain wins one {token}.',
        gist: 'Your child predicts which ice melts first, on metal or on a sock, and looks three times; each look explained plus one question answered wins one {token}.',
        steps: [
          'Get out ice, spoons, socks, a tray, a kitchen timer and paper. Start now: lay one cube flat on the metal tray and one on a folded sock beside it.',
          'Your child predicts and gives a reason.',
          'Look after two, four and six minutes. Push each cube with a spoon. Which is smaller, and why? (on metal: it gets heat faster)',
          'Lay torn paper arrows along both trails: warm room, metal, ice; warm room, sock, ice. Metal is a conductor and moves heat in fast. The sock is an insulator and slows it.',
        ],
        say: 'The sock feels warm to your hand. So why does its ice last?',
        success:
          'The cube on metal melts faster, and your child traces heat from the room through the material into the ice.',
      },
      {
        title: 'Sound and Heat Trails',
        child:
          'Listen to how sound energy travels through air and through wood. Rest one ear on the table and compare. Describe the trail from muscles to the sound. Then trace heat into an ice cube. Tell {friend} which trail was easier to notice, or act it. Each trail wins one {token} for {place}.',
        gist: 'You tap a table, your child listens through air and wood, then holds ice; each of three energy trails told in order plus one question answered wins one {token}.',
        steps: [
          'Get out ice, spoons, socks, a tray, a kitchen timer and paper. Set one cube of ice on the tray to wait.',
          'Tap the table with a spoon at arm’s length. Your child listens, then rests one ear on the table. Which is louder? (the table)',
          'Muffle: fold a sock under the spoon and tap again. Louder or softer? (softer)',
          'Your child holds the ice for five seconds by the timer. Slide a torn paper arrow along each trail: muscle, spoon, air, ear; muscle, spoon, table, ear; hand, ice.',
        ],
        say: 'Start with your muscles. Where did the energy go next?',
        success: 'Your child describes two trails of sound and one of heat, each step in order.',
      },
    ],
    safety: [{ hazard: 'cold ice', adultNote: 'Stay close: hold ice for a few seconds only and wipe up drips.' }],
  },
  {
    id: 'science.bounce-path',
    subject: 'science',
    title: 'Bounce Path',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'investigate',
    layout: 'd',
    grades: { from: '4th', to: '4th' },
    skills: ['science.4.light-and-sight'],
    materials: [
      { name: 'mirror', quantity: '1, small', core: true },
      { name: 'flashlight', quantity: '1', core: true, substitute: 'a small lamp' },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'books', quantity: '2', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Send light around a book wall to {hero} at {place}. Predict where the mirror must go, then try it. Draw the path with an arrow for each part. Move the light and describe how the path changes. Choose a new target for the last try. Each right arrow wins one {token}.',
        gist: 'Your child aims the light, you turn the mirror as told, until the hidden target shines; each of three arrows drawn plus one question answered wins one {token}.',
        steps: [
          'Get out a mirror, a flashlight, paper, pencils and books. Stand one book up as a wall and lean a drawn target on the other, behind it.',
          'Dim the room. Hold the mirror beside the wall and turn it until the light lands on the target.',
          'Your child draws the wall from above: lamp, mirror, target, with arrows.',
          'Now look at the lit target. Add the last arrow: from the target to the eye. No arrow starts at the eye. Then move the light and try again.',
        ],
        say: 'The target makes no light. So how does light get from it to you?',
        success: 'The drawing shows arrows from lamp to mirror to target to eye, in that order.',
      },
      {
        title: 'Around the Corner',
        child:
          'Look around a corner with {friend} at {place}. Find the star that hides behind the books. Describe the path that its light takes to your eye. Predict what you see when one part is blocked. Pick which part to block first, then test it. Each part you test wins one {token}.',
        gist: 'You turn the mirror until your child sees the hidden star; then blocking light, star and mirror each wins one {token} with a question answered.',
        steps: [
          'Get out a mirror, a flashlight, paper, pencils and books. Stand two books as a wall. Put a drawn star behind them, out of sight, with the lit flashlight on it.',
          'Dim the room. Turn the mirror as your child says until the star appears.',
          'Your child draws the path with three arrows: flashlight, star, mirror, eye.',
          'Your child predicts, then blocks the light, the star and the mirror with a hand. Each time the path is cut, and the star goes dark or out of sight.',
        ],
        say: 'Follow it with your finger. Where does the light start?',
        success:
          'Your child traces source, object, mirror and eye, and predicts that a cut path means nothing is seen.',
      },
    ],
    safety: [
      {
        hazard: 'mirror and bright light',
        adultNote: 'A grown-up handles the mirror. Light never points at eyes, by mirror or straight.',
      },
    ],
  },
  {
    id: 'science.structure-trial',
    subject: 'science',
    title: 'Structure Trial',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'investigate',
    layout: 'b',
    grades: { from: '4th', to: '4th' },
    skills: ['science.4.body-structures'],
    materials: [
      { name: 'coins', quantity: '10', core: true, substitute: 'buttons' },
      { name: 'cups', quantity: '1', core: true },
      { name: 'kitchen timer', quantity: '1', core: true, substitute: 'counting slowly' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Gather evidence about your thumbs. Move coins, the {tokens}, to the cup for ten seconds. Use your thumbs first, then tuck them in. Record three trials of each. Argue for what a thumb does: claim, evidence, reason. Choose to read or act your report for {hero} at {place}. Each of the three parts wins one {token} to keep.',
        gist: 'Ten seconds at a time, your child moves coins to a cup with thumbs, then without; claim, evidence and reason from the counts each win one {token} with a question answered.',
        steps: [
          'Get out coins, cups, a kitchen timer, paper and pencils. Spread the coins flat on a table beside one of the cups.',
          'Your child picks up coins one by one, three trials. Write each count and spread the coins again.',
          'Then three trials with the thumb held against the palm.',
          'Your child writes claim (thumbs help to grip), evidence (the counts) and reason (they hold food and branches).',
        ],
        say: 'Numbers first. Which of them supports your claim best?',
        success: 'The argument has a claim, counts from both tests as evidence and a reason.',
      },
      {
        title: 'Two-Eye Trial',
        child:
          'Test why two eyes that face forward help a hunter. Drop coins, the {tokens}, into a cup that moves. Use both eyes, then one. Record the hits. Argue from your evidence to {friend} at {place}. Pick an animal that needs this structure, and justify it. Claim, evidence and reason win one {token} each.',
        gist: 'You move a cup, your child drops coins in with two eyes, then one; claim, evidence and reason from the hits each win one {token} with a question answered.',
        steps: [
          'Get out coins, cups, a kitchen timer, paper and pencils. Sit across a table. Hold a coin cup at arm’s length from your child.',
          'Move it a little for each of ten quick tries with both eyes open. Write the hits.',
          'Rest for half a minute by the timer. Repeat with a hand over one eye.',
          'Claim: two eyes judge distance better. Evidence: the hits. Reason: each eye sees from its own side. Who needs that? (owl, hawk, cat)',
        ],
        say: 'What do your two counts show about judging how far away it is?',
        success: 'Your child compares the hits and argues from them that two eyes help judge distance.',
      },
    ],
    safety: [
      {
        hazard: 'small coins',
        adultNote: 'Stay close and keep coins away from little ones and out of mouths.',
      },
    ],
  },
  {
    id: 'science.energy-bank',
    subject: 'science',
    title: 'The Energy Bank',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'c',
    grades: { from: '4th', to: '4th' },
    skills: ['science.4.energy-sources'],
    materials: [
      { name: 'coins', quantity: '30', core: true, substitute: 'dry beans' },
      { name: 'bowls', quantity: '2', core: true },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Run two power stations for {place}. Take five coins a day from each bowl, coal and wind. Record what is left, and predict the day one runs out. Explain to {hero} which is renewable. Classify six more sources in pairs. Choose which pair is first. Each right pair wins one {token}.',
        gist: 'Your child runs coal and wind bowls for four days, then sorts six sources, renewable or not; each right pair plus one question answered wins one {token}.',
        steps: [
          'Get out coins, bowls, paper and pencils. Put 20 coins in a bowl marked Coal and 5 in a bowl marked Wind. Keep 5 more for nature.',
          'Each day your child takes five coins from each bowl. Then you, as nature, put five back in the wind bowl.',
          'Record both bowls. On day two, predict when the coal is gone.',
          'Pairs: sunlight and oil, river and natural gas, uranium and tides. Does nature refill it within a lifetime? Your child writes R or N with a reason. (R: sunlight, river, tides)',
        ],
        say: 'Both bowls gave the same power. What is different about tomorrow?',
        success: 'Your child finds that coal runs out on day four, and sorts six sources with the refill test.',
      },
      {
        title: 'Ten-Coin Power Plan',
        child:
          'Plan the power for {place} with ten coins. Label each source renewable or nonrenewable. Put your coins on two or more of them. Justify your plan to {friend}, who will object. Choose one drawback that you can live with. Each objection you answer with a fact wins one {token}.',
        gist: 'Over five energy sources your child spreads ten coins, and as {friend} you object three times; each objection met plus one question answered wins one {token}.',
        steps: [
          'Get out coins, bowls, paper and pencils. Write five sources on a sheet: sun, wind, river, gas, coal. Put ten coins in a bowl.',
          'Read: The place is windy, often cloudy, and has a small river. Gas and coal work any day, make smoke and run out. Wind and sun are clean, but may stop.',
          'Your child labels them R (sun, wind, river) or N (gas, coal).',
          'Object: What happens on a still night? (use river, gas, coal) What about smoke? And in a hundred years? (use sun, wind, river) Coins may move.',
        ],
        say: 'Why there? What will you do when that source stops for a day?',
        success: 'All five sources are labeled correctly, and the plan is defended with facts about the place.',
      },
    ],
    safety: [
      {
        hazard: 'small coins',
        adultNote: 'Stay close, count the coins back in and keep them from little ones.',
      },
    ],
  },
]
