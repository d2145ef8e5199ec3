import type { Beat } from '../../types.ts'

export const sandClues: NonNullable<Beat['clues']>[] = [
  {
    operations: {
      younger: {
        ask: 'Noor checks six posts. Then Noor checks four slots. How many things has Noor checked?',
        answer: '10',
        sum: '6 + 4',
        tells: 'Ten, and all are sound. The crossing is not broken.',
      },
      older: {
        ask: 'The sand holds 86 prints. Mateo took 43 steps with each boot. How many prints are left for animals?',
        answer: '0',
        sum: '86 - 2 * 43',
        tells: "None. Every print is Mateo's, so no animal has tried the bridge yet.",
      },
    },
    fractions: {
      younger: {
        ask: 'Noor has ten things to check. Half of them are done, and all are fine. How many are still to check?',
        answer: '5',
        tells: 'Five more, and those are fine, too. Nothing has been built wrong.',
      },
      older: {
        ask: "Mateo's track takes up 1/8 of the sand. All the rest is smooth. What fraction is smooth?",
        answer: '7/8',
        tells: 'Seven eighths are smooth. No animal print can be hiding there.',
      },
    },
    data: {
      younger: {
        ask: "Noor's chart has a row for prints. Boots have one line, hooves have none, paws have none. How many lines are there?",
        answer: '1',
        sum: '1 + 0 + 0',
        tells: "One line, and that is Mateo's. No animal has crossed yet.",
      },
      older: {
        ask: 'At a bridge in another valley, there were 60 crossings in the first year. In the third year there were 300. How many more is that?',
        answer: '240',
        sum: '300 - 60',
        tells: 'That is 240 more, and nobody changed the bridge. Something else changed.',
      },
    },
    time: {
      younger: {
        ask: "Noor raked the sand at 8 o'clock. Mateo lost the hat two hours later. What hour was that?",
        answer: '10',
        sum: '8 + 2',
        tells: "Ten o'clock. The sand was smooth by then, so it kept Mateo's steps.",
      },
      older: {
        ask: 'The sand was raked at 7:30 in the evening. We looked at 6:00 in the morning. How many minutes lay between?',
        answer: '630',
        sum: '10 * 60 + 30',
        tells: 'Only 630 minutes: one single night. It is too soon to say that a plan has failed.',
      },
    },
    earth: {
      younger: {
        ask: 'The sand is damp three fingers deep. A hoof sinks in one finger. How many damp fingers are below it?',
        answer: '2',
        sum: '3 - 1',
        tells: 'Two fingers of damp sand hold the print. Had a deer come, we would see it.',
      },
      older: {
        ask: 'Wind blows away only dry sand. The sand was damp all night. Could the wind have swept away prints?',
        answer: 'no',
        tells: 'No. So the smooth sand tells the truth: nobody but Mateo was there.',
      },
    },
    life: {
      younger: {
        ask: 'At first, the deer stopped five steps off. Today it stopped three steps off. How many steps closer is that?',
        answer: '2',
        sum: '5 - 3',
        tells: 'Two steps closer. The deer is not scared of the bridge, only careful.',
      },
      older: {
        ask: 'Fawns follow their mothers. Six mothers look at the bridge, with two fawns each. How many deer will cross once the mothers dare?',
        answer: '18',
        sum: '6 + 6 * 2',
        tells: 'Eighteen. Nobody can push a deer, but one brave mother brings her fawns.',
      },
    },
  },
  {
    number: {
      younger: {
        ask: "The last track shows five toes. Suki's paw shows one fewer. How many toes is that?",
        answer: '4',
        sum: '5 - 1',
        tells: 'Four toes. So the last one across was not Suki.',
      },
      older: {
        ask: 'The last track has between 70 and 90 toe marks. All four feet show 5 toes and left equally many prints. How many toe marks are there?',
        answer: '80',
        tells: 'Eighty: four prints from each of four feet. A fox shows four toes, so it was not Suki.',
      },
    },
    operations: {
      younger: {
        ask: 'The last one has five toes on each front foot. How many toes are that on both front feet?',
        answer: '10',
        sum: '5 + 5',
        tells: 'Ten toes in front. A deer shows four there, so it was no deer.',
      },
      older: {
        ask: 'One duck and eleven ducklings took a step with each foot. Each foot makes 3 toe marks. How many toe marks are in the mud?',
        answer: '72',
        sum: '(1 + 11) * 2 * 3',
        tells: 'Seventy-two, so all twelve came through. The long claws are not theirs: those were on the sand.',
      },
    },
    measurement: {
      younger: {
        ask: "Suki's step is four hands long. The last one's step is two hands long. How many hands shorter is it?",
        answer: '2',
        sum: '4 - 2',
        tells: 'Two hands shorter. The last one has short legs and was in no hurry.',
      },
      older: {
        ask: 'The last track is 30 feet long. Each step is 6 inches long. How many steps is that?',
        answer: '60',
        sum: '30 * 12 / 6',
        tells: 'Sixty short steps. A deer needs far fewer, so the last one is low and small.',
      },
    },
    time: {
      younger: {
        ask: "The deer crossed at 4 o'clock. The last one crossed two hours later. What hour was that?",
        answer: '6',
        sum: '4 + 2',
        tells: "Six o'clock, at dawn. So it walks at night and was on its way to bed.",
      },
      older: {
        ask: 'The last one took 60 steps, 2 seconds each. A fox trots across in 20 seconds. How many seconds longer did it take?',
        answer: '100',
        sum: '60 * 2 - 20',
        tells: 'One hundred seconds longer. It did not fear anybody, and that is a clue.',
      },
    },
    data: {
      younger: {
        ask: "Noor's chart has four deer, one fox and one stranger. How many animals crossed the bridge?",
        answer: '6',
        sum: '4 + 1 + 1',
        tells: 'Six crossed, and five are on our list. The stranger is a surprise.',
      },
      older: {
        ask: 'Over the bridge came 4 deer, 1 fox and 1 stranger. Through the tunnel came 1 duck and 11 ducklings. How many more used the tunnel?',
        answer: '6',
        sum: '1 + 11 - 4 - 1 - 1',
        tells: "Six more. Both crossings work, and only one guest was in nobody's plan.",
      },
    },
    life: {
      younger: {
        ask: 'Otters, bears and one more neighbor have five toes. Otters have webs, and bears are too big. How many are left?',
        answer: '1',
        sum: '3 - 2',
        tells: 'One is left. It is small, with no webs, and it has a certain smell.',
      },
      older: {
        ask: 'Otters have webbed toes for swimming. The last one has no webs, but long front claws. Is it a swimmer or a digger?',
        answer: 'a digger',
        tells: 'A digger. It digs for beetles at night, so it was not Pip.',
      },
    },
  },
]
