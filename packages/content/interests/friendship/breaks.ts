import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'A Friend Moves In',
    text: 'A new friend is moving in and could use strong arms. Bend your knees, lift a pretend sofa and take eight heavy steps. Lower it slowly. Push the piano for ten counts. Move three rooms. Carry the goldfish last, with tiny steps. Sit down and take three slow breaths.',
    older:
      'Movers lift with their legs and keep their backs straight. Sink into a half squat and hold it for fifteen counts. Rest for fifteen. Hold the next for twenty, then twenty-five. Your hands stay off your legs. Would thirty work? Only you know. Shake out each leg and take three slow breaths.',
  },
  {
    title: 'After You, Friend',
    text: 'You meet a friend on a narrow bridge. Walk heel to toe for eight steps. Stand on one foot to let your friend by, for five counts. Next comes a goat, so change feet. Last comes a tuba player. Go over three times. Sit on the bridge and swing your arms softly.',
    older:
      'On a one-lane bridge, one side waits so everybody gets home. Walk eight steps heel to toe. Wait on one foot, one count per year of your age. Walk on, turn on tiptoe and come back on the other foot. Cross six times. Stand on both feet and let out a long breath.',
  },
  {
    title: 'Two Hands Talking',
    text: 'Good friends take turns talking and listening. Left hand: tap four beats on your knee. Right hand: wait, then tap the same four back. Chat ten times, with a new beat each time. Choose who starts, the shy hand or the chatty one. Let both tap together, then hold hands and rest.',
    older:
      'In talk, people often answer within a quarter of a second. Tap three beats with one hand. The other repeats them at once, with no gap. Add a beat each time, up to nine. Then the other hand leads. Where does it get lost? Lay both hands down and breathe slowly, five times.',
  },
]
