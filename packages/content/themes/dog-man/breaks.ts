import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'The Famous Nose',
    text: 'Get on hands and knees and sniff along a trail. Crawl ten steps, stop, sniff high and sniff low. Follow the trail four times around the room. Then lie down, rest your chin and let your tail stop wagging.',
  },
  {
    title: 'Goose Typing',
    text: 'Type with your feet like the goose. Tap your toes as fast as you can for twenty counts. Honk and slide one step to the side. Write six lines. Sit down, lean back and let your feet hang.',
  },
  {
    title: 'Mole Dig',
    text: 'Squat down and dig with both paws, ten scoops on each side. Crawl through your tunnel to the other wall. Pop up and blink. Dig three tunnels in all. At the end, curl up in the dark and listen.',
  },
  {
    title: 'Express Tortoise',
    text: 'Put a pretend parcel on your back. Cross the room as slowly as you can, but never stop. It should take thirty counts. Do it three times. Pull in your head and take four slow breaths in your shell.',
  },
  {
    title: 'Hedgehog Curl',
    text: 'Walk on tiptoe with your spikes out. At the word boo, drop and curl up for five counts. At the word cake, uncurl. Play eight rounds. Last, stay curled and feel how warm it is.',
  },
  {
    title: 'Half Past Pigeon',
    text: 'You are the town clock. Swing your arms slowly, left and right, for forty ticks. At noon, bob your head twelve times like a pigeon. Do it twice. Let the clock run down until you stand quite still.',
  },
  {
    title: 'Sock Hop',
    text: 'Hop on your left foot eight times, then on the right. Now both feet, eight times. Then act like a sock in the wash and spin slowly twice. Do three rounds. Hang up to dry with long, loose arms.',
  },
  {
    title: 'Slippery Tuba',
    text: 'Pretend to hold a huge tuba that slides away. Hug it, lean left, lean right and march ten steps. Catch it before it lands! Do five rounds. Set it down, puff out your cheeks and let the air go.',
  },
  {
    title: 'Follow That Paw Print',
    text: 'Your grown-up names a step: tiny, giant, sideways or silent. Take five of each until you have gone around the room twice. Then you call the steps for them. End with five silent steps to a cozy spot.',
  },
  {
    title: 'Duck Complaint',
    text: 'Squat like a duck and waddle ten steps. Stop, flap your elbows and quack three times to complain. Waddle back. Do it four times. Then tuck your head under one wing and rest for ten counts.',
  },
  {
    title: 'All Aboard',
    text: 'Line up behind your grown-up as a train. Roll your arms like wheels and chug around for thirty steps. Stop at the station, stretch up high and sit down low. Do four stops. Let off steam with a long, soft hiss.',
  },
  {
    title: 'Statue in the Square',
    text: 'Walk around the room like a busy town. When your grown-up coos, become a statue for eight counts. Be grand, be silly or be cake. Make seven statues. The last one melts down slowly and lies on the floor.',
  },
  {
    title: 'Case Closed Stretch',
    text: 'Open a big case: stretch both arms up and out. Close it: fold down and touch your knees. Do ten slow cases. Then carry the heavy case across the room and back. Sit on it and sigh three times.',
  },
  {
    title: 'The Very Small Visitor',
    text: 'Crouch down as small as you can and take ten tiny steps. Grow with each step for ten more, until you are huge. Do it three times. At the end, shrink again and whisper hello to your grown-up.',
  },
  {
    title: 'Ding and Dong',
    text: 'Stand facing your grown-up. You say ding and jump. They say dong and jump. Take turns for twenty jumps. Then swing side to side like two bells, slower and slower. Stop when you hear no more sound.',
  },
]
