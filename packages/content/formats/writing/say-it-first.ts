import type { Format } from '../../types.ts'

export const sayItFirst: Format = {
  id: 'writing.say-it-first',
  subject: 'writing',
  title: 'Say It First',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'talk',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Say your line to {hero} before you write it. Tell it once slow and once fast. Count the words on your fingers. Write it, or draw it and label it. Read it out loud for all of {place}.',
      gist: 'Knee to knee, your child says the answer to a task, slow and fast, counts its words on fingers and writes just as many, until every task has its line.',
      steps: [
        'Get out paper and pencils. Sit knee to knee.',
        'Do task one yourself: say, count, write.',
        'Your child says line two. Count it together before anyone writes.',
      ],
      say: '{hero} cannot hear a line that is still in your head. Say it to me first.',
      success: 'Your child writes as many words as the fingers counted.',
    },
    {
      child:
        'Tell {friend} what to write down at {place}. Listen as your line is said back wrong. Say the line again and mend it. Write the right one yourself. Choose to say it slowly or with a giggle.',
      gist: 'You play {friend}, who hears badly and puts soup into each line your child says; your child says it again right and writes it, until all tasks are written.',
      steps: [
        'Get out paper and pencils.',
        'Play both parts for task one.',
        "From task two on, say your child's line back with soup for its last word. Giggle and wait.",
      ],
      say: 'Did you say we shall comb the soup? Oh dear. Tell me once more, slowly.',
      success: 'Your child says the line again in full and writes it down right.',
    },
    {
      child:
        'Make your voice a pencil for the crew at {place}. Say one line for each task. Clap where it starts and where it stops. Write what you said, word by word. Pick a soft or a loud voice for {hero}.',
      gist: 'A clap opens each line and a clap closes it; between them your child says the answer to a task, then writes just that, until all tasks are written.',
      steps: [
        'Get out paper and pencils.',
        'Perform task one with both claps, then write it.',
        'Say and clap task two as a duet. Share the writing.',
      ],
      say: 'Clap, here comes a line. Clap, there it ends. Can {hero} hear where yours stops?',
      success: 'Your child starts and stops each written line just where the claps were.',
    },
  ],
  safety: [],
}
