import { frame } from './frame.ts'

export const contourStudy = frame(
  'grid',
  'Observation Drawing',
  'Set one real thing in front of you. Draw it four times and look more than you draw.',
  [
    ['Ten seconds', 'As fast as you can.', 0, 'a rough outline of a boot'],
    ['Without looking down', 'Eyes on the thing only.', 0, 'a wobbly line that loops over itself'],
    ['Slow contour', 'Like an ant along the edge.', 0, 'a boot with laces and seams'],
    ['From another side', 'Turn the thing.', 0, 'the boot from above'],
  ],
  'The slow drawing has details of this very thing, not of any such thing.',
)

export const moodPalette = frame(
  'grid',
  'Palette Test',
  'Choose a mood. Test colors for it before you draw.',
  [
    ['My mood', 'Name it, and when you felt it.', 2, 'Peaceful, like early at the lake.'],
    ['Color test', 'Color six patches. Circle the best four.', 0, 'pale blue, mint, gray, cream circled'],
    ['Small picture', 'Use only your four.', 0, 'a still lake with a boat'],
    ['Why they fit', 'Explain one color.', 2, 'Pale blue is quiet, because nothing in it shouts.'],
  ],
  'The picture keeps to the four colors, and the reason names what a color does.',
)

export const moodDuo = frame(
  'stack',
  'One Place, Two Moods',
  'Draw the same place twice. Change only the colors.',
  [
    ['Mood one', 'Draw and color it.', 0, 'a castle in gold and orange'],
    ['Mood two', 'The same lines, another palette.', 0, 'the castle in gray and violet'],
    ['What changed', 'Name both moods.', 2, 'First it was merry, then full of secrets.'],
  ],
  'Lines stay nearly the same, so that the change of mood comes from color alone.',
)

export const stageSet = frame(
  'stack',
  'A Picture in Three Layers',
  'Plan a view with three layers. Then draw it large.',
  [
    ['Plan', 'List one thing for each: near, middle, far.', 3, 'Near: a frog. Middle: a pond. Far: hills.'],
    [
      'My view',
      'Near things low and large, far things high, small and pale.',
      0,
      'a large frog, a pond with reeds and pale hills',
    ],
  ],
  'Size, place on the page and overlap all tell the same story about near and far.',
)

export const hatchSamples = frame(
  'grid',
  'Shading Samples',
  'Shade each box from light to dark, from left to right. Use marks only.',
  [
    ['Hatching', 'Lines side by side.', 0, 'lines that get closer'],
    ['Cross-hatching', 'Lines over lines.', 0, 'one layer, two layers, three layers'],
    ['Stippling', 'Dots only.', 0, 'few dots, then many'],
    ['A round fruit', 'Use your best marks.', 0, 'an apple with a white spot and a dark side'],
  ],
  'Each box goes from light to dark in steps that you can see, without gray smudges.',
)

export const radialPlate = frame(
  'stack',
  'A Plate with Eight Parts',
  'Design a plate. Draw a large circle, cut it into eight parts and start in the center.',
  [
    [
      'My plate',
      'Put one part into all eight, then the next.',
      0,
      'a star in the middle, eight petals, eight waves, dots on the rim',
    ],
    ['My motifs', 'List them from the center out.', 2, 'Star, petals, waves, dots.'],
  ],
  'Each ring repeats in all eight parts, and the list fits the drawing.',
)

export const storyboard = frame(
  'grid',
  'Storyboard',
  'Tell a story in four panels without words. Change how near we are.',
  [
    ['1 Far view', 'Where are we?', 0, 'a tiny hiker on a hill'],
    ['2 Nearer', 'Who is it? What starts?', 0, 'the hiker stops and looks down'],
    ['3 Close-up', 'Show a feeling.', 0, 'wide eyes'],
    ['4 The end', 'How does it turn out?', 0, 'a baby goat follows the hiker home'],
  ],
  'Someone who has not heard the story can tell it from the panels.',
)

export const comicPlan = frame(
  'path',
  'Before I Draw a Comic',
  'Plan a short comic. Write it first, then sketch the best panel.',
  [
    ['Who and where', 'Name them.', 1, 'A mole in a hat shop.'],
    ['Trouble', 'What goes wrong?', 2, 'Every hat is too big and falls over its eyes.'],
    ['Turn', 'What helps?', 2, 'It cuts a door into the biggest hat and moves in.'],
    ['Best panel', 'Sketch it.', 0, 'a mole who looks out of a hat with a door'],
  ],
  'The trouble is solved by something that happens in the story, and the sketch shows a key moment.',
)

export const caveToMural = frame(
  'stack',
  'A Message on a Wall',
  'People drew on walls long before writing. Make a wall picture about your week, with no words.',
  [
    ['My wall', 'Use two or three earth colors and strong outlines.', 0, 'a red dog that runs, three hands, a bicycle'],
    ['For the future', 'What could people learn from it?', 3, 'We kept dogs and rode on two wheels.'],
  ],
  'The pictures can be read without words, and few colors are used.',
)

export const timeTools = frame(
  'grid',
  'Tools Then and Now',
  'Compare how art was made long ago with how you make it.',
  [
    ['Long ago', 'Draw an old tool at work.', 0, 'a hand with a lump of charcoal on a cave wall'],
    ['Today', 'Draw a tool of yours at work.', 0, 'a hand with a marker on a page'],
    ['The same', 'What is alike?', 3, 'Both leave dark lines.'],
    ['Different', 'What is not?', 3, 'Mine has more colors and never crumbles.'],
  ],
  'Both tools are real, and one likeness and one difference are named.',
)

export const lookAgain = frame(
  'stack',
  'Look, Look Again',
  'Choose a picture on a wall or in a book. Take your time.',
  [
    ['I see', 'Describe it. No opinions yet.', 3, 'A small boat, one dark wave, a yellow coat.'],
    ['Where I look first', 'Sketch that part.', 0, 'the yellow coat'],
    ['Why there', 'What did the artist do?', 2, 'It is the only bright color.'],
    ['I think', 'What is it about? Because ...', 2, 'Courage, because the boat goes on.'],
  ],
  'The first box can be pointed to, and the last has evidence from the picture.',
)
