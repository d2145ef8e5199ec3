import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Pistons and Gears',
    text: 'In many car engines, pistons pump up and down. First gear: squat and rise eight times, slowly. Second gear: eight more, not so deep. Third gear: only your fists pump, left, right, twenty times. Go back down through the gears. Rumble softly, turn the key and let the rumble fade.',
  },
  {
    title: 'The Tiny Parking Spot',
    text: 'Hold a pretend steering wheel. Creep ahead eight steps, heel to toe. Look over both shoulders, then creep back eight. The spot is so narrow that only one foot fits. Balance for eight counts, then change feet. Park four times. Pull the brake, lean back and breathe out.',
  },
  {
    title: 'Wipers and Blinkers',
    text: 'It rains on your car. Swing both forearms like wipers for twenty slow beats. It pours: twenty quick beats. Now signal a turn. Open and close one hand, tick, tock, eight times. Signal the other way. Drive through three storms. The rain stops, so let the wipers slow and rest.',
  },
]
