import type { Beat } from '../../types.ts'

/** The singing books lose five notes, and the last one is not lost at all. */
export const arcFive: Beat[] = [
  {
    title: 'The Quiet Library',
    description: 'The singing books can only cough. Five notes have gone missing.',
    opener:
      "Welcome to Larkspire School of Wizardry, {child}! In our library, the books sing when you open them. But this morning they can only cough. Zuri opened a song about whales and got one polite ahem. Then a slip fell out: Five notes lost, please help. Idris, our head teacher, hands you a silver bell. It trembles when a note is near. Today's clues will show us where to start.",
    close:
      'Show your family the clue that got you going today. The silver bell trembles, and Idris takes off the tall hat. Out tumbles the first note: do! Sing it once, long and low. Four more are hiding somewhere in the school.',
  },
  {
    title: 'A Snore in the Greenhouse',
    description: 'The second note is asleep among the pumpkins. Somebody must wake it kindly.',
    opener:
      "Yesterday you found the first note. Now the books hum do, do, do, all day. It is a bit much. At dawn, Fennel heard a strange sound in the greenhouse. A pumpkin has begun to snore, and it goes re, re, re! The second note must have crawled in to keep warm. We cannot shake a pumpkin, {child}. But good work wakes anyone. Try it with today's clues.",
    close:
      'Tell your family one thing you worked out. Pretend they are sleepy pumpkins. The real one yawns, and re flies out! Sing do, re together. The pumpkin asks for five more minutes. Far below, something in the brew room goes hic.',
  },
  {
    title: 'The Blue Hiccup',
    description: 'A vial in the brew room has hiccups, and each one sings.',
    opener:
      "Since yesterday the books can sing do and re. That is half a doorbell. Now a blue vial in the brew room has hiccups. Each hiccup sings mi and turns something blue. So far it got one chair, two toads and Tomas's left ear. The note wants out, but the stopper is a puzzle lock. It is our middle day, {child}. Use today's clues to open it, and mind your ears.",
    close:
      'Show your family the trickiest thing you opened up today. Pop! The note mi sails free, and the hiccups stop. Sing do, re, mi. The two toads decide to stay blue. From the clock hall comes a sound like ah, ah, ah.',
  },
  {
    title: 'The Clock That Sneezed',
    description: 'A dusty clock sneezes on the hour, and every sneeze sings.',
    opener:
      "Yesterday you freed mi. Then the big clock went ah, ah, ah. All night we waited for the choo. At breakfast it came: Fa-choo! The fourth note is stuck in the gears, deep in the dust. Mei climbed inside with a feather duster and came out gray. The gears turn only for those who work with care. So take your time with today's clues, {child}.",
    close:
      'Show your family some work that you did with extra care. The gears turn, the clock sneezes once more, and fa flies out. Bless you! Sing do, re, mi, fa. One note is left, but the silver bell has not moved.',
  },
  {
    title: 'The Last Note',
    description: 'Four notes are home. The fifth is nearer than anyone thought.',
    opener:
      "Last night we searched every room, but the silver bell stayed still. No sol in the soup. No sol in the socks. You tried a hat, a pumpkin, a vial and a clock. Where could the last one be? Then Zuri handed you the bell, {child}, and it shook with joy. The last note was never lost. It waits in a new voice. Finish today's clues, then let it out.",
    close:
      'Show your family your three best finds of the week. Then stand tall and sing: do, re, mi, fa, sol! Every book in Larkspire opens and sings along. The whale song is first. Blue toads dance, hats fly, and it is all for you.',
  },
]
