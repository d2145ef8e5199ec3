import type { StoryTask } from '../../../../types.ts'

export const skillTasksK2: Record<string, StoryTask> = {
  'science.k.animal-homes': {
    scene: 'beaver-dam',
    today:
      'Noor goes around to ask who was out last night. Nobody knows which door to knock on. Mateo has knocked on a mushroom.',
    problem: 'Which place to live fits which animal, and why? Each right answer paints one door sign.',
    payoff: 'Every door sign is up, and Noor can knock. The beaver who opens is dripping wet.',
    token: { one: 'door sign', many: 'door signs', mark: 'sign' },
  },
  'science.k.big-and-small-pushes': {
    scene: 'ranger-cabin',
    today: 'Little balls of flour lie beside the prints. Somebody bumped them on the way. Pip wants to bump them, too.',
    problem: 'What do big and small pushes do to a ball? Each right answer saves one flour ball.',
    payoff: 'All the flour balls are saved, so Noor can judge the bumps. Pip gave one a tiny push.',
    token: { one: 'flour ball', many: 'flour balls', mark: 'bead' },
  },
  'science.k.five-senses': {
    scene: 'bat-hollow',
    today:
      'The hollow is as dark as the cabin was last night. Here something scrapes, and there something feels soft. The soft thing is Mateo.',
    problem: 'Noor needs helpers who look, listen and feel with care. Each right answer ties on one name tag.',
    payoff: 'Now every find has its name tag. Mateo wears one, too, just in case.',
    token: { one: 'name tag', many: 'name tags', mark: 'tag' },
  },
  'science.k.living-or-not': {
    scene: 'oak-wood',
    today:
      "Noor's list has got mixed up. It says: fox, mug, boot, owl. A squirrel stares at the boot and waits for an answer.",
    problem: 'Noor can only ask about living things: which are they? Each right answer pins up one list card.',
    payoff: 'The last list card is pinned up in its row. Nobody has to ask the boot again.',
    token: { one: 'list card', many: 'list cards', mark: 'card' },
  },
  'science.k.needs': {
    scene: 'care-hut',
    today:
      'A resting mouse will step into flour for Noor. Its print can lie beside ours. But first, it sits down and waits.',
    problem: 'What do the mouse and its pot of clover need to live? Each right answer fills one care dish.',
    payoff: 'With the last care dish full, the mouse makes its print. Then it makes eleven more.',
    token: { one: 'care dish', many: 'care dishes', mark: 'bowl' },
  },
  'science.k.push-or-pull': {
    scene: 'otter-bend',
    today: 'Everybody moves something over the wet sand. Each load draws another kind of line. Pip is a load, too.',
    problem: 'What was a push here, and what was a pull? Each right answer winds up one tow rope.',
    payoff: 'No tow rope lies about now, and Noor compares the lines. Pip asks for one more ride.',
    token: { one: 'tow rope', many: 'tow ropes', mark: 'rope' },
  },
  'science.k.sun-and-shade': {
    scene: 'reed-pond',
    today:
      'A print shows in the soft mud by the pond. Warm mud dries and cracks, and the sun is coming closer. The turtle has moved in already.',
    problem: 'Which spots will the sun warm, and what makes shade? Each right answer sets up one shade fern.',
    payoff: 'The last shade fern stands, and Noor draws in peace. The turtle asks for its sun back.',
    token: { one: 'shade fern', many: 'shade ferns', mark: 'leaf' },
  },
  'science.k.weather': {
    scene: 'lookout-tower',
    today:
      'White dots of flour lead away from the cabin. Rain would wash them off, and wind would blow them away. Mateo packs six hats.',
    problem: 'Noor must know the weather, day by day. Each right answer raises one weather flag.',
    payoff: 'Up goes the last weather flag, and Noor plans the walk. Mateo puts on all six hats.',
    token: { one: 'weather flag', many: 'weather flags', mark: 'flag' },
  },
  'science.1.light-and-shadow': {
    scene: 'ranger-cabin',
    today:
      'In bright daylight, the line hardly shows. Noor wants a dark room with one low beam. Mateo holds up a sock.',
    problem: 'What lets light through, and what stops it? Each right answer covers one window pane.',
    payoff: 'The last window pane is covered, and Noor studies the line. A rabbit made of fingers hops by.',
    token: { one: 'window pane', many: 'window panes', mark: 'pane' },
  },
  'science.1.light-to-see': {
    scene: 'night-trail',
    today:
      'Below the thick trees, the trail is pitch-dark. Could anybody see the visitor here? Mateo has just said hello to a bush.',
    problem: 'What makes light, and what do eyes need to see? Each right answer hangs up one lantern.',
    payoff: 'The last lantern hangs, so Noor can ask who saw what. The bush saw nothing.',
    token: { one: 'lantern', many: 'lanterns', mark: 'lamp' },
  },
  'science.1.parts-and-jobs': {
    scene: 'reed-pond',
    today:
      'Beaks and claws have left dents in the mud. One scoops, one pinches, one digs. The duck pretends that it was elsewhere.',
    problem: 'Which body part is good for which job? Each right answer marks one dent with a pond shell.',
    payoff: 'With the last pond shell, Noor can read dents by their job. The duck signs its own.',
    token: { one: 'pond shell', many: 'pond shells', mark: 'shell' },
  },
  'science.1.seasons': {
    scene: 'pika-slope',
    today:
      'Our visitor walks by night. So Noor asks the pikas how long the nights get. They point to their hay and keep running.',
    problem: 'How do daylight and weather change around the year? Each right answer dries one hay bundle.',
    payoff: 'The last hay bundle is dry, and Noor has a year plan. A pika has packed half of it.',
    token: { one: 'hay bundle', many: 'hay bundles', mark: 'hay' },
  },
  'science.1.sort-by-body': {
    scene: 'letter-room',
    today:
      'The animal pictures fell off the wall, right when we need feet. No legs, two legs, eight legs. One picture clings to Mateo.',
    problem: 'Noor wants them grouped by parts that eyes can see. Each right answer fills one picture peg.',
    payoff: 'No picture peg is bare, and Noor can look up any foot. Mateo is unstuck.',
    token: { one: 'picture peg', many: 'picture pegs', mark: 'peg' },
  },
  'science.1.sound': {
    scene: 'owl-barn',
    today:
      'Olu heard something in the cabin last night. Tick, tick, tick! Mateo plays it on a bucket, and it sounds like rain.',
    problem: 'What has to shake so that ears hear something? Each right answer tunes one reed pipe.',
    payoff: 'The last reed pipe is in tune, and Noor asks Olu again. Olu asks for less bucket.',
    token: { one: 'reed pipe', many: 'reed pipes', mark: 'pipe' },
  },
  'science.1.sun-moon-stars': {
    scene: 'lookout-tower',
    today: 'Olu had no clock last night. The notes only say where a star stood. It has a smile and two boots.',
    problem: 'How do the sun, the moon and stars seem to move? Each right answer pins up one tin star.',
    payoff: 'The last tin star is up, and the notes make sense. The boots are still a riddle.',
    token: { one: 'tin star', many: 'tin stars', mark: 'star' },
  },
  'science.1.young-and-parents': {
    scene: 'fox-den',
    today:
      'Small prints and large prints run around the den. Does a small foot belong to somebody young? Suki counts the kits again.',
    problem: 'Which young belong to which parents, and how are they alike? Each right answer makes one kit bed.',
    payoff: 'The last kit bed is made, and Noor has the family list. All four kits sleep in one.',
    token: { one: 'kit bed', many: 'kit beds', mark: 'bed' },
  },
  'science.2.best-material': {
    scene: 'ranger-cabin',
    today: "Noor's sketches of the prints lie in a row. Pip comes in from a swim and shakes. The frog is delighted.",
    problem: 'Which material is best when water gets near the sketches? Each right answer saves one print sketch.',
    payoff: 'The last print sketch is saved for the case. Pip asks if it may shake once more.',
    token: { one: 'print sketch', many: 'print sketches', mark: 'print' },
  },
  'science.2.describe-materials': {
    scene: 'owl-barn',
    today:
      'Noor wants to pull all sorts of things through flour. Mateo brings them and calls each one a thingy. Olu turns away.',
    problem: 'How does each thing look and feel, and does it bend? Each right answer labels one test box.',
    payoff: 'The last test box is labeled, and the pulling can start. Not one label says thingy.',
    token: { one: 'test box', many: 'test boxes', mark: 'box' },
  },
  'science.2.habitats': {
    scene: 'letter-room',
    today:
      'Rangers of deserts and rainforests tell us who walks there by night. One suggests a sloth. It may still be on its way.',
    problem: 'Who lives in which habitat, and what helps there? Each right answer fills in one pocket map.',
    payoff: 'With the last pocket map, Noor sees who belongs where. The sloth gets a friendly letter.',
    token: { one: 'pocket map', many: 'pocket maps', mark: 'map' },
  },
  'science.2.land-changes': {
    scene: 'pika-slope',
    today:
      'A muddy print lies at the foot of the slope. Above it, loose soil hangs over the edge. A pika squeaks at the soil.',
    problem: 'What moves land fast, what moves it slowly, and what helps? Each right answer lays one wall stone.',
    payoff: 'The last wall stone lies where you planned it. The pika takes the seat on top.',
    token: { one: 'wall stone', many: 'wall stones', mark: 'stone' },
  },
  'science.2.plant-test': {
    scene: 'care-hut',
    today: "The cabin's bean pots hang their heads. Mateo says that the visitor sat on them. The beans say nothing.",
    problem: 'Only a fair plan can tell what beans need. Each right answer pots one bean sprout.',
    payoff: 'The last bean sprout is potted, and Noor signs the plan. Mateo may not sit near it.',
    token: { one: 'bean sprout', many: 'bean sprouts', mark: 'sprout' },
  },
  'science.2.seeds-travel': {
    scene: 'bee-meadow',
    today:
      'Noor found a bit of fluff in one of the prints. Did it fly in, or did it ride in? Mateo breathes out, and it is gone.',
    problem: 'How does the shape of a seed help it travel? Each right answer catches one fluff flier.',
    payoff: 'The last fluff flier is caught, and Noor compares their shapes. Mateo holds their breath.',
    token: { one: 'fluff flier', many: 'fluff fliers', mark: 'seed' },
  },
  'science.2.solid-or-liquid': {
    scene: 'beaver-dam',
    today:
      'Noor wants a beaver print to lay beside ours. The beaver offers wet mud, sand or the pond. Pip stamps on the pond and looks for a print.',
    problem: 'Which stuff is solid, which is liquid, and how can you tell? Each right answer fills one sample tub.',
    payoff: 'The last sample tub is full, and Noor picks a spot. Pip is still looking.',
    token: { one: 'sample tub', many: 'sample tubs', mark: 'jar' },
  },
  'science.2.warm-and-cool': {
    scene: 'fox-den',
    today: 'Noor froze water in a copy of our print. Now Suki can sniff an ice foot. It drips on Mateo.',
    problem: 'What will warmth and cold change, and can it go back? Each right answer catches one ice drop.',
    payoff: "The last ice drop is caught, and Noor's notes are full. So are Mateo's socks.",
    token: { one: 'ice drop', many: 'ice drops', mark: 'drop' },
  },
}
