import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Over the Mountain Pass',
    text: 'Your pack is heavy, so lift your knees high. March thirty steps up the mountain. Push a pretend boulder off the path for ten counts. Go down with twenty long, muddy steps. Choose the next mountain, steeper or muddier, and go again. Sit down at camp and take four slow breaths.',
    older:
      "Near Everest's top, climbers often need several breaths for each step. Lift one knee high and hold it for one slow breath. Take ten such steps. Take six with two breaths each, then four with three. Hands stay off your legs. Stand on both feet and rest.",
  },
  {
    title: 'The Narrow Ledge',
    text: 'The ledge ahead is only one foot wide. Your foot, that is. Walk heel to toe for ten steps, arms out. Freeze for five counts while an eagle inspects your hat. Turn slowly and come back. Cross four times. Then stand on both feet and let out a long breath.',
    older:
      'Your eyes do much of your balancing. Walk ten steps heel to toe, looking at the far wall. Come back looking at the ceiling. Next, turn your head left and right with every step. Do all three twice. Stand beside a wall, heel to toe, eyes closed, for ten breaths.',
  },
  {
    title: 'Drums Across the Valley',
    text: 'Your team is across the valley, so drum a code. Pat your knees slow, slow, quick: come here. Clap quick, quick, slow: we found snacks. Send each message eight times, first loud, then softer. Put a hand to your ear and listen. Rest both hands and breathe out slowly.',
    older:
      'Talking drums in West Africa sent news from village to village. Pat one knee with your right hand on every beat. Your left hand joins on every third. Keep going for sixty beats, then change hands. Do it all again in a whisper. Rest both hands and breathe out slowly.',
  },
]
