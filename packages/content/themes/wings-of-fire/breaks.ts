import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'Wing Warm-Up',
    text: 'Spread your arms wide for wings. Make ten small flaps, ten big ones and ten very slow ones. Shake out the tips. Do it again, then fold both wings around you and rest.',
  },
  {
    title: 'Rainstorm Fingers',
    text: 'Tap two fingers on your palm for drizzle. Clap softly for a shower. Pat your knees for a soak, then stamp for thunder. Stay ten counts on each. Go back down to drizzle, three times in all, and hush.',
  },
  {
    title: 'Glide and Land',
    text: 'Run on the spot for ten counts to take off. Stretch your arms and glide around the room in a slow curve. Bend your knees and land without a sound. Make six flights. Fold up and let out a sigh.',
  },
  {
    title: 'Melting Icicle',
    text: 'Stand straight and stiff with arms high, like a frozen icicle. Drip by drip, let fingers, elbows, head and knees melt. Count to ten on the way down. Freeze up again quickly. Melt five times and stay a puddle.',
  },
  {
    title: 'Ride the Warm Air',
    text: 'Start in a low squat. Turn slowly and rise on the warm air, up to your toes. Circle down again. Ride up eight times, four each way. Then hang in the air with open arms and hold still.',
  },
  {
    title: 'Weathervane Jumps',
    text: 'Your grown-up calls north, south, east or west. Decide which wall is which, then jump to face it and freeze. Do twenty calls, slow and quick. At last the wind drops. Turn gently to your favorite wall and breathe.',
  },
  {
    title: 'Rainbow Reach',
    text: 'Reach both arms far to the left, low down. Sweep them up and over to the right in a big rainbow. Sweep seven times each way, once for every color. Sit down and trace a tiny one with your nose.',
  },
  {
    title: 'Cloud Shapes',
    text: 'Be a heap, round and puffy. Be a sheet, flat on the floor. Be a wisp, thin and tall with curling fingers. Hold each for six counts and change slowly. Go through all three five times, then drift to a stop.',
  },
  {
    title: 'Dragon Tail Balance',
    text: 'On one leg, lean forward and stretch the other like a tail. Spread your wings and hold for eight counts. Switch legs. Do four on each side. Stand up, curl your toes and shake your tail.',
  },
  {
    title: 'Push the Island',
    text: 'With hands on a wall, push your island for ten counts. Switch legs and push again. Do it six times. Now lean back on the wall and let the island carry you.',
  },
  {
    title: 'Puff and Blow',
    text: 'Skip around the room like a breeze for twenty counts. Stop, breathe in deeply, and blow out as slowly as you can. Do four rounds. Let the last breath be too soft to stir a feather.',
  },
  {
    title: 'Cloud Boat Rowing',
    text: 'Sit on the floor with your knees bent. Lean back a little, pull two pretend oars and come forward again. Row twenty strokes, rest for five breaths and row twenty more. Lie back and let the boat float home.',
  },
  {
    title: 'Snowflake Six',
    text: 'Make six shapes with your body, each with pointed fingers and toes. Jump from one to the next and hold each for four counts. Spin once slowly in between. Do all six twice. Then drift down and land lightly.',
  },
  {
    title: 'Thunder and Hush',
    text: 'Stamp on the spot like a storm for ten counts. Then tiptoe like a shy thunder dragon for ten. Change over six times, and each time be a little softer. End so quiet that you hear your own breath.',
  },
  {
    title: 'Flock of Two',
    text: 'One flies ahead with wide wings. The other copies each swoop, dip and turn. Change leaders after twenty counts. Fly six legs of the trip. Alone, follow your own shadow. Land side by side and fold your wings.',
  },
]
