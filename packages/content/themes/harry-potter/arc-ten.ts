import type { Beat } from '../../types.ts'

/** A picky plant blooms once in a hundred years and makes a new wish each day. */
export const arcTen: Beat[] = [
  {
    title: 'The Hundred-Year Bud',
    description: 'A giant bud has come up overnight. It blooms in ten days, if it gets its way.',
    opener:
      "Welcome to Larkspire School of Wizardry, {child}! Tomas tripped on the way to breakfast, and not over a cat. In the greenhouse stands a bud as big as a bathtub. Words appear on its tag: I bloom once in a hundred years. Ten days to go. I am picky. Fennel is thrilled. Idris is a little afraid. Show the Bud what you can do with today's clues.",
    close:
      'Show your family the work that would impress a picky plant. The Bud leans over to see. Slowly, new words appear on its tag: Not bad. Tomorrow I would like a proper bed. Mei laughs so hard that the mint joins in.',
  },
  {
    title: 'A Proper Bed',
    description: 'The first wish is a soft bed, as plants like it.',
    opener:
      "Yesterday the Bud called your work not bad. Fennel says that is high praise. Now it wants a proper bed. Tomas brought a quilt, but the tag said: No. I am a plant. A good bed for roots is loose, dark soil. Earthworms make it so when they dig and tunnel. We will crumble today's work, {child}, small enough for any root. Roll up your sleeves!",
    close:
      'Show your family a big job that you broke into small bits. The Bud wriggles its roots in the fresh soil and sighs. The tag reads: Comfy. Now I am bored. Sing me something tomorrow, and no trumpets, please.',
  },
  {
    title: 'A Song Without Trumpets',
    description: 'The Bud wants music. The singing books are eager, perhaps too eager.',
    opener:
      "Yesterday you made the Bud a bed. It slept like a log. Today it wants a song. Can plants enjoy music? Nobody has proved it, but this one insists. The singing books rushed down, and one had packed a trumpet. It was sent back. The Bud likes a steady beat, {child}. So give today's work a rhythm: look, think, do. Look, think, do.",
    close:
      'Tell your family about today in a beat. Tap your knees and say it line by line. The Bud sways along, and the trumpet book hums in the hall. The tag reads: Lovely. But I am still so gray. Color, please.',
  },
  {
    title: 'A Splash of Color',
    description: 'A gray Bud wants to shine. In the brew room, two colors make a third.',
    opener:
      "Yesterday's song still hangs in the air. But the Bud is gray all over. It wants color. In the brew room, Zuri stirs yellow into blue. There it is: green! Blue and red give purple. Then Tomas leaned over the cauldron and got a green nose. The tag calls it a good look. Mix what you can do already with something new today, {child}. That makes a color of your own.",
    close:
      'Show your family where you mixed something old with something new. The Bud turns green and purple and asks for a mirror. Then the tag reads: I look wonderful. Now I need light. Not that lamp. The old kind.',
  },
  {
    title: 'The Old Light',
    description: 'Some light has traveled for years to get here. The Bud will have no other.',
    opener:
      "Yesterday the Bud got its colors and admired itself till midnight. Now it wants the old kind of light. Mei knows the answer, up in the star tower. Starlight travels for years before it meets your eye! So we will guide it down, mirror by mirror, into the greenhouse. Each of today's clues sets one mirror, {child}. Aim well. We are halfway there.",
    close:
      'Show your family the answer you aimed at with most care. A silver beam drops down the stairs and onto the Bud. It glows! The tag reads: Old and delicious. And now I am thirsty. One cloud, please.',
  },
  {
    title: 'The Shy Cloud',
    description: 'The Bud orders rain. The school has one cloud, and it is shy.',
    opener:
      "Last night the starlight reached the Bud, and now it is thirsty. Luckily Fennel keeps a small cloud in the attic. A cloud is tiny drops of water that float in the air. But this one is shy and will not rain while people stare. Idris told it a sad story. It only snored. Perhaps it likes to hear how things are done, {child}. Do today's work and explain it kindly.",
    close:
      'Explain one thing to your family, gently, as if to a cloud. Plip. Plop. It rains on the Bud, and a bit on Idris. The tag reads: Much better. I have been thinking. Does anyone have a good question?',
  },
  {
    title: 'A Question Worth Keeping',
    description: 'Today the Bud wants no answer. It wants a question, and a good one.',
    opener:
      "Since yesterday's rain the Bud has grown as tall as the door. It has also grown curious. It wants a question, and a quick one will not do. Zuri asked why socks get lost in pairs of one. The Bud liked that, but it wants yours. The best wizards ask more than they answer, {child}. As you work today, look for something that makes you wonder why.",
    close:
      'Ask your family the best question you came across today. You need not answer it. The Bud rustles and thinks and rustles again. The tag reads: I shall think about that for a hundred years. Now I could use a laugh.',
  },
  {
    title: 'The Bud Needs a Laugh',
    description: 'Something inside the Bud is stuck. Only a good laugh can shake it loose.',
    opener:
      'Yesterday the Bud got its question. It thought so hard that its petals got stuck. Fennel says that only a laugh will loosen them. The mint told nine jokes, and the Bud corrected its spelling. Then Tomas turned around, green nose and all. The stem began to shake! We are close, {child}. Even mistakes can be funny, and they help. Dare to try the hard things today, and smile when they wobble.',
    close:
      'Show your family a mistake from today that taught you something. Then tell it your funniest joke. The Bud shakes and wheezes, and one petal pops loose. The tag reads: Stop, stop! Now leave me be. But do not go far.',
  },
  {
    title: 'The Quiet Day',
    description: 'The last wish is the hardest one. The Bud asks for patience.',
    opener:
      "Yesterday the Bud laughed one petal loose and then asked for quiet. So today the whole school walks on tiptoe. The bell stairs wear socks. The trumpet book has been given a peppermint and a nap. Waiting is hard, {child}, but wizards have a trick. They finish one thing, and finish it well. Bring today's work to a good end, without any rush. By then it will be evening.",
    close:
      'Whisper to your family what you finished. Show why it is good. The greenhouse is dark, and the Bud is warm to the touch. The last words on the tag are small: Thank you for staying. See you at sunrise.',
  },
  {
    title: 'The Bloom',
    description: 'After a hundred years, the Bud opens, and it is not empty.',
    opener:
      "Last night the Bud said thank you, and nobody slept a wink. Now the sun comes up, and all of Larkspire fills the greenhouse. You gave it a bed, a song, color and starlight. You gave it rain, a question, a laugh and peace. Each petal needs one last nudge from today's clues. Tomas stands on a stool. Idris holds Tomas. Ready, {child}? Open them one by one.",
    close:
      'The Bud bursts open, and a hundred golden lights drift out. In the middle sits a post snail, a hundred years late. It brings a letter. The letter is for the one who was kind. That is you! Show your family your best work, and bow while the school sings.',
  },
]
