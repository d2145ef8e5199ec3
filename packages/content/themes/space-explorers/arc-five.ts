import type { Beat } from '../../types.ts'

/** The little probe that calls from the dark. */
export const arcFive: Beat[] = [
  {
    title: 'A Beep in the Dark',
    description: 'A faint beep reaches Marigold Station. Someone has to find out who is calling.',
    opener:
      "Welcome aboard Marigold Station, {child}! We circle the Earth sixteen times a day. Breakfast comes with a sunrise. So does lunch. This morning the radio went beep, beep, burp. Nobody on the crew burped. Captain Amara asked twice. Something small is calling from far away. Solve today's clues, and the antenna will turn toward it.",
    close:
      'Show your family the clue that made you work hardest. Tell how you cracked it. Each answer turned the antenna a little. Now the beep is clear, and it spells a name: Thimble. Tomorrow we find out who that is.',
  },
  {
    title: 'Who Is Thimble?',
    description: 'The caller has a name and a long story. It needs a safe path home.',
    opener:
      'Yesterday you tuned the antenna, and a name came through: Thimble. Lucia dug through the oldest log and laughed out loud. Thimble is a space probe, no bigger than a toaster. It left home before Captain Amara was born! It flew around the Sun, met a comet and lost its way. Today we need a path to bring it back. Your clues will draw it, dot by dot.',
    close:
      'Show your family something you finished and explain one part of it. Lucia adds your path to the star map. Far away, Thimble blinks its lamp twice. That means thank you. Or maybe it means hungry. Probes are hard to read.',
  },
  {
    title: 'Behind the Moon',
    description: 'Thimble has gone silent. There is a good reason, and there is plenty to do.',
    opener:
      "Yesterday you drew the path, but in the night the beeps stopped. Don't worry! Thimble has slipped behind the Moon. Radio waves cannot pass through a moon. We must wait until it comes out again. Dot the robot hates waiting and has polished one spoon nine times. Let's use the quiet well, {child}. Today's clues will get the robot arm ready for a catch.",
    close:
      'Tell your family one thing you found out today that surprised you. Now hush and listen. Beep! Thimble peeks around the edge of the Moon. The robot arm stretches, bends and gives Dot a high five. We are ready to reach out.',
  },
  {
    title: 'The Stubborn Arm',
    description: 'Thimble is coming fast, and the robot arm will only wave hello.',
    opener:
      'Yesterday Thimble came back, and the robot arm was ready. At least we thought so. This morning the arm will only wave hello. Kenji found out why. A runaway noodle from the galley is stuck in its elbow! In orbit, a dropped noodle never lands. It just tours the ship. Help us mend the arm, {child}, before Thimble flies past. We have ten laps left.',
    close:
      'Show your family a mistake you fixed today. Fixing is what engineers do best. Kenji floats the noodle away, and the arm bends again. Thimble is so close that we can see its scratches shine. Tomorrow is catching day!',
  },
  {
    title: 'The Catch',
    description: 'One chance, one robot arm and one small traveler coming home.',
    opener:
      "Last night we set the table for seven, Thimble included. All your work leads up to this. You tuned the antenna, drew the path and fixed the arm. Now the last clues will set the time. Too early, and we catch nothing. Too late, and we wave goodbye. Dot wears a party hat on every wheel. Ready, {child}? Let's bring Thimble home.",
    close:
      'Gotcha! The arm closes, as soft as a hug. Inside Thimble lies a gold plate with a message: Well done, finder. Show your family your three best finds of the week. Then the whole crew of Marigold Station cheers, and Thimble beeps along.',
  },
]
