import type { Interest } from '../types.ts'

export const dinosaurs = {
  tag: 'dinosaurs',
  things: [
    { one: 'toy dinosaur', many: 'toy dinosaurs' },
    { one: 'dinosaur tooth', many: 'dinosaur teeth' },
    { one: 'fossil', many: 'fossils' },
  ],
  sparks: [
    {
      text: 'Look at each question like a dinosaur digger. Choose the one word that matters most.',
      modality: 'visual',
    },
    {
      text: 'Draw a dinosaur bone by each answer. Choose whole for sure or broken for not sure.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Dinosaur diggers map every find before they lift it. Sketch one answer with labels, or list its steps.',
      modality: 'visual',
      ages: 'older',
    },
    { text: 'Bones tell us how big a dinosaur was. Tell what proves one answer you pick.', modality: 'auditory' },
    {
      text: 'Say one answer, then say because. Pick a small or a big dinosaur voice.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'New bones have changed many ideas about dinosaurs. Tell about one answer you changed, or nearly changed.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'A dinosaur skeleton goes together bone by bone. Pick one answer and hold up a finger for each step.',
      modality: 'kinesthetic',
    },
    {
      text: 'Are you sure? Stretch tall like a dinosaur, or curl up like its egg.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Dinosaur tracks are read print by print. Choose one answer and take one step for each reason.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
