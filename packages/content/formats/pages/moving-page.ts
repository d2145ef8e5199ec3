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
        'Answer for each {token} first. Then read one spot of your page across the room. Carry it back in your head. Choose to tiptoe or to march. Tell me how the spot goes, and fill it in for {hero}.',
      inShort: {
        you: 'Sit far away with its answers. Hear each spot. Nod or ask.',
        child: 'Brings back one spot in mind, tells how it goes, walks over again and fills it in.',
        end: 'Five spots have been carried over, or all on a short page.',
      },
      round:
        'Your child tiptoes to the page, looks at the first spot and tiptoes back. What was it? What goes in, and why? You nod. Your child tiptoes over and fills it in.',
      steps: [
        'Get out pencils. Lay the pencil and the page on a table across the room.',
        'If a spot is forgotten, your child looks again. Long numbers may travel on a slip.',
      ],
      say: 'The page must stay over there. What can you bring me in your head?',
    },
    {
      title: 'Three Desks',
      child:
        'Fetch the {tokens} with right answers. Then work like the crew of {place}, at three desks. Choose which desk comes first: table, floor or door. Fill a few spots at each, and tell me one.',
      inShort: {
        you: 'Come along. At each desk point at one finished spot and ask: how did you find it?',
        child: 'Fills a part of the page sitting, a part lying and a part standing. Explains one spot at each desk.',
        end: 'All three desks have been used.',
      },
      round:
        'Your child lies down and fills the first spots, with a book under the page. You point at one: how did you find it? Your child tells you and moves to the next desk.',
      steps: [
        'Get out pencils and books. One thin book is the desk on the floor and at the door.',
        'Find a mistake together before the next desk.',
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
        you: 'Clap now and then. Let the statue tell what comes next, and why. A snap lets it go on.',
        child: 'Fills the page, freezes at each clap and tells what the pencil was about to do.',
        end: 'The statue has spoken three times.',
      },
      round:
        'Your child begins. You clap. Your child stands like a stone, pencil in the air, and says through still lips what comes next, and why. Snap! On it goes.',
      steps: ['Get out pencils.', 'If you hear a mistake, say: is the statue sure? Let it think.'],
      say: 'When I clap, you are stone. Stone can talk, though, very slowly.',
    },
  ],
}
