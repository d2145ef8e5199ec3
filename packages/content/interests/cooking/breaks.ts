import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Dough for a Giant',
    text: 'Kneading makes bread dough stretchy. Press both palms forward for four counts, then pull back for four. Lean in with your whole body. Knead ten times. Stretch the dough wide, as far as your arms go, ten times. Dough has to rest, and so do you. Lie flat for five breaths.',
  },
  {
    title: 'The Very Full Soup Pot',
    text: 'Hold a pretend pot of soup, full to the brim. Walk eight steps, heel to toe, without spilling. Lift one foot high over the sleeping cat and wait three counts. Set the pot down with bent knees. Carry five pots. Then sit and cool your soup with five long breaths.',
  },
  {
    title: 'Chop, Stir, Sprinkle',
    text: 'Chefs work to a beat. Chop your palm with the side of your hand, eight times. Stir with a big arm, four slow circles. Sprinkle from up high with eight finger wiggles. Do five rounds, then five with the other hand leading. Smell the soup slowly and breathe out.',
  },
]
