import type { Format } from '../../types.ts'

/** Two formats made for skills of place and of time. */
export const mapsAndTimelines: Format[] = [
  {
    id: 'social-studies.walk-in-map',
    subject: 'social-studies',
    title: 'Walk-In Map',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'hands-on',
    layout: 'c',
    grades: { from: 'kindergarten', to: '5th' },
    skills: [
      'social-studies.k.where-is-it',
      'social-studies.k.land-water',
      'social-studies.1.map-symbols',
      'social-studies.1.city-country',
      'social-studies.2.compass',
      'social-studies.2.nature-people',
      'social-studies.3.map-tools',
      'social-studies.3.adapt-change',
      'social-studies.4.map-scale',
      'social-studies.4.regions',
      'social-studies.5.map-analysis',
      'social-studies.5.where-people-settle',
    ],
    materials: [
      { name: 'towel', quantity: '1', core: true, substitute: 'a blanket' },
      { name: 'socks', quantity: '4, rolled up', core: true },
      { name: 'spoons', quantity: '3', core: true },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Build {place} on the floor as a map. Put down socks for hills and spoons for roads. Walk your fingers to each answer. Tell {hero} where you are. Choose the top of the map.',
        gist: 'Together you build a land; for each question your child walks two fingers on it and answers, and at the end draws it as a map.',
        steps: [
          'Get out a towel, socks, spoons, paper and pencils. Lay the towel on carpet as the land.',
          'Build three parts and name each.',
          'Ask the questions.',
          'Draw it as a bird sees it.',
        ],
        say: 'Fly over it like a bird. What do you see from up there?',
        success: 'Your child answers on the map and the drawing fits it.',
      },
      {
        child:
          'Hide one sock as the {thing} of {place}. Set my spoon as many squares away as questions. Tell {friend} one step for each right answer. Use words, no pointing. Pick an easy or a tricky spot.',
        gist: 'Your child hides a sock under one towel square; for each right answer you move a spoon one square as your child says, until it reaches the sock.',
        steps: [
          'Get out a towel, socks, spoons, paper and pencils. Fold and open the towel into squares. Look away.',
          'Ask. A missed one returns last.',
          'Record it in arrows.',
        ],
        say: 'Give me the way in words. I will go just where you tell me.',
        success: 'The directions lead to the hidden sock, and the questions are answered on the way.',
      },
      {
        child:
          'Put {place} and a home for {hero} on the map. Put a sock where people would live. Show a road with spoons. Tell why it goes there. Use hills or flat land.',
        gist: 'With socks and spoons your child shows each answer on the towel land and says why; then you fold a new hill, and your child moves what must move.',
        steps: [
          'Get out a towel, socks, spoons, paper and pencils. Push the towel up into one hill and one flat part.',
          'Ask the questions.',
          'Now fold.',
          'Make a small map key with three signs.',
        ],
        say: 'The land just changed. What would people do now?',
        success: 'Your child places things for a reason and can explain the map key.',
      },
    ],
    safety: [],
  },
  {
    id: 'social-studies.footstep-timeline',
    subject: 'social-studies',
    title: 'Footstep Timeline',
    modality: { primary: 'visual', secondary: ['kinesthetic', 'auditory'] },
    kind: 'make',
    layout: 'a',
    grades: { from: 'kindergarten', to: '5th' },
    skills: [
      'social-studies.k.my-day',
      'social-studies.1.past-present',
      'social-studies.1.order-events',
      'social-studies.2.timelines',
      'social-studies.3.landmarks',
      'social-studies.4.change-makers',
      'social-studies.5.founding',
      'social-studies.5.ideas-travel',
    ],
    materials: [
      { name: 'paper', quantity: '3 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'crayons', quantity: '3 colors', core: false },
      { name: 'socks', quantity: '2', core: true },
    ],
    prepMinutes: 2,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Draw one picture for each answer. Put the pictures in order for {hero}. Color the first one and the last one. Walk along the line at {place}. Tell it forward or backward.',
        gist: 'Each answer becomes a picture card, laid in order between two socks, long ago to now; your child walks the line and tells the story.',
        steps: [
          'Get out paper, pencils, crayons and socks. Tear the sheets into big cards.',
          'Ask a question. Your child draws.',
          'Lay them on carpet. A card without a time lies beside the line.',
        ],
        say: 'What came before this? How can you tell?',
        success: 'The cards lie in a true order and your child can tell why.',
      },
      {
        child:
          'Make a road of time for {friend} at {place}. Draw a mark for each step of the road. Put each answer where it fits. Look for the biggest gap. Choose the color of now.',
        gist: 'On one long line your child places each answer, earlier to the left; you toss two socks on it and count the marks between.',
        steps: [
          'Get out paper, pencils, crayons and socks. Join sheets and draw the line with marks.',
          'Agree on a mark: an hour, a year or ten years.',
          'An answer without a time goes below.',
          'Toss both socks.',
        ],
        say: 'How much time lies between these two? Count the jumps with me.',
        success: 'Earlier things lie on the left, and your child can tell the time between two.',
      },
      {
        child:
          'Draw then and now for {hero} on two sheets. Put each answer with one of them. Circle what stayed the same. Say what is new at {place}. Pick the time you would visit.',
        gist: 'Your child draws each answer on the Then sheet, the Now sheet or both, circles what stayed, and lays a sock on the greatest change.',
        steps: [
          'Get out paper, pencils, crayons and socks. Head two sheets Then and Now.',
          'Place the first answer together.',
          'Your child does the others.',
          'Your child explains the sock.',
        ],
        say: 'What changed, and what stayed just the same?',
        success: 'Your child finds one change and one thing that stayed the same.',
      },
    ],
    safety: [],
  },
]
