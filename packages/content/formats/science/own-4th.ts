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
          'Measure how far one puff moves three kinds of cargo for {hero}. Choose the right unit first. Record three trials for each. Graph the middle results with a title and a scale. Tell which cargo travels best to {place}: the loose, the tight or the paper ball. Each bar that fits its trials wins one {token}.',
        steps: [
          'Get out straws, cotton balls, measuring tape, paper and pencils. Roll one cotton ball tight, leave one loose and crumple a scrap into a ball. Mark a start line on a table.',
          'Ask which unit fits: centimeters or meters? Your child blows one short puff through a straw at a ball on the line.',
          'Measure from the 0 mark to where it stops. Do three trials for each and write them with the unit.',
          'Your child circles the middle result of each row and draws three bars with a title, a scale and the unit. A bar that fits, with one question answered, wins one {token}.',
        ],
        say: 'Your trials differ a little. Which one number will you put on the graph, and why?',
        success: 'The graph has a title, a scale, a unit and three bars that match the middle results.',
      },
      {
        title: 'Near or Far Puff',
        child:
          'Find out if distance from the straw matters. Set down one cotton ball as the cargo of {friend}. Measure how far a puff sends it from 1, 5 and 10 centimeters away. Record, graph and argue for the best spot. Pick the scale of your graph. Each bar that fits wins one {token} for {place}.',
        steps: [
          'Get out straws, cotton balls, measuring tape, paper and pencils. Draw a start line on the table edge of a sheet and set a cotton ball on it.',
          'Your child holds the straw 1 centimeter behind the ball and gives one puff. Measure how far it goes. Do three trials.',
          'Repeat from 5 and from 10 centimeters. Keep the ball and the strength of the puff the same.',
          'Take the middle result of each, choose a scale that fits and draw the bars. Ask one question with each bar. What would you expect at 7 centimeters?',
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
          'Trace how heat reaches two ice cubes. Predict which cube melts first, then look every two minutes. Describe where the heat comes from and where it goes. Choose one trail to draw with arrows for {hero} at {place}. Each look that you can explain wins one {token}.',
        steps: [
          'Get out ice, spoons, socks, a tray, a kitchen timer and paper. Start now: lay one cube flat on the metal tray and one on a folded sock beside it.',
          'Your child predicts which melts first and gives a reason. Go on with the example while they melt.',
          'Look after two, four and six minutes. Push each cube with a spoon. Where is the water? A look explained, with one question answered, wins one {token}.',
          'Draw both trails on paper: warm room, metal, ice; warm room, sock, ice. Metal is a conductor and moves heat in fast. The sock is an insulator and slows it.',
        ],
        say: 'The sock feels warm to your hand. So why does its ice last?',
        success:
          'The cube on metal melts faster, and your child traces heat from the room through the material into the ice.',
      },
      {
        title: 'Sound and Heat Trails',
        child:
          'Listen to how sound energy travels through air and through wood. Tap a spoon softly and compare what each ear hears. Describe the trail from your muscles to the sound. Then trace heat into an ice cube. Tell {friend} which trail was easier to notice, or draw both. Each trail wins one {token} for {place}.',
        steps: [
          'Get out ice, spoons, socks, a tray, a kitchen timer and paper. Set one cube of ice on the tray to wait.',
          'Tap the table with a spoon at arm’s length. Your child listens, then rests one ear on the table and listens to the same tap. Which is louder?',
          'Muffle: fold a sock under the spoon and tap again. What did the sock do to the sound?',
          'Hold the ice in a hand for five seconds by the timer. Draw two trails on paper: muscle, spoon, table, ear; hand, heat, ice. Air, wood, ice: each trail, with one question answered, wins one {token}.',
        ],
        say: 'Start with your muscles. Where did the energy go next?',
        success: 'Your child describes one trail of sound and one of heat, each step in order.',
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
          'Send light around a wall of books to {hero} at {place}. Predict where to hold the mirror, then try it. Draw the path with an arrow for each part. Move the light and describe how the path changes. Choose a new target for the last try. Each right arrow wins one {token}.',
        steps: [
          'Get out a mirror, a flashlight, paper, pencils and books. Stand two books up as a wall. Pin down a drawn target behind it with your hand.',
          'Dim the room. A grown-up steadies the mirror beside the wall. Your child aims the light at it and turns it until the spot lands on the target.',
          'Your child draws the wall from above: lamp, mirror, target, with arrows.',
          'Now look at the lit target. Add the last arrow: from the target to the eye. No arrow starts at the eye. Each of the three arrows, with one question answered, wins one {token}.',
        ],
        say: 'The target makes no light. So how does light get from it to you?',
        success: 'The drawing shows arrows from lamp to mirror to target to eye, in that order.',
      },
      {
        title: 'Around the Corner',
        child:
          'Look around a corner with {friend} at {place}. Hide a drawing behind the books and find it in the mirror. Describe the path that its light takes to your eye. Block one part of the path and predict what you will see. Pick which part to block, then test it. Each part you test wins one {token}.',
        steps: [
          'Get out a mirror, a flashlight, paper, pencils and books. Stand two books as a wall, and put a drawing behind them where your child cannot see it.',
          'Your child turns the mirror until the drawing appears, then points along the path: lamp or window, drawing, mirror, eye.',
          'Draw the path with three arrows. Shine the flashlight on the drawing: is it easier to see?',
          'Block one part with a hand: the light, the drawing or the mirror. Each time the path is cut, so nothing is seen. Each part blocked, with one question answered, wins one {token}.',
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
          'Gather evidence about your thumbs. Move coins, the {tokens}, to the cup for 20 seconds: with thumbs, then with thumbs tucked in. Record three trials of each. Argue for what a thumb does: claim, evidence, reason. Choose how {hero} at {place} gets your report: read it or act it. Each of the three parts wins one {token} to keep.',
        steps: [
          'Get out coins, cups, a kitchen timer, paper and pencils. Spread the coins flat on a table beside one of the cups.',
          'Your child picks up coins one by one for 20 seconds, three trials. Write each count.',
          'Now hold the thumb against the palm and use the fingers only. Three trials again.',
          'Your child writes: My claim is ... My evidence is (two numbers) ... My reason is ... Ask one question with each part. Which other animals grip with a thumb? (apes, monkeys, a koala)',
        ],
        say: 'Numbers first. Which of them supports your claim best?',
        success: 'The argument has a claim, counts from both tests as evidence and a reason.',
      },
      {
        title: 'Two-Eye Trial',
        child:
          'Test why two eyes that face forward help a hunter. Drop coins, the {tokens}, into a cup that moves: with both eyes, then with one. Record the hits. Argue from your evidence to {friend} at {place}. Pick an animal that needs this structure, and justify it. Claim, evidence and reason win one {token} each.',
        steps: [
          'Get out coins, cups, a kitchen timer, paper and pencils. Sit across a table. Hold a coin cup at arm’s length from your child.',
          'Move the cup a little each time. Your child reaches out quickly and drops a coin in: ten tries with both eyes open. Write the hits.',
          'Repeat with a hand over one eye. Rest for half a minute by the timer, then try the other eye.',
          'Your child writes claim, evidence and reason, each with one question. Two eyes that face forward help judge distance. Who needs that? (owl, hawk, cat)',
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
          'Run two power stations for {place}. Take five coins a day from each: one bowl is coal, the other is wind. Record what is left each day and predict the day that one runs out. Explain to {hero} which is renewable. Classify six more sources in pairs. Choose which pair is first. Each right pair wins one {token}.',
        steps: [
          'Get out coins, bowls, paper and pencils. Put 20 coins in a bowl marked Coal and 5 in a bowl marked Wind. Keep 5 more for nature.',
          'Each day your child takes five coins from each bowl. Then nature puts five back in the wind bowl and none in the coal bowl.',
          'Record both bowls for four days. On day two, predict when the coal is gone.',
          'Now sort by the same test: sunlight, oil, a river, natural gas, uranium, tides. Does nature refill it within a lifetime? Your child writes R or N. Two sources with reasons, with one question answered, wins one {token}.',
        ],
        say: 'Both bowls gave the same power. What is different about tomorrow?',
        success: 'Your child finds that coal runs out on day four, and sorts six sources with the refill test.',
      },
      {
        title: 'Ten-Coin Power Plan',
        child:
          'Plan the power for {place} with ten coins. Label each source renewable or nonrenewable. Put your coins on two or more of them. Justify your plan to {friend}, who asks hard questions. Choose one drawback that you can live with. Each hard question you answer with a fact wins one {token}.',
        steps: [
          'Get out coins, bowls, paper and pencils. Write five sources on a sheet: sun, wind, river, gas, coal. Ten coins wait in one of the bowls.',
          'Read the facts: The place is windy, often cloudy, and has a small river. Gas and coal work any day, make smoke and run out. Wind and sun are clean, but stop at times.',
          'Your child labels each source R or N and lays out ten coins.',
          'As {friend}, ask: What happens on a still night? What about smoke? And in a hundred years? Your child moves coins or defends the plan. Ask one question below with each.',
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
