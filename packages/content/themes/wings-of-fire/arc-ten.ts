import type { Beat } from '../../types.ts'

/** An island drifts off on a journey that everyone had forgotten; each day brings one true thing about weather. */
export const arcTen: Beat[] = [
  {
    title: 'The Empty Spot',
    description: 'The smallest of the Thistledown Isles is gone. It left a neat knot behind.',
    opener:
      'Hello, {child}, and welcome to the Thistledown Isles! They float, as you can see. Until this morning there were seven. Now there are six. Little Crumb is gone, with the tea house and a goat. The goat is called Duchess. The rope was not torn. It was untied and rolled up neatly. Haneul has looked behind every cloud. The Lantern Feast is in ten days, and Crumb has the lanterns! Start us off with your best work.',
    close:
      'Show your family the work that you would trust on a search. Ilmari opens the weather book and writes: Day one. An island cannot just vanish. It goes where the wind goes, so tomorrow we ask the wind.',
  },
  {
    title: 'The Weathervane Points Back',
    description: 'The weathervane shows a direction. It is not the one that everybody thinks.',
    opener:
      'Yesterday an island was missing, and today it still is. We asked the weathervane at the top of the tower. It pointed west, so Haneul flew west all morning. There was nothing but sky. Then Pemba laughed softly. A weathervane points to where the wind comes from! The wind blows the other way, so Crumb went east. It is easy to read a sign backward. Look twice at everything today, and then trust it.',
    close:
      'Tell your family about something that you looked at twice today. At sunset Haneul flew east, and came back with news. A single tea towel hung on a passing cloud. It had a goat embroidered on it. We are on the right track.',
  },
  {
    title: 'Two Winds at Once',
    description: 'Low clouds go one way and high clouds another. Where would an island go?',
    opener:
      "Yesterday's tea towel sent us east. Today the sky is confusing. The low clouds go east, and the high ones go north! Can there be two winds at once, {child}? There can. Wind blows in layers, like a cake. Each layer may go its own way. How high does Crumb float? Safiya remembers: as high as a lark sings. So that is our layer. Take your work apart in layers today.",
    close:
      'Show your family a task with two parts. Tell about each. With the right wind, the cloud boat flew twice as fast. By night we reached a wall of gray. It has no top, no bottom and no door.',
  },
  {
    title: 'Flying by Ear',
    description: 'The search runs into thick mist. The mist dragons are delighted to help.',
    opener:
      'Yesterday we came to a gray wall. This morning we are in it. It is mist, so thick that Yara cannot see Yara. Ilmari loves it. Mist is tiny drops, hanging in the air. It hides what you see, but not what you hear. So we drift without a word and listen. There! Far off, something goes clonk, clonk. Is that a goat bell? Listen closely today, even to the quiet parts of a task.',
    close:
      'Close your eyes. Let your family read you a bit of your work. What do you notice? We followed the bell through the mist until it faded. In the last of the gray, we heard a low, shy rumble.',
  },
  {
    title: 'Count the Rumble',
    description: 'A flash, a pause and a rumble. The pause tells how far away it is.',
    opener:
      'Yesterday we heard a rumble, and today we met its owners. They are thunder dragons, and they are terribly shy. Crumb flew by behind a storm, they whisper, and our boat shakes. How far off is the storm? They showed us. First comes the flash, and then you count. Light gets here at once. Sound takes about five seconds for each mile. Ten counts, two miles! We are halfway, {child}. Let small clues tell you big things.',
    close:
      'Count slowly to five with your family. That is how long thunder takes to go a mile. Then show a clue that told you a lot today. The thunder dragons wave good-bye with both wings. One of them gave us an umbrella.',
  },
  {
    title: 'A Note in the Snow',
    description: 'It has snowed on a passing cloud. Somebody has walked on it, on four small feet.',
    opener:
      'Yesterday we counted two miles, and here we are. It is cold and white. Pemba is in bliss. Snow crystals grow with six sides or six arms. Pemba knows all the patterns and noticed something odd. These holes have two halves each. Hoofprints! They go around in a ring and back to where they began. Look for the pattern today, and then for what breaks it.',
    close:
      'Show your family a pattern that you found or made today. Around and around go the hoofprints, as if to tell us something. Pemba copies the ring into the weather book. Ilmari looks at it for a long time and says: Hm.',
  },
  {
    title: 'The Air That Climbs',
    description: 'To see more, the dragons must get higher. Warm air gives them a ride.',
    opener:
      "Yesterday's ring would not let us sleep. Today we want to see things from high above. But our wings are tired! Then Safiya saw an eagle go up and up without one flap. Warm ground heats the air, and warm air rises. Eagles ride on it in circles. So did we, Yara squealing all the way. Some work will carry you, if you find the right spot. Step back from a task today, {child}, and see it whole.",
    close:
      'Show your family something that you saw better from a step away. From up high, we could see the whole sea of clouds. Far below went Crumb, calm as a duck. It was not lost at all. It was turning, in one huge ring.',
  },
  {
    title: 'What the Book Forgot',
    description: 'Two pages of the weather book are stuck together. Between them lies the answer.',
    opener:
      'Yesterday we saw Crumb from above. Why would an island go in a ring? All night Ilmari turned pages. Two of them had stuck together for fifty years. We peeled them apart with a warm puff. It says: When the great wind turns, Crumb flies around and home. Some winds truly do that. They blow one way for half the year, and then the other. Find out today what is hidden between your own pages.',
    close:
      'Tell your family something that you never really noticed until today. So Crumb is not lost. It is only making its visits, as it did long ago. The question is when it will be back, and where.',
  },
  {
    title: 'A Very Good Guess',
    description: 'No forecast is quite sure. A good one comes close, because it rests on what was seen.',
    opener:
      'Yesterday we found the forgotten page. Today we make a forecast. A forecast is a guess with its homework done. We have the wind, the layer, the miles and the ring. Put together, they say: tomorrow, from the west, at lantern time. We may be off by a bit. All who tell the weather are, now and then. Then they look again and get better. Put together what you have, {child}, and say what you think.',
    close:
      'Make a guess about tomorrow and tell your family your reasons. All six tribes have flown in from all six islands. Yara ties a new rope to the empty spot. It gets a bow, in case Crumb likes bows.',
  },
  {
    title: 'Crumb Comes Around',
    description: 'Six tribes stand on a cliff and look for one small dot.',
    opener:
      'Last night we slept on the cliff, all in a row. The Lantern Feast is today, and we have not one lantern. A shower falls in the east. Then the low sun comes out behind us. You know what that makes! But all six tribes turn their backs to it and look west. You read the vane, the layers, the rumble and the ring. Was it a good guess? Finish your last work, {child}, and then look up.',
    close:
      'There! A dot, a bump, a tea house! Crumb slides into its spot, right on time and covered in blossoms. Duchess wears a wreath. Show your family the best work of all ten days. Then six tribes light the lanterns, and yours hangs highest.',
  },
]
