import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Pistons and Gears',
    text: 'In many car engines, pistons pump up and down. First gear: squat and rise eight times, slowly. Second gear: eight more, not so deep. Third gear: only your fists pump, left, right, twenty times. Go back down through the gears. Rumble softly, turn the key and let the rumble fade.',
    older:
      'On highways, pistons often go up and down thirty times a second. Lift each knee to the opposite elbow, twenty times. Lift each to the elbow of its own side, twenty times. Now switch every four, then every two. Do two rounds. Idle slower and slower, then stand and breathe.',
  },
  {
    title: 'The Tiny Parking Spot',
    text: 'Hold a pretend steering wheel. Creep ahead eight steps, heel to toe. Look over both shoulders, then creep back eight. The spot is so narrow that only one foot fits. Balance for eight counts, then change feet. Park four times. Pull the brake, lean back and breathe out.',
    older:
      'Good drivers judge a gap before they try it. Choose two spots on the floor. How many of your feet fit between them? Guess, then walk it heel to toe. Do six gaps. Add up how far off you were: under ten is excellent. Balance on each foot for three slow breaths.',
  },
  {
    title: 'Wipers and Blinkers',
    text: 'It rains on your car. Swing both forearms like wipers for twenty slow beats. It pours: twenty quick beats. Now signal a turn. Open and close one hand, tick, tock, eight times. Signal the other way. Drive through three storms. The rain stops, so let the wipers slow and rest.',
    older:
      'Turn signals blink roughly ninety times a minute. Swing both forearms side by side for twenty beats. Swing them toward each other and apart for twenty. Switch every eight, then every four. Add one foot that taps every second beat. Do two rounds. Let everything slow down and breathe out.',
  },
]
