import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'March of the Bass Drum',
    text: 'Carry a huge pretend drum. March on the spot: boom, two, three, four. March eight of those. Change to a waltz: boom, two, three, with big sideways steps. Do eight. Go through both three times. Play the last booms softer and softer, then stand still.',
    older:
      'Many marches have 120 beats a minute. March 120 steps and stamp on the first of every four. Clap on every third step. Stamp and clap meet every twelve steps, ten times in all. Did you count ten? Change the stamping foot and go again. Stand still and breathe out slowly.',
  },
  {
    title: 'Largo Legs',
    text: 'Largo is a music word for very slow. Lift one knee for four beats, hold for four, lower for four. Change legs. Let one hand conduct: down, left, right, up. Do five rounds on each leg. No hurrying, says the snail in row one. Lower both arms and take four slow breaths.',
    older:
      'Largo means broad: music slower than most heartbeats. Find the pulse in your neck and let it count. Lift one knee for four beats, hold for four, lower for four. Do six on each leg. Does your heart hurry you or wait? Stand still and feel it for ten slow beats.',
  },
  {
    title: 'Climb the Scale',
    text: 'Put your hands on your knees and hum your lowest note. Sing up eight notes, moving your hands higher with each. The top note is over your head. Come down again. Climb six times, loud or soft as you choose. Hum one last low note until your breath ends.',
    older:
      'A major scale rises a half step after three and after seven. Rise from a squat to tiptoe in eight stops, humming each note. Half steps rise only a little. Hold each stop for two counts. Come down the same way. Do four scales. Stand still until your breath is quiet.',
  },
]
