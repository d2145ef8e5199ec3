import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'March of the Bass Drum',
    text: 'Carry a huge pretend drum. March on the spot: boom, two, three, four. March eight of those. Change to a waltz: boom, two, three, with big sideways steps. Do eight. Go through both three times. Play the last booms softer and softer, then stand still.',
  },
  {
    title: 'Largo Legs',
    text: 'Largo is a music word for very slow. Lift one knee for four beats, hold for four, lower for four. Change legs. Let one hand conduct: down, left, right, up. Do five rounds on each leg. No hurrying, says the snail in row one. Lower both arms and take four slow breaths.',
  },
  {
    title: 'Climb the Scale',
    text: 'Put your hands on your knees and hum your lowest note. Sing up eight notes, moving your hands higher with each. The top note is over your head. Come down again. Climb six times, loud or soft as you choose. Hum one last low note until your breath ends.',
  },
]
