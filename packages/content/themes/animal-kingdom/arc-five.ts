import type { Beat } from '../../types.ts'

/** Shiny things vanish at night; the visitor is a woodrat, which really does swap one find for another. */
export const arcFive: Beat[] = [
  {
    title: 'A Pinecone for a Whistle',
    description: 'Something shiny is gone from the ranger cabin. Something odd lies in its place.',
    opener:
      "Welcome to Willowmere Valley, {child}! The rangers check on everyone at dawn: nine ducklings, one hungry Mateo. But today something is off. Mateo's silver whistle is gone from its hook. In its place lies a single pinecone. Noor sniffs it. Pip the otter sniffs it. Nobody knows who came in the night. Today's clues are the first step of our search.",
    close:
      'Show your family the clue you are proudest of. What does it tell you? Noor sets the pinecone under the lamp, and look: tiny tooth marks! So our night visitor has sharp little teeth. Keep your eyes open until tomorrow.',
  },
  {
    title: 'Prints on the Floor',
    description: 'The visitor came back and left tiny footprints behind.',
    opener:
      "Yesterday we found tooth marks. So Noor dusted the floor with flour. This morning there are prints all over it. Mateo's best spoon is gone, and a twig lies in its spot! The prints are very small. The front feet have four toes, and the back feet have five. Who walks like that, {child}? Let's use today's clues to make the list shorter.",
    close:
      'Tell your family about something you ruled out today. Good trackers cross off what cannot be. Suki the fox is off the list. A fox shows four toes on every foot. Suki looks relieved. But who is still on it?',
  },
  {
    title: 'The Trail at Dawn',
    description: 'A clever list, a sleepy guard and a trail that leads uphill.',
    opener:
      "Since yesterday the list is short: squirrel, chipmunk or somebody new. Mateo stood guard last night, wide awake. At least, that is the story. Now the guard badge is gone, and a nice pebble sits there. Squirrels and chipmunks mostly sleep at night. It must be somebody new. A row of prints leads up to the pika slope. Follow it with today's clues, one step after another.",
    close:
      'Walk your family through one piece of work, step by step. On the slope, the prints end at a heap of twigs. It is as tall as a chair. Something in there goes clink. Tomorrow we take a closer look.',
  },
  {
    title: 'The House of Twigs',
    description: 'The heap is a home, and the visitor is no thief.',
    opener:
      "Yesterday the trail ended at a clinking heap of twigs. Noor knows it at once. It is a woodrat's house! A woodrat loves to collect things. If it likes a new find better, it drops the old one. So it never stole, {child}. It traded! The whistle glitters deep inside, but rangers do not break a home. Use today's clues to make a better plan.",
    close:
      'Tell your family the best idea you had today. How did you test it? Noor likes your plan: we will trade back. The rangers turn out their pockets. Mateo has three lids, a shiny key ring and half a cracker. Not the cracker, Mateo.',
  },
  {
    title: 'The Fair Trade',
    description: 'A flat stone, a quiet night and a whistle worth waiting for.',
    opener:
      'Last night we laid our shiny trades on a flat stone. Then we tiptoed off. Well, Mateo tripped, but on tiptoe. You found the teeth, the toes, the trail and the plan. Now the last clues will show if it worked. Olu the owl circles the slope and lands by the stone. Are you coming, {child}? Something is glinting in the grass.',
    close:
      'The whistle is back! The woodrat took the key ring and kept the spoon. Fair enough! Show your family your three best finds of the week. Then give the woodrat a good name. Mateo blows one long note, and the whole valley answers you.',
  },
]
