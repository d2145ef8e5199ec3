import type { Format } from '../../types.ts'
import { storySkills } from './skill-groups.ts'

export const puppetInterview: Format = {
  id: 'reading.puppet-interview',
  subject: 'reading',
  title: 'Puppet Interview',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'act',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  skills: storySkills,
  materials: [
    { name: 'socks', quantity: '2', core: true, substitute: 'toy animals' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      child:
        'Act as {hero} in an interview at {place}. Listen to the short story, then to the question. Say the answer as your puppet would. Tell which words in the story say so. Choose a funny voice or your own.',
      steps: [
        'Get out socks, paper and pencils. A sock on each hand makes two puppets.',
        'Read the first numbered story. Let your puppet ask, and answer through the other one.',
        'Read the next one. Your child takes one puppet and you agree on the answer first.',
        'Your child answers the others as {hero}. Note a key word for each answer.',
      ],
      say: 'Good evening from {place}. {hero} has agreed to talk to us. Tell me, what really happened?',
      success: 'The puppet answers from the story, and your child can tell which words it used.',
    },
    {
      child:
        'Make a puppet that wants all the news from {place}. Listen to each story once, eyes shut. Tell what {friend} or {hero} did in it. Say the answer to the puppet. Read or hear the story again and make it better.',
      steps: [
        'Get out socks, paper and pencils. Your child chooses a name for a sock puppet and writes it down.',
        'Read a numbered story with feeling. Tell the puppet what you pictured, then answer the question.',
        'Go through another in turns: one pictures, the other answers.',
        'Your child tells the puppet the rest. The puppet is forgetful and asks again.',
        'Have your child sum up the best story for the puppet.',
      ],
      say: 'This puppet slept through the whole story at {place}. Please tell it what it missed.',
      success: 'Your child can retell the stories and answer for the forgetful puppet.',
    },
    {
      child:
        'Find out which of two puppets at {place} is right. Listen well, because one puppet mixes things up. Say stop or clap when you hear a mistake. Tell the right answer and point to the proof. Act out how {hero} thanks you.',
      steps: [
        'Get out socks, paper and pencils. One puppet is right, one is muddled.',
        'Read a numbered story. Let both puppets answer, and show how you decide between them.',
        'Read another. Your child decides with you, and you reread the story to be sure.',
        'Your child judges the others alone. Score a point for each mistake that is caught.',
      ],
      say: 'Two witnesses, two answers, and only one of them listened. Whom should {hero} believe, and why?',
      success: 'Your child catches each mistake and backs the right answer up from the story.',
    },
  ],
  safety: [],
}
