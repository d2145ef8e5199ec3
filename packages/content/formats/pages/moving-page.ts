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
        'Answer for each {token} first. Then read one task of your page across the room. Carry it back in your head. Choose to tiptoe or to march. Tell me what goes in, and fill it in for {hero}.',
      inShort: {
        you: 'Sit across the room with the answer key. Nod when what you hear is right.',
        child: 'Walks to the page, works out one task and tells you. After your nod, fills it in.',
      },
      steps: [
        'Get out pencils. Lay the page on a far table. You need the answer key.',
        'Wrong? Work it out together. After two walks, your child fills in the rest.',
      ],
      say: 'The page stays there. What can you bring me?',
    },
    {
      title: 'Three Desks',
      child:
        'Fetch the {tokens} with right answers. Then work like the crew of {place}, at three desks. Choose which desk comes first: table, floor or door. Fill a part at each, and tell me one answer.',
      inShort: {
        you: 'At each desk, point at one answer and ask: how did you find it?',
        child: 'Does some of the page at the table. Does some on the floor, some against the door.',
      },
      steps: [
        'Get out pencils and books. A book goes under the page on the floor and at the door.',
        'At a mistake, mend it together.',
      ],
      say: 'One page, three desks. Where do you think best?',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'books', quantity: '1 thin one', core: true },
      ],
    },
    {
      title: 'Freeze and Tell',
      ages: 'younger',
      child:
        'Answer the questions and help {place}. Then fill your page until you hear a clap. Freeze! Choose a funny face or a stiff arm. Tell me what your pencil was about to do.',
      inShort: {
        you: 'Now and then, clap three times. Ask: what were you about to do, and why?',
        child: 'Fills the page and freezes at the clap. Tells you, stiff as a stone, then works on.',
      },
      steps: ['Get out pencils.', 'At a mistake, read that task aloud together.'],
      say: 'When I clap, you freeze. You can still talk.',
    },
    {
      title: 'Stand and Say',
      ages: 'older',
      spots: true,
      child:
        'Work the questions out for {hero}. Then fill your page, and get up after every second task. Choose where to stand: at the window or behind your chair. Say from memory what you wrote, and why.',
      inShort: {
        you: 'Listen with the answer key in your hand. Say: that fits, or: sit down and look again.',
        child: 'After every second task, stands up, looks away and says the answer and the reason. Then works on.',
      },
      steps: ['Get out pencils. You need the answer key.', 'Not sure what was written? Look, then say it again.'],
      say: 'Sit to write. Stand to explain.',
    },
  ],
}
