import type { Skill } from '../../types.ts'
import { spellingSort } from './spelling-sort.ts'

export const secondWords: Skill[] = [
  {
    id: 'reading.2.gliding-vowels',
    subject: 'reading',
    grade: '2nd',
    order: 1,
    short: 'Oi, Ou and Aw',
    iCan: 'I can read words with vowel teams such as oi and ou and aw.',
    codes: ['RF.2.3.b', 'RF.2.3.e'],
    prerequisites: ['reading.1.vowel-teams'],
    keywords: [{ word: 'vowel team', definition: 'two or more letters that make one vowel sound' }],
    model:
      'Write coin, cloud and claw. Circle oi, ou and aw. Say: These teams do not say a letter name. Oi sounds like oink. Ou is what you say when you stub a toe. Aw is for something cute. Now I read around each team: c, oi, n, coin. Cl, ou, d, cloud. Cl, aw, claw.',
    check: {
      question: 'Which team is in shout, and what does it say?',
      lookFor: 'The letters ou, and the sound at the start of ouch.',
    },
    misconception: {
      says: 'Coin is co-in.',
      reply: 'You read o and i apart. Here they slide together, like oink. Try it in one push: coin.',
    },
    easier: 'Read each word aloud and let your child point to oi, ou or aw.',
    harder: 'Spell a word that you hear, choosing between oi and oy, or au and aw.',
    prompts: [
      { ask: 'Read the word: coin.', answer: 'coin' },
      { ask: 'Read the word: cloud.', answer: 'cloud' },
      { ask: 'Which vowel team is in yawn?', answer: 'aw' },
      { ask: 'Find the odd word out: join, house, noise.', answer: 'house, because it has ou' },
      { ask: 'Change the c in coil to s. Read the new word.', answer: 'soil' },
      {
        ask: "{hero}'s treasure chest opens for a word with the team in mouse. Choose sound or soon.",
        answer: 'sound',
      },
      { ask: 'Finish the word for {friend}: a lion has a sharp cl__.', answer: 'claw' },
      { ask: 'Where does oy stand in boy, toy and joy: at the start or at the end?', answer: 'At the end' },
      {
        ask: "Read {friend}'s note: Join me at the round house at dawn.",
        answer: 'Join me at the round house at dawn',
      },
      {
        ask: 'Read the clue: A loud noise came out of the ground by the lawn.',
        answer: 'A loud noise came out of the ground by the lawn',
      },
    ],
    sheets: [
      spellingSort('Which vowel team is in the word?', {
        'has oi in it': 'coin boil soil oil point join noise voice spoil foil moist choice',
        'has oy in it': 'boy toy joy enjoy royal loyal voyage oyster annoy employ destroy',
        'has ou in it': 'cloud house mouse sound round ground found count shout mouth loud south',
      }),
      spellingSort('Read the word. Sort it by its vowel team.', {
        'has aw in it': 'saw draw claw straw lawn yawn hawk crawl jaw paw dawn shawl',
        'has au in it': 'pause cause sauce haul vault launch because author autumn haunt laundry fault',
      }),
    ],
  },
  {
    id: 'reading.2.bossy-r',
    subject: 'reading',
    grade: '2nd',
    order: 2,
    short: 'Vowels with R',
    iCan: 'I can read words where an r changes the sound of the vowel.',
    codes: ['RF.2.3.e', 'RF.1.3.b'],
    prerequisites: ['reading.1.vowel-teams'],
    keywords: [{ word: 'vowel', definition: 'one of the letters a, e, i, o and u' }],
    model:
      'Write cat and car. Say: In cat the a is short. In car the r takes over, and I hear ar, as in a pirate song. Write corn: the r makes or. Now bird, her and turn. Look, three spellings and one sound. When I see r after a vowel, I read the two together.',
    check: {
      question: 'Which part of the word fork goes with the r? Read it.',
      lookFor: 'The letters or, read as one sound, then the whole word.',
    },
    misconception: {
      says: 'Bird has the i from pin.',
      reply: 'That i met an r, and r is the boss. Say ir in one sound, like a purring cat: bird.',
    },
    easier: 'Sort only ar and or words, and read each one after you.',
    harder: 'Hear a word such as turn and tell whether it takes er, ir or ur.',
    prompts: [
      { ask: 'Read the word: farm.', answer: 'farm' },
      { ask: 'Read the word: storm.', answer: 'storm' },
      { ask: 'Which two letters make the r sound in bird?', answer: 'ir' },
      { ask: 'Add r to cat, after the a. Read the new word.', answer: 'cart' },
      { ask: 'Change the ar in farm to or. Read the new word.', answer: 'form' },
      { ask: 'Find the odd word out: shark, thorn, yard.', answer: 'thorn, because it has or' },
      { ask: '{hero} spells it h, u, r, t. Read the word.', answer: 'hurt' },
      {
        ask: 'Which two words have the same spelling of the r sound: first, turn, shirt?',
        answer: 'first and shirt, with ir',
      },
      {
        ask: "Read {friend}'s note: Turn at the third barn and march north.",
        answer: 'Turn at the third barn and march north',
      },
      {
        ask: 'Read the clue: The bird in the dark corner heard a storm start.',
        answer: 'The bird in the dark corner heard a storm start',
      },
    ],
    sheets: [
      spellingSort('Which letters team up with r in the word?', {
        'has ar in it': 'car star farm park dark shark yard barn jar arm card march',
        'has or in it': 'corn fork horn storm sport north short born torch porch cord horse',
        'has ir in it': 'bird girl first dirt shirt skirt third stir birth chirp firm twirl',
      }),
      spellingSort('Read the word. Find the vowel and its r.', {
        'has er in it': 'fern her verb tiger sister winter herd perch river letter summer silver',
        'has ur in it': 'turn burn fur hurt curl nurse purse turtle purple church curb surf',
        'has or in it': 'thorn fort form cork sort worn snort forest morning story orbit acorn',
      }),
    ],
  },
  {
    id: 'reading.2.long-words',
    subject: 'reading',
    grade: '2nd',
    order: 3,
    short: 'Reading Long Words',
    iCan: 'I can use syllables to read a long word part by part.',
    codes: ['RF.2.3.c'],
    prerequisites: ['reading.2.bossy-r'],
    keywords: [{ word: 'syllable', definition: 'one beat of a word, with one vowel sound in it' }],
    model:
      'Write basket. Put a dot under each vowel: a, e. Say: Two vowel sounds, so two syllables. I split between the s and the k: bas, ket. Read the parts, then join them: basket. Now fantastic. Three dots: fan, tas, tic. Long words are only short words in a line.',
    check: {
      question: 'How many syllables are in rabbit? Where do you split it?',
      lookFor: 'Two syllables, split between the two b letters: rab, bit.',
    },
    misconception: {
      says: 'It is too long. I will guess from the first letter.',
      reply: 'Cover all but the first part. Read that. Now uncover the next. You can read every piece.',
    },
    easier: 'You draw the splitting lines and your child reads the parts and joins them.',
    harder: 'Find a three-syllable word in a book and draw its splitting lines.',
    prompts: [
      { ask: 'Read the parts and join them: nap, kin.', answer: 'napkin' },
      { ask: 'Read the parts and join them: sun, set.', answer: 'sunset' },
      { ask: 'How many syllables are in picnic?', answer: '2: pic-nic' },
      { ask: 'Draw a line to split the word: rabbit.', answer: 'rab | bit' },
      { ask: 'Draw a line to split the word: pumpkin.', answer: 'pump | kin' },
      { ask: '{hero} taps fantastic. How many taps?', answer: '3: fan-tas-tic' },
      { ask: "{friend}'s message is torn in parts: win, ter. Read the word.", answer: 'winter' },
      { ask: 'Put the parts in order: ber, num. Read the word.', answer: 'number' },
      { ask: 'Put the parts in order: tic, lan, at. It is an ocean.', answer: 'Atlantic' },
      { ask: 'Which word is longest by syllables: splash, ticket or tomato?', answer: 'tomato, with 3' },
    ],
    sheets: [
      spellingSort('How many syllables does the word have?', {
        '1 syllable': 'splash through strong bright cloud ground sketch shrimp knight spring',
        '2 syllables': 'napkin picnic sunset insect magnet helmet rabbit tunnel pepper winter',
        '3 syllables': 'fantastic tomato volcano remember September hamburger adventure important tornado holiday',
      }),
      spellingSort('Split the word into parts. Count them.', {
        '1 syllable': 'branch scratch throat freight stretch chest friend stream shelf twelve',
        '2 syllables': 'blanket cactus dentist goblin lantern kitten problem traffic velvet mitten',
        '3 syllables': 'gorilla kangaroo umbrella octopus pajamas dinosaur banana musical potato cucumber',
      }),
    ],
  },
  {
    id: 'reading.2.word-parts',
    subject: 'reading',
    grade: '2nd',
    order: 4,
    short: 'Un, Re, Ful and Less',
    iCan: 'I can use a prefix or a suffix to explain what a word means.',
    codes: ['RF.2.3.d', 'L.2.4.b'],
    prerequisites: ['reading.2.long-words'],
    keywords: [
      { word: 'prefix', definition: 'a part at the front that changes a word' },
      { word: 'suffix', definition: 'a part at the end that changes a word' },
    ],
    model:
      'Write unlock. Underline un. Say: Un means not, or it turns an action back. Unlock is the opposite of lock. Write refill: re means again, so I fill it again. Now look at the end. Ful means full of, so joyful is full of joy. Less means without. Fearless is without fear.',
    check: {
      question: 'What does careless mean? Which part told you?',
      lookFor: 'Without care. The ending less means without.',
    },
    misconception: {
      says: 'Uncle starts with un, so it means not a cle.',
      reply: 'Take off the un. Is a real word left over? If not, un is not a prefix there.',
    },
    easier: 'Act out a word and its opposite, such as wrap and unwrap, then name both.',
    harder: 'Add both a prefix and a suffix to one word, such as help, and tell the meaning.',
    prompts: [
      { ask: 'What does unhappy mean?', answer: 'Not happy' },
      { ask: 'What does reread mean?', answer: 'Read again' },
      { ask: 'What does joyful mean?', answer: 'Full of joy' },
      { ask: 'What does endless mean?', answer: 'Without an end' },
      { ask: '{hero} tied a knot. {friend} must open it. Is that retie or untie?', answer: 'untie' },
      {
        ask: 'The bag fell open at {place}. {hero} must fill it again. Which word fits: repack or unpack?',
        answer: 'repack',
      },
      { ask: 'Make one word: not safe.', answer: 'unsafe' },
      { ask: 'Make one word: full of hope.', answer: 'hopeful' },
      { ask: '{friend} is not afraid at {place}. Is {friend} fearful or fearless?', answer: 'fearless' },
      { ask: 'In which word is re a prefix: rebuild or ready?', answer: 'rebuild. Take off re and build is left' },
    ],
    sheets: [
      spellingSort('Which prefix does the word begin with?', {
        'begins with un': 'unlock untie unpack unwrap unhappy unsafe unfair unkind unlike unzip undo unhurt',
        'begins with re': 'redo reread rewrite refill replay retell repaint rebuild reuse remake reopen repack',
      }),
      spellingSort('Which suffix does the word end with?', {
        'ends with ful': 'careful helpful hopeful joyful playful thankful useful colorful cheerful peaceful',
        'ends with less': 'endless careless helpless fearless useless restless painless harmless cloudless sleepless',
        'ends with ly': 'slowly quickly sadly softly loudly quietly safely neatly bravely kindly',
      }),
    ],
  },
  {
    id: 'reading.2.compound-words',
    subject: 'reading',
    grade: '2nd',
    order: 5,
    short: 'Two Words in One',
    iCan: 'I can use the two small words in a long word to tell its meaning.',
    codes: ['L.2.4.d'],
    prerequisites: ['reading.2.long-words'],
    keywords: [{ word: 'compound word', definition: 'two words joined to make a new one, like sunset' }],
    model:
      'Write footprint. Cover print: foot. Cover foot: print. Say: Two words live in here. A footprint is the print that a foot makes. The last word tells what it is. The first word tells what kind. So a raindrop is a drop. What kind? A drop of rain.',
    check: {
      question: 'What is a bookshelf? Which two words helped you?',
      lookFor: 'A shelf for books. Your child names book and shelf.',
    },
    misconception: {
      says: 'A houseboat is a house for a boat.',
      reply: 'Look at the last word. It names the thing. A houseboat is a boat. What kind? One like a house.',
    },
    easier: 'Hold up one finger for each small word, then clap both hands for the big word.',
    harder: 'Make up a new compound word for something in the story and tell its meaning.',
    prompts: [
      { ask: 'Which two words make sunset?', answer: 'sun and set' },
      { ask: 'Put together rain and coat. What is it for?', answer: 'raincoat, a coat for the rain' },
      { ask: 'Which is a compound word: rabbit or rainbow?', answer: 'rainbow' },
      { ask: 'What is a footpath?', answer: 'A path for people on foot' },
      { ask: '{hero} fills in the word: light from the moon is ...', answer: 'moonlight' },
      { ask: '{friend} mixed up two words: snowset and sunball. Fix them.', answer: 'sunset and snowball' },
      { ask: 'Name the compound word: a room with a bed.', answer: 'bedroom' },
      { ask: 'Name three words that begin with snow.', answer: 'snowball, snowflake, snowstorm (any three)' },
      {
        ask: 'What is the difference between a housefly and a flyhouse?',
        answer: 'A housefly is a fly. A flyhouse would be a house for flies',
      },
      {
        ask: 'Make a new word for a hat that {hero} wears at {place}. What does it mean?',
        answer: 'Any two words with hat last, such as rockhat or starhat',
      },
    ],
    sheets: [
      spellingSort('Which small word comes first?', {
        'begins with sun': 'sunlight sunset sunrise sunshine sunflower sundown sunbeam sunburn sunroof sundial',
        'begins with snow':
          'snowball snowflake snowstorm snowshoe snowbank snowfall snowdrift snowplow snowsuit snowboard',
        'begins with foot':
          'football footprint footstep foothill footpath footnote footwear footbridge footrest foothold',
      }),
      spellingSort('Which small word comes last?', {
        'ends with ball': 'baseball basketball softball handball eyeball volleyball kickball meatball pinball football',
        'ends with light':
          'moonlight flashlight daylight starlight spotlight headlight skylight lamplight nightlight sunlight',
        'ends with room': 'bedroom bathroom classroom playroom storeroom lunchroom sunroom showroom courtroom ballroom',
      }),
    ],
  },
]
