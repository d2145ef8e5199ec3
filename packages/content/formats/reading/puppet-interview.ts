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
      gist: "Your puppet reads a short story and asks its question; your child's puppet, {hero}, answers and tells which words say so, until all questions are answered.",
      steps: [
        'Get out socks, paper and pencils. One sock for each of you makes two puppets.',
        'Show the first story with a puppet on each hand.',
        'For the next, agree on the answer first.',
        'Ask the others. Note a key word for each answer. Wrong? Read the story again.',
      ],
      say: 'Good evening from {place}. {hero} has agreed to talk to us. Tell me, what really happened?',
      success: 'The puppet answers from the story, and your child can tell which words it used.',
    },
    {
      child:
        'Make a puppet that wants all the news from {place}. Listen to each story once, eyes shut. Tell what {friend} or {hero} did in it. Say the answer to the puppet. Read or hear the story again and make it better.',
      gist: 'You read each story once, your child tells the forgetful puppet what happened and answers its question, until the puppet on your hand knows them all.',
      steps: [
        'Get out socks, paper and pencils. Your child names a sock puppet and writes the name down.',
        'Read the first story with feeling. Tell the puppet what you pictured, then answer.',
        'Your child tells the rest. The puppet forgets and asks again, so read the story once more.',
        'Have your child sum up the best story.',
      ],
      say: 'This puppet slept through the whole story at {place}. Please tell it what it missed.',
      success: 'Your child can retell the stories and answer for the forgetful puppet.',
    },
    {
      child:
        'Find out which of two puppets at {place} is right. Listen well, because one puppet mixes things up. Say stop or clap when you hear a mistake. Tell the right answer and point to the proof. Act out how {hero} thanks you.',
      gist: 'Story by story, your two puppets answer, one right, one muddled; your child stops the muddled one and tells the right answer with its proof, until the last.',
      steps: [
        'Get out socks, paper and pencils. Put a puppet on each hand. The muddled one gives the answer to another question.',
        'Judge the first story yourself and the second together.',
        'For the others, swap the muddled one as you like. Check off each mistake.',
      ],
      say: 'Two witnesses, two answers, and only one of them listened. Whom should {hero} believe, and why?',
      success: 'Your child catches each mistake and backs the right answer up from the story.',
    },
  ],
  safety: [],
}
