import type { Beat } from '../../types.ts'

/** A concert for someone who sleeps by day, and the quietest band there is. */
export const arcFive: Beat[] = [
  {
    title: 'The Nurse at Number 5',
    description: 'A kind neighbor has a birthday but misses every party. The Helpers want to change that.',
    opener:
      "Welcome to Persimmon Row, {child}! We are the Helpers, and you are our newest one. We plan games for the little ones, with Wendell always near. Today Leilani came in with news. On Friday, Nurse Ben at number 5 turns fifty. He works all night and sleeps all day. He has missed every party on our row. So we will bring one to him! First we need a plan, and today's work will start it.",
    close:
      'Show your family some work that could start a plan. The Helpers vote for a concert on his doorstep, at sunset. There is only one hitch. The band is made up of toddlers, and they are loud.',
  },
  {
    title: 'Too Loud by Half',
    description: 'The first rehearsal goes wrong in every way. It is also quite a success.',
    opener:
      "Yesterday we picked a concert. Today was the first rehearsal. Eight toddlers, two drums and one pot lid! The cat left for Wendell's house with its dish. But if we wake Nurse Ben, the surprise is gone. So Oskar thought up the Quietest Band in the World. Whoever plays the softest gets to be first. It works on toddlers like a charm. Do today's work with soft, sure hands.",
    close:
      'Tell your family one answer as softly as you can. Now tell them how you got it. The band played a whole song today that nobody could hear. It was beautiful, Anjali said, and possibly about ducks.',
  },
  {
    title: 'The Missing Verse',
    description: 'The birthday song is short by a verse. The best words come from the smallest mouths.',
    opener:
      'Yesterday the band was as soft as snow. But the song stops too soon. It has two verses and then just la. Nkechi went around with a notebook. What do the little ones like about Nurse Ben? One said: He has shoes like clouds. One said: He fixed my knee by looking at it. Baby Lou said: Ben. We are halfway, {child}. Find the missing parts in your work today.',
    close:
      'Choose one thing you worked out and tell your family about it. The third verse is done. It has clouds in it, and a knee. Wendell had to go and look for something in the shed.',
  },
  {
    title: 'The Rain Plan',
    description: 'Dark clouds, wet chairs and a list with a second page.',
    opener:
      'Yesterday the song was finished. Today it rains as if someone had tipped a tub. Concert on the doorstep? Puddle on the doorstep! Oskar sat down on the stairs and sighed. Then Leilani turned over the list. On the back, it says: If it rains. Good planners always think of two ways. If one way fails today, turn it over and try another. Umbrellas count as instruments, by the way.',
    close:
      'Show your family where you tried a second way today. The Helpers have tied twelve umbrellas into one great roof. It looks like a garden on stilts. Tomorrow, rain or shine, the band will march at sunset.',
  },
  {
    title: 'A Concert at Sunset',
    description: 'The softest band in the world waits for one light.',
    opener:
      'Last night it rained until the moon came out. Today the sky is washed and pink. You planned, played softly, found the words and had a second way. Now eight toddlers stand on the steps at number 5. They are so quiet that you can hear a snail. Upstairs, a lamp goes on. Nurse Ben is up! There is just enough time for the last touches, {child}. Ready? On four.',
    close:
      'One, two, three, four! The door opens, and there he stands in shoes like clouds. He cries a little and laughs a lot. Show your family your three best works of the week. For once, everyone on Persimmon Row is at the party.',
  },
]
