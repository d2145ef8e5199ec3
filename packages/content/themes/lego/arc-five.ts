import type { Beat } from '../../types.ts'

/** An arch that waits for its middle piece. */
export const arcFive: Beat[] = [
  {
    title: 'The Gap at the Top',
    description: 'The new harbor gate has an arch with a hole in it. A ship is due on the fifth day.',
    opener:
      "Welcome to Clatterby, {child}, the town that is made of bricks! Mind the wet ones. In five days a ship arrives with the new town bell. It must pass under the harbor gate. Ingrid's arch is nearly done, but look up. There is a gap, right at the top! The piece for it is nowhere to be found. Today's work sets the builders searching in the right place.",
    close:
      'Show your family the piece of work that got you thinking. Under the last pile lies a muddy note: Just borrowed, not lost. Beside it lies one white feather. Tomorrow we find out who borrows bricks.',
  },
  {
    title: 'A Very Odd Shape',
    description: 'The missing piece is like no other brick. That is the point.',
    opener:
      'Yesterday we found a note and a feather. Today Paloma spread out the plans. The missing piece is called a keystone. It is shaped like a wedge, wide on top and narrow below. It goes in last and locks all the others in place! Without it, an arch cannot stand alone. Wooden props hold ours up for now, and they creak. Work with care today, {child}, and the builders will search with care.',
    close:
      'Tell your family about one thing that had to fit just right. Kofi paints the wedge on a big sign: Have you seen me? By evening there are nine replies. Eight are about cheese. The ninth says: Try the rooftops.',
  },
  {
    title: 'Up on the Rooftops',
    description: 'A trail of feathers leads over the roofs. The thief is not a thief.',
    opener:
      'Yesterday someone wrote: Try the rooftops. So up we go, past beans and chimneys. There it is, {child}, our keystone! And on it sits the town goose, as proud as a mayor. She has built a nest on the flat, wide top. Under her are three eggs. A goose sits for about four weeks. The ship comes in two days! Nobody is going to push her. Work well today, for we need a kind idea.',
    close:
      'Explain one idea that you tried today to your family. Yuna has an idea too. What if the goose gets something better than a keystone? The goose opens one eye. She is listening, and she has demands.',
  },
  {
    title: 'A House for a Goose',
    description: 'One night to build the finest nest in town. The customer is picky.',
    opener:
      'Yesterday we found our keystone under a goose. Today the whole town builds her a home. It must be low, dry, soft and out of the wind. Farid brings a round window. The goose sends it back. She wants it oval! Paloma starts plan number five. Good builders do that, {child}. They try, look, change one thing and try again. Do the same today.',
    close:
      'Show your family something you changed to make it better. At sunset the goose walks in and turns around twice. Then the builders carry over her eggs in a warm hat. She sits down and sighs. The keystone is free!',
  },
  {
    title: 'The Last Piece',
    description: 'The ship is in sight. The wedge is on its way up.',
    opener:
      "Last night the goose moved house, so now it is our turn. You helped us search, look, wait and build. Out on the water there is a sail. Kofi's crane lifts the keystone, slow as honey. Wide on top, narrow below, and down it slides. Then comes the brave part. The wooden props must go. Finish today's work, {child}, and give us the sign.",
    close:
      'Out go the props, and the arch stands all alone! The ship glides under, and the new bell rings. Show your family your three best pieces of the week. The keystone now bears your name, with a goose foot beside it.',
  },
]
