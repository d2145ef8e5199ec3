import type { Suspect } from '../../../../types.ts'

/** What turns bats back is at the town gate. By flags, bells, a stone owl and roses, as many bats fly on as anywhere. */
export const suspects: Suspect[] = [
  {
    id: 'flags',
    name: 'flags',
    guess: 'It may be flags.',
    olderGuess: 'It may be flags.',
    ruledOut: 'Not flags: with flags or without, as many bats came by.',
    keyWord: 'bats',
  },
  {
    id: 'bells',
    name: 'bells',
    guess: 'Suki guesses bells.',
    olderGuess: 'Suki suspects bells.',
    ruledOut: 'Not bells: bats even sleep in bell towers.',
    keyWord: 'sleep',
  },
  {
    id: 'owl',
    name: 'a stone owl',
    guess: 'Olu hopes for a stone owl.',
    olderGuess: 'Olu would have liked a stone owl.',
    ruledOut: 'Not a stone owl: the bats just flew around it.',
    keyWord: 'flew',
  },
  {
    id: 'roses',
    name: 'roses',
    guess: 'Pip thinks of roses.',
    olderGuess: 'Pip bets on roses.',
    ruledOut: 'Not roses: moths come to them, and bats come to the moths.',
    keyWord: 'bats',
  },
]
