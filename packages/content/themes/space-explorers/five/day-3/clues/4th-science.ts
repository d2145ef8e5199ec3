import type { Clue } from '../../../../../types.ts'

/** Of the same day and grade as those that practise math. */
export const scienceClues: Clue[] = [
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'Lucia times three hushes of an old probe: 41, 39 and 38 minutes. What is the middle result?',
    answer: '39',
    tells: 'By the map, Acorn needs 39 minutes, too, to pass the dark spot. So one thing may hide both.',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'Draw bars for the hiss in our radio: 4 units at 7:00, 5 at 7:20 and 4 at 7:50. How many units more is the last than the first?',
    answer: '0',
    tells: 'The hiss has not grown at all. With a storm on the Sun the last bar would shoot up.',
    clears: 'storm',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'Say Acorn meets a dust cloud. Two equal grains hit it, one fast and one slow. Which one has more energy?',
    answer: 'fast one',
    tells: 'Acorn flies fast, so each grain of a dust cloud would hit hard and jolt it. Its last beeps show no jolt.',
    clears: 'dust',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'Just before the hush Acorn got a tiny bit faster. Did its energy of motion grow or shrink?',
    answer: 'grow',
    tells: 'Something very heavy pulls Acorn along. A ship is far too light for that.',
    clears: 'ship',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'Space has no air that could shake. Which kind of energy cannot cross it: light or sound?',
    answer: 'sound',
    tells: "Acorn's beeps cross space as radio waves, a kin of light. So a solid thing can stop them.",
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'Sunlight falls on dark metal. What does the light turn into there: heat or sound?',
    answer: 'heat',
    tells:
      'Our dark antenna is hot, so it stands in full sunlight. In the shade of our power wing it would be ice cold.',
    clears: 'wing',
  },
  {
    skills: ['science.4.waves'],
    ask: "Kenji draws the last minute of Acorn's signal. The crests stay equally high to the end. What stayed the same: amplitude or wavelength?",
    answer: 'amplitude',
    tells: 'The waves of a tired radio get lower and lower. These kept their amplitude.',
    clears: 'radio',
  },
  {
    skills: ['science.4.waves'],
    ask: 'A ship sends us a test wave. In our drawing two equal waves together are 12 inches long. How many inches is the wavelength?',
    answer: '6',
    further: true,
    tells: 'The ship sent exactly 6 inches. A storm on the Sun would have made a jumble of its waves.',
    clears: 'storm',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'Stars vanish behind the dark spot, without a glimmer. Is it transparent, translucent or opaque?',
    answer: 'opaque',
    further: true,
    tells: 'It is opaque right up to its sharp edge. A dust cloud would be translucent there at least.',
    clears: 'dust',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'The walls of a ship are like mirrors. What does sunlight do there on its way to your eye?',
    answer: 'it reflects',
    tells: 'So a ship flashes in the sunlight now and then. The dark spot has not flashed once.',
    clears: 'ship',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'A bat squeaks and waits for the echo. Which body structure catches the echo?',
    answer: 'ears',
    tells: 'For radar our dish is such an ear. It catches a sharp echo, and a dust cloud sends none.',
    clears: 'dust',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'The wings of a bat have joints and fold up small, so it fits into a crack. Does that help it hide or hunt?',
    answer: 'hide',
    tells: 'Folded up, our power wing hides behind the mast, too. The hush goes on, so the wing is not in the way.',
    clears: 'wing',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'A radar picture shows old, sharp craters on the dark thing. On Earth, rain and frost break rock down. What is that called?',
    answer: 'weathering',
    tells: 'Without rain and frost the craters stay sharp. So there is no weather on the dark thing.',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'At the desert dish on Earth wind carries sand off. Is that weathering, erosion or deposition?',
    answer: 'erosion',
    tells: 'So that dish is swept clear and not buried. It lost Acorn all the same, far from our power wing.',
    clears: 'wing',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'Acorn runs on sunlight. Is that a renewable or a nonrenewable source?',
    answer: 'renewable',
    tells: 'Sunlight does not run out on the way. So power was there to the end, and that is no tired radio.',
    clears: 'radio',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'Our ships burn fuel made from oil. Oil took millions of years to form. Is it renewable or nonrenewable?',
    answer: 'nonrenewable',
    tells:
      'Captains save what nature cannot replace, so they log every flight. Not one log leads to the dark spot, so it is not a ship.',
    clears: 'ship',
  },
]
