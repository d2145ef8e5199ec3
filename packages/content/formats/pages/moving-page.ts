import type { Format } from '../../types.ts'
import { anyPage } from './any-page.ts'

export const movingPage: Format = {
  ...anyPage,
  id: 'page.moving-page',
  title: 'Page on the Move',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'move',
  layout: 'b',
  materials: [{ name: 'pencils', quantity: '1', core: true }],
  safety: [],
  takes: [
    {
      title: 'The Page Walk',
      ages: 'older',
      spots: true,
      child:
        'Answer for each {token} first. Then read one spot of your page across the room. Carry it back in your head. Choose to tiptoe or to march. Tell me what goes in, and fill it in for {hero}.',
      inShort: {
        you: 'Lay the page and the pencil on a table across the room. Sit far away with the answer key. Nod when what your child tells you is right.',
        child:
          'Walks to the page, works out one spot there and comes back. Tells you what goes in and why. After your nod, fills it in. After two walks, fills in the rest.',
      },
      steps: [
        'Get out pencils. You need the answer key, too.',
        'If the answer is wrong, walk over and work it out together.',
      ],
      say: 'Over there is {place}, and the page must stay there. What can you bring me in your head?',
    },
    {
      title: 'Three Desks',
      spots: true,
      child:
        'Fetch the {tokens} with right answers. Then work like the crew of {place}, at three desks. Choose which desk comes first: table, floor or door. Fill a few spots at each, and tell me one.',
      inShort: {
        you: 'Come along. At each desk, point at something that is filled in and ask: how did you find it?',
        child:
          'Does one part of the page at the table, one lying on the floor and one sitting against the door, with a book under the page. Answers your question at each desk.',
      },
      steps: ['Get out pencils and books.', 'Mend a mistake together before the next desk.'],
      say: 'One page, three desks. Where do you think best?',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'books', quantity: '1 thin one', core: true },
      ],
    },
    {
      title: 'Freeze and Tell',
      child:
        'Answer the questions and help {place}. Then fill your page until you hear a clap. Freeze! Choose a funny face or a stiff arm. Tell me what your pencil was about to do.',
      inShort: {
        you: 'While your child works, clap three times, now and then. Ask: what were you about to do, and why? Then snap your fingers.',
        child:
          'Fills the page and freezes at each clap. Tells you, stiff as a stone, what the pencil was about to do, and why. Works on at the snap.',
      },
      steps: ['Get out pencils.', 'If you hear a mistake, ask: are you sure?'],
      say: 'When I clap, all of {place} stands still. You can still talk, very slowly.',
    },
  ],
}
