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
      inShort: {
        you: 'Let your sock read and ask, like a reporter.',
        child: 'Answers as {hero}, with a sock, and tells which words say so: one {token}.',
        end: 'The interview has no questions left.',
      },
      round:
        "Your sock reads question 1 with its little story. Your child's sock says {answer}. Which words tell you? Your child says them, and you note one {token} on the sheet.",
      child:
        'Act as {hero} in an interview. Listen to the story, then to the question. Choose a funny voice or your own. Tell which words say so: one {token}.',
      steps: [
        'Get out socks, paper and pencils. One sock for each of you makes two puppets.',
        'Wrong, or no words for it? Your sock reads the story again, more slowly.',
        'For the last question, swap parts: your sock answers from the key.',
      ],
      say: 'Good evening from {place}. {hero} has agreed to talk. What really happened?',
    },
    {
      inShort: {
        you: 'Read a story, then be the puppet that slept through it.',
        child: 'Listens with shut eyes, tells the puppet what happened and answers: one {token}.',
        end: 'The puppet knows all the stories.',
      },
      round:
        'Your child shuts both eyes, and you read question 1 with its story. Your sock yawns: what did I miss? Your child tells it, then says {answer}. The sock nods: one {token}.',
      child:
        'Make friends with a puppet that sleeps all day. Shut your eyes and listen to a story. Tell the puppet, loud or soft, what it missed. Win one {token} for {place}.',
      steps: [
        'Get out socks, paper and pencils. Your child names the sock on your hand. Draw each {token} on the sheet.',
        'Something wrong? The puppet forgets it all: read the story again.',
        'Last, your child retells the best story.',
      ],
      say: 'I slept through it all. Please tell me what I missed at {place}!',
    },
    {
      wrongAnswers: true,
      inShort: {
        you: 'Let one sock answer right and one wrong.',
        child: 'Stops the muddled sock, tells the right answer and its proof: one {token}.',
        end: 'Each mistake has been caught.',
      },
      round:
        'You read question 1 with its story. One sock says {wrong}. Stop! Your child says {answer} and tells which words prove it. The other sock agrees: one {token} on the list.',
      child:
        'Find out which puppet at {place} is right. Say stop or clap: you choose. Tell the right answer and its proof. Win one {token} for {hero} each time.',
      steps: [
        'Get out socks, paper and pencils. Put a puppet on each hand.',
        'Missed it? Read the story again, and both socks repeat their answers.',
        'Tempting answers are in the last step, or say pickles. Change the muddled sock as you like.',
      ],
      say: 'Two witnesses, two answers. Whom should {hero} believe?',
    },
  ],
  safety: [],
}
