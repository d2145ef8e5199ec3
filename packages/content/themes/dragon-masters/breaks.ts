import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'Hatch Out',
    text: 'Curl up small inside your egg and rock for ten counts. Tap with one elbow, then the other. Burst out slowly and unfold your wings. Hatch four times. Last, sit in your nest and blink at the new world.',
  },
  {
    title: 'Moss Dragon Wake-Up',
    text: 'Lie rolled up like a green loaf. Stretch one leg, then one arm, then the rest. Stand up and shake off the moss for ten counts. Do that five times. Then roll up once more and breathe slowly.',
  },
  {
    title: 'Wing Practice',
    text: 'Open your wings wide. Flap slowly for twenty counts and fast for ten. Tilt left, tilt right, eight times each. Glide once around the room. Fold your wings, one after the other, and stand quite still.',
  },
  {
    title: 'Stir the Porridge',
    text: 'Hold a pretend oar with both hands. Stir ten big circles one way and ten the other. Bend your knees and scrape the bottom of the pot. Do three rounds. Rest on your oar and blow on the porridge gently.',
  },
  {
    title: 'Kettle Dragon',
    text: 'Put your hands on your hips and bounce softly, like a kettle. Bounce for thirty counts, a bit faster all the time. Whistle or hum as you stretch up tall. Do it three times, then sink down with a long hiss.',
  },
  {
    title: 'Carry the Egg',
    text: 'Hold a pretend egg in both hands. Walk across the room as smoothly as you can, six times. Step over logs, duck under branches, and never bump the shell. Lay the egg down softly and take four quiet breaths.',
  },
  {
    title: 'Follow the Tail',
    text: 'Your grown-up is the dragon, and you are the tail. Follow close behind and copy every step, hop and wiggle. Trade after thirty counts. Play four rounds. Then sit back to back and breathe together.',
  },
  {
    title: 'Cloud Drift',
    text: 'Be a cloud dragon. Drift around the room on your toes for twenty slow steps. Puff up big for five counts. Shrink for five. Do it four times, then rain your fingers down to the floor.',
  },
  {
    title: 'Bath Day',
    text: 'Scrub your pretend scales from toes to ears. Give each arm, each leg and your tail ten good scrubs. Shake off the foam with a big wiggle. Do it twice. Stretch out in the sun and let yourself dry.',
  },
  {
    title: 'Echo Claps',
    text: 'You are the echo cliffs. Your grown-up claps or stamps a pattern, and you send it back. Do ten patterns. Then you lead for ten. The last one gets softer each time, until nobody can hear it.',
  },
  {
    title: 'Cliff Climb',
    text: 'Climb the cliffs on the spot. Reach up with one hand and lift the other knee. Do forty reaches. Rest on a ledge and wave to the valley. Climb down with twenty slow reaches. Shake out your arms and legs.',
  },
  {
    title: 'Lantern Glow',
    text: 'Crouch down as a lantern dragon with its light off. Rise and glow for eight counts. Spread your fingers like rays. Sink and fade for eight counts. Glow six times in all. On the last fade, close your eyes.',
  },
  {
    title: 'Harness Fitting',
    text: 'Step into a pretend harness, one foot and then the other. Pull it up and twist to each side, six times. March twelve steps to test it. Does it pinch? Do it all three times. Unbuckle and drop your shoulders.',
  },
  {
    title: 'The Gentle Sneeze',
    text: 'Walk around the ward on soft feet. When your grown-up says ah-choo, sway back like a blown curtain. Play for fifteen sneezes. Then tuck yourself in. Breathe in through your nose and out again, five times.',
  },
  {
    title: 'Pebble Stack',
    text: 'Squat, pick up a pretend stone and place it on your tower. Each stone goes higher, up to the tips of your toes. Stack ten stones and take them down again. Do two rounds. Stand as steady as your tower.',
  },
]
