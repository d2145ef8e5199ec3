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
          'Walks to the page, reads one spot and comes back. Tells you what goes in and why. After your nod, walks over and fills it in.',
      },
      round:
        'Your child tiptoes to the page, reads the first spot and tiptoes back. What goes in, and why? You nod. Your child tiptoes over and fills it in.',
      steps: [
        'Get out pencils.',
        'A drawing is made over there and then told. If a spot is long, go and read it together. Mend a wrong answer together. After three walks, the rest is filled in over there.',
      ],
      say: 'The page must stay over there. What can you bring me in your head?',
    },
    {
      title: 'Three Desks',
      child:
        'Fetch the {tokens} with right answers. Then work like the crew of {place}, at three desks. Choose which desk comes first: table, floor or door. Fill a few spots at each, and tell me one.',
      inShort: {
        you: 'Come along. At each desk, point at one filled spot and ask: how did you find it?',
        child:
          'Fills some spots at the table, some lying on the floor and some standing at the door. Explains one spot at each desk.',
      },
      round:
        'Your child lies down and fills the first spots, with the book under the page. You point at one: how did you find it? Your child tells you and moves to the next desk.',
      steps: [
        'Get out pencils and books. The thin book goes under the page on the floor and at the door.',
        'Mend a mistake together before the next desk.',
      ],
      say: 'One page, three desks. Where do you think best?',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'books', quantity: '1, thin', core: true },
      ],
    },
    {
      title: 'Freeze and Tell',
      child:
        'Answer the questions and help {place}. Then fill your page until you hear a clap. Freeze! Choose a funny face or a stiff arm. Tell me what your pencil was about to do.',
      inShort: {
        you: 'Clap now and then. Ask the statue: what comes next, and why? Then snap your fingers: on it goes.',
        child: 'Fills the page and freezes at each clap. Tells what the pencil was about to do, and why.',
      },
      round:
        'Your child begins. You clap. Your child stands like a stone, pencil in the air, and says through still lips what comes next, and why. Snap! On it goes.',
      steps: ['Get out pencils.', 'Three claps are enough. If you hear a mistake, ask: is the statue sure?'],
      say: 'When I clap, you are stone. Stone can talk, though, very slowly.',
    },
  ],
}
