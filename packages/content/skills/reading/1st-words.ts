import type { Skill } from '../../types.ts'
import { spellingSort } from './spelling-sort.ts'

export const firstWords: Skill[] = [
  {
    id: 'reading.1.sh-ch-th',
    subject: 'reading',
    grade: '1st',
    order: 1,
    short: 'Sh, Ch and Th',
    iCan: 'I can read words with sh and ch and th.',
    codes: ['RF.1.3.a'],
    prerequisites: ['reading.k.blend-sounds'],
    keywords: [{ word: 'digraph', definition: 'two letters that make one sound, like sh' }],
    model:
      'Write ship. Underline sh. Say: Two letters, one sound. Shhh, like a quiet room. Now I read sh, i, p: ship. Do chip the same way. Ch sounds like a train: ch, ch. For thin, put your tongue between your teeth and blow: thhh. One line, one sound.',
    check: {
      question: 'How many sounds do you hear in fish? Which letters team up?',
      lookFor: 'Three sounds: f, i, sh. The letters s and h work together.',
    },
    misconception: {
      says: 'S-hip. I read each letter.',
      reply: 'Those two letters hold hands. Together they only say shhh. Try it: sh, i, p.',
    },
    easier: 'Say a word and let your child hold up a sign with sh, ch or th.',
    harder: 'Write a silly sentence with at least three sh words and read it aloud.',
    prompts: [
      { ask: 'Read the word: ship.', answer: 'ship' },
      { ask: 'Read the word: chin.', answer: 'chin' },
      { ask: 'Read the word on the door: shut.', answer: 'shut' },
      { ask: 'Which two letters start the word thick?', answer: 'th' },
      { ask: '{hero} hears chop. Does it start like cheese or like sheep?', answer: 'cheese, with ch' },
      { ask: 'Change the sh in shop to ch. Read the new word.', answer: 'chop' },
      { ask: 'Which letters end the word lunch?', answer: 'ch' },
      { ask: 'Find the odd word out: wash, fish, bath.', answer: 'bath, because it ends with th' },
      { ask: "Read {friend}'s note: Shut the chest with a thud.", answer: 'Shut the chest with a thud' },
      { ask: 'Read the clue: The fish is on the third shelf.', answer: 'The fish is on the third shelf' },
    ],
    sheets: [
      spellingSort('Which two letters does the word begin with?', {
        'begins with sh': 'ship shop shell shed shut sheep shoe shark shelf shine shape shade',
        'begins with ch': 'chip chin chop chat chest check cheek chair chick child chase chalk',
        'begins with th': 'thin thick thank think third thumb that them this three thorn then',
      }),
      spellingSort('Which two letters does the word end with?', {
        'ends with sh': 'fish dish wish wash trash crash flash fresh push bush splash rush',
        'ends with ch': 'lunch bench much rich such branch inch peach beach ranch coach march',
        'ends with th': 'bath path moth math with teeth mouth north tooth cloth both earth',
      }),
    ],
  },
  {
    id: 'reading.1.blends',
    subject: 'reading',
    grade: '1st',
    order: 2,
    short: 'Blends at the Start',
    iCan: 'I can read words that start with two blended letters.',
    codes: ['RF.1.2.b', 'RF.1.3.b'],
    prerequisites: ['reading.1.sh-ch-th'],
    keywords: [{ word: 'blend', definition: 'two letters side by side that each keep their sound' }],
    model:
      'Write stop. Cover the last two letters. Say: s, t. I hear both sounds, so I slide them together: st. Now I uncover the rest: st, op, stop. Do frog too: f, r, fr, og, frog. In a blend both letters talk, one right after the other.',
    check: {
      question: 'Which two letters blend at the start of clap? Do you hear both?',
      lookFor: 'C and l, and your child says each one: c, l, clap.',
    },
    misconception: {
      says: 'Stop is sop.',
      reply: 'One letter got left behind. Tap both with your finger: s, t. Now slide: st, stop.',
    },
    easier: 'Say the blend and the ending apart, fr and og, and let your child join them.',
    harder: 'Take one letter of the blend away, such as black to back, and read the new word.',
    prompts: [
      { ask: 'Read the word: stop.', answer: 'stop' },
      { ask: 'Read the word: frog.', answer: 'frog' },
      { ask: 'Put these together: bl and ack.', answer: 'black' },
      { ask: 'Which two letters start the word truck?', answer: 'tr' },
      { ask: '{hero} needs a word that starts like clap. Pick clock or crab.', answer: 'clock' },
      { ask: 'Take the t out of stand. Read what is left.', answer: 'sand' },
      { ask: 'Add s to the front of pot. Read the new word.', answer: 'spot' },
      { ask: 'Change the bl in block to cl. Read the new word.', answer: 'clock' },
      { ask: "Read {friend}'s note: Step on the flat black spot.", answer: 'Step on the flat black spot' },
      {
        ask: 'Read the clue: The frog sprang from the trunk to the grass.',
        answer: 'The frog sprang from the trunk to the grass',
      },
    ],
    sheets: [
      spellingSort('Which blend does the word begin with?', {
        'begins with bl': 'black block blue blow blink bloom blanket blend blast bless blank',
        'begins with st': 'star stop step stem stone stamp start story stay stair storm stool',
        'begins with tr': 'tree trip trap truck train track trunk treat trail tray trick trot',
      }),
      spellingSort('Say both sounds. Which blend begins the word?', {
        'begins with fr': 'frog from free fruit fresh friend front frost frame fry frown fridge',
        'begins with cl': 'clap clip cloud clock clam class clean cliff climb close club clown',
        'begins with sp': 'spot spin spoon speak space spell spider sport spark spend spill spoke',
      }),
    ],
  },
  {
    id: 'reading.1.silent-e',
    subject: 'reading',
    grade: '1st',
    order: 3,
    short: 'Silent E',
    iCan: 'I can read words where a silent e makes the vowel say its name.',
    codes: ['RF.1.3.c'],
    prerequisites: ['reading.k.blend-sounds'],
    keywords: [
      { word: 'vowel', definition: 'one of the letters a, e, i, o and u' },
      { word: 'silent', definition: 'making no sound at all' },
    ],
    model:
      'Write cap and read it: cap. Now add e: cape. Say: The e makes no sound. It points back at the a and tells it to say its name. A! So this is cape. Try pin and pine. One small letter at the end changes the whole word.',
    check: {
      question: 'What does kit turn into when you add an e?',
      lookFor: 'Kite. Your child says the long i and keeps the e silent.',
    },
    misconception: {
      says: 'Cape is cap-ee.',
      reply: 'The e is asleep, so it says nothing. It only wakes the a up. Try again: cape.',
    },
    easier: 'Show two words, cap and cape, and point to the one that you say.',
    harder: 'Write a sentence that uses both words of a pair, such as hop and hope.',
    prompts: [
      { ask: 'Read both words: cap, cape.', answer: 'cap, cape' },
      { ask: 'Read both words: pin, pine.', answer: 'pin, pine' },
      { ask: 'Add e to kit. Read the new word.', answer: 'kite' },
      { ask: 'Add e to hop. Read the new word.', answer: 'hope' },
      { ask: "{hero}'s sign says note. Which letter is silent?", answer: 'The e at the end' },
      { ask: 'Take the e off cube. Read the new word.', answer: 'cub' },
      { ask: 'Which can {friend} ride: a bike or a bik?', answer: 'a bike, with silent e' },
      { ask: 'Find the word with a silent e: plan, plane, plant.', answer: 'plane' },
      { ask: "Read {friend}'s note: Take a plate to the lake at five.", answer: 'Take a plate to the lake at five' },
      {
        ask: 'Read the clue: The snake has a nice home by the pine.',
        answer: 'The snake has a nice home by the pine',
      },
    ],
    sheets: [
      spellingSort('Which ending does the word have?', {
        'ends with ake': 'bake cake lake make rake take wake snake shake flake brake',
        'ends with ine': 'fine line mine nine pine vine dine shine spine whine',
      }),
      spellingSort('Read the word. Find its ending.', {
        'ends with ame': 'came game name same tame fame frame flame blame became',
        'ends with ide': 'hide ride side tide wide slide bride glide pride inside',
        'ends with ole': 'hole mole pole role sole stole whole tadpole flagpole keyhole',
      }),
    ],
  },
  {
    id: 'reading.1.vowel-teams',
    subject: 'reading',
    grade: '1st',
    order: 4,
    short: 'Vowel Teams',
    iCan: 'I can find two vowels that work as a team and read the word.',
    codes: ['RF.1.3.c'],
    prerequisites: ['reading.1.silent-e'],
    keywords: [{ word: 'vowel team', definition: 'two letters that make one long sound, like oa in boat' }],
    model:
      'Write boat. Circle oa. Say: These two work as a team. In boat the team says the name of the first one: o. Now I read b, oa, t: boat. Try rain: r, ai, n. And seed: s, ee, d. Find the team first, then read the word.',
    check: {
      question: 'Which letters are the team in goat, and what do they say?',
      lookFor: 'The letters oa, and they say a long o.',
    },
    misconception: {
      says: 'Rain is r-a-i-n, ra-in.',
      reply: 'Those two stand together, so they share one sound. Circle the ai. It says a: rain.',
    },
    easier: 'You read the word aloud and your child points to the two team letters.',
    harder: 'Give a team such as ee and let your child build three new words with it.',
    prompts: [
      { ask: 'Read the word: seed.', answer: 'seed' },
      { ask: 'Read the word: boat.', answer: 'boat' },
      { ask: 'Which vowel team is in rain?', answer: 'ai' },
      { ask: 'Which word has the team oa: coat or cot?', answer: 'coat' },
      { ask: "{hero}'s sign says green. Which letters are the team?", answer: 'ee' },
      { ask: 'Change the b in boat to g. Read the new word.', answer: 'goat' },
      { ask: 'Add i to pan, in the middle. Read the new word.', answer: 'pain' },
      { ask: 'Find two words with the same team: tail, road, snail.', answer: 'tail and snail, with ai' },
      { ask: "Read {friend}'s note: Wait by the green boat.", answer: 'Wait by the green boat' },
      {
        ask: 'Read the clue: Three goats sleep near the coast in the rain.',
        answer: 'Three goats sleep near the coast in the rain',
      },
    ],
    sheets: [
      spellingSort('Which vowel team is in the word?', {
        'has ee in it': 'feet seed tree green sleep sheep queen week sweet wheel three deep',
        'has oa in it': 'boat coat goat road soap toad float toast coast loaf foam coach',
        'has ai in it': 'rain tail sail train snail mail wait nail chain brain pail paint',
      }),
      spellingSort('Circle the team. Which group is it?', {
        'has ea in it': 'leaf seat bean team dream beach clean meal steam peach wheat treat',
        'has ay in it': 'day play stay tray gray say way away spray pay today crayon',
        'has oo in it': 'moon food zoo spoon room boot tooth cool noon broom goose school',
      }),
    ],
  },
  {
    id: 'reading.1.word-clues',
    subject: 'reading',
    grade: '1st',
    order: 5,
    short: 'Clues for New Words',
    iCan: 'I can find a clue in a sentence and tell what a new word means.',
    codes: ['L.1.4.a', 'RL.1.4', 'RI.1.4'],
    prerequisites: ['reading.k.new-words'],
    keywords: [{ word: 'clue', definition: 'words close by that help you find a meaning' }],
    model:
      'Say: Read this with me. The soil was parched. No rain had come for weeks. I do not know parched. I look at the words close by. No rain for weeks. So parched must mean very dry. Now I test it: the soil was very dry. It fits!',
    check: {
      question: 'The path was steep. We puffed all the way up. What is steep?',
      lookFor: 'Going up sharply. The clue is that they puffed all the way up.',
    },
    misconception: {
      says: 'Parched starts like park, so it is about a park.',
      reply: 'The letters look alike. Now test it: the soil was a park. Does that fit the next sentence?',
    },
    easier: 'Give two meanings to pick from and try both in the sentence.',
    harder: 'Make a new sentence with a clue in it, so that someone else can guess the word.',
    prompts: [
      {
        ask: 'The stone was huge. Ten people could not lift it. What does huge mean?',
        answer: 'Very big. Clue: ten people could not lift it',
      },
      {
        ask: 'The box was empty. Nothing was in it. What does empty mean?',
        answer: 'With nothing inside. Clue: nothing was in it',
      },
      {
        ask: '{hero} was drowsy. {hero} yawned and lay down. What does drowsy mean?',
        answer: 'Sleepy. Clue: yawned and lay down',
      },
      {
        ask: '{friend} had to dash. The gate would close soon. What does dash mean?',
        answer: 'Run fast. Clue: the gate would close soon',
      },
      {
        ask: 'The floor at {place} was spotless. {hero} had swept it all day. What does spotless mean?',
        answer: 'Very clean. Clue: swept it all day',
      },
      {
        ask: '{friend} gave a feeble tug. The rope did not move at all. What does feeble mean?',
        answer: 'Weak. Clue: the rope did not move',
      },
      {
        ask: '{hero} gazed at the {things}. {hero} looked for a long time. What does gazed mean?',
        answer: 'Looked for a long time',
      },
      {
        ask: 'The song was soothing. It helped {friend} feel calm. What does soothing mean?',
        answer: 'Making you calm. Clue: helped {friend} feel calm',
      },
      {
        ask: '{hero} was puzzled by the map. It made no sense. What does puzzled mean?',
        answer: 'Mixed up, not sure. Clue: it made no sense',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['vocabulary', 'detail'] }],
  },
]
