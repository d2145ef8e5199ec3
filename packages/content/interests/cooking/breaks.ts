import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Dough for a Giant',
    text: 'Kneading makes bread dough stretchy. Press both palms forward for four counts, then pull back for four. Lean in with your whole body. Knead ten times. Stretch the dough wide, as far as your arms go, ten times. Dough has to rest, and so do you. Lie flat for five breaths.',
    older:
      'Kneading bread dough by hand takes about ten minutes. You need only two. Kneel and lean on both hands. Rock forward for three counts and back for three, ten times. Do five with one hand behind you, then five with the other. Dough has to rest: lie flat for five breaths.',
  },
  {
    title: 'The Very Full Soup Pot',
    text: 'Hold a pretend pot of soup, full to the brim. Walk eight steps, heel to toe, without spilling. Lift one foot high over the sleeping cat and wait three counts. Set the pot down with bent knees. Carry five pots. Then sit and cool your soup with five long breaths.',
    older:
      'Soup spills when your steps match the beat of its sloshing. Stretch both arms forward, hands level. Walk heel to toe, six counts for each step. Neither head nor hands may bob. After five steps, stand on one foot for six counts. Do three rounds. Lower your arms and take five long breaths.',
  },
  {
    title: 'Chop, Stir, Sprinkle',
    text: 'Chefs work to a beat. Chop your palm with the side of your hand, eight times. Stir with a big arm, four slow circles. Sprinkle from up high with eight finger wiggles. Do five rounds, then five with the other hand leading. Smell the soup slowly and breathe out.',
    older:
      "A chef's hands rarely do the same work. One hand chops the air up and down, the other stirs circles. Do twenty counts and change hands. Now stir the other way. Then stand on one foot and do it all again. Count your mix-ups. Let your arms hang and breathe slowly, five times.",
  },
]
