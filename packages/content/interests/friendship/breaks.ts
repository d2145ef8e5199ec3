import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'A Friend Moves In',
    text: 'A new friend is moving in and could use strong arms. Bend your knees, lift a pretend sofa and take eight heavy steps. Lower it slowly. Push the piano for ten counts. Move three rooms. Carry the goldfish last, with tiny steps. Sit down and take three slow breaths.',
  },
  {
    title: 'After You, Friend',
    text: 'You meet a friend on a narrow bridge. Walk heel to toe for eight steps. Stand on one foot to let your friend by, for five counts. Next comes a goat, so change feet. Last comes a tuba player. Go over three times. Sit on the bridge and swing your arms softly.',
  },
  {
    title: 'Two Hands Talking',
    text: 'Good friends take turns talking and listening. Left hand: tap four beats on your knee. Right hand: wait, then tap the same four back. Chat ten times, with a new beat each time. Choose who starts, the shy hand or the chatty one. Let both tap together, then hold hands and rest.',
  },
]
