import type { Passage } from '@pencil-quest/contract/sheets'

export const specialDelivery: Passage = {
  id: 'space-explorers.4th.special-delivery',
  theme: 'space-explorers',
  grade: '4th',
  title: 'Special Delivery',
  paragraphs: [
    [
      'On Tuesday, Dot the robot brought hot soup to the gym.',
      'By noon it had delivered running shoes to the kitchen and a violin to the garden.',
      'Ravi, who was cooking, was not pleased.',
      '"I cannot put shoes in a stew," he grumbled, "although they do smell strong enough."',
    ],
    [
      'Kenji, the engineer, opened the robot and tested every wire.',
      'Nothing was broken.',
      'He cleaned its wheels, tightened its screws and even gave it a cheerful new bell.',
      'An hour later, Dot rang the bell proudly and handed the captain a bag of onions.',
    ],
    [
      'Lucia decided to follow the robot instead of fixing it.',
      'She floated behind it with a notebook and wrote down every turn.',
      'At each corner, Dot stopped and read the small arrow sign on the wall.',
      'Whenever the arrow pointed left, Dot turned left, exactly as it should.',
      'Lucia compared the signs with her own map and started to grin.',
      'Someone had hung every sign upside down!',
    ],
    [
      'The robot had never made a mistake.',
      'It had simply trusted signs that were wrong.',
      'Lucia turned them around and then found the person who had hung them.',
      'It was Captain Amara, who had dusted the halls in such a hurry that she never looked twice.',
      'She baked an apology cake with an arrow of icing on top.',
      'Dot delivered it to the right door, and the arrow pointed straight at Lucia.',
    ],
  ],
  keywords: [
    { word: 'grumbled', definition: 'complained in a low voice' },
    { word: 'compared', definition: 'looked at two things to see how they differ' },
    { word: 'apology', definition: 'words or a gift to say you are sorry' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Dot bring to the gym on Tuesday?',
      choices: ['hot soup', 'wet shoes', 'warm cake'],
      evidence: 'On Tuesday, Dot the robot brought hot soup to the gym.',
    },
    {
      focus: 'detail',
      ask: 'What did Dot hand the captain?',
      choices: ['a bag of onions', 'a cup of cocoa', 'a box of screws'],
      evidence: 'An hour later, Dot rang the bell proudly and handed the captain a bag of onions.',
    },
    {
      focus: 'sequence',
      ask: 'What did Lucia do right after she decided to follow the robot?',
      choices: ['She wrote down every turn.', 'She counted all the doors.', 'She painted a funny sign.'],
      evidence: 'She floated behind it with a notebook and wrote down every turn.',
    },
    {
      focus: 'sequence',
      ask: 'What did Kenji do right after he found nothing broken?',
      choices: ['He cleaned its wheels.', 'He painted its doors.', 'He called the captain.'],
      evidence: 'He cleaned its wheels, tightened its screws and even gave it a cheerful new bell.',
    },
    {
      focus: 'cause',
      ask: 'Why did Dot go to the wrong rooms?',
      choices: ['Every sign was hung upside down.', 'Every wheel was put on backward.', 'Every wire was wet inside.'],
      evidence: 'Someone had hung every sign upside down!',
    },
    {
      focus: 'cause',
      ask: 'Why did Amara hang the signs the wrong way?',
      choices: ['She dusted in a hurry.', 'She cooked in the dark.', 'She walked in her sleep.'],
      evidence: 'It was Captain Amara, who had dusted the halls in such a hurry that she never looked twice.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does grumbled mean?',
      choices: ['complained in a low voice', 'laughed with a loud snort', 'danced on a wooden floor'],
      evidence: '"I cannot put shoes in a stew," he grumbled, "although they do smell strong enough."',
    },
    {
      focus: 'character',
      ask: 'How did the captain say that she was sorry?',
      choices: [
        'She baked a cake with an arrow.',
        'She cooked a soup with carrots.',
        'She wrote a letter to the robot.',
      ],
      evidence: 'She baked an apology cake with an arrow of icing on top.',
    },
  ],
  open: [
    {
      ask: 'Why did following the robot work better than fixing it?',
      sample: 'Dot was not broken. Lucia saw where each turn went wrong and found the signs.',
      lookFor: 'Says that the fault was outside the robot and that following Dot showed it.',
    },
    {
      ask: "Why did the cake's arrow point at Lucia?",
      sample: 'The captain wanted to thank the person who found the mistake.',
      lookFor: 'Links the arrow to thanks, praise or a joke about the signs.',
    },
  ],
}
