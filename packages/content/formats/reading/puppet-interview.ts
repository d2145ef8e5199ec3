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
  materials: [{ name: 'socks', quantity: '2', core: true, substitute: 'toy animals' }],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      inShort: {
        you: 'Let your sock read a question with its story, like a reporter. Then ask: Which words tell you?',
        child: 'Answers as {hero}, with a sock, and tells which words say so.',
      },
      round:
        "Your sock reads question 1 with its little story. Your child's sock says {answer}. Which words tell you? Your child says them.",
      child:
        'Act as {hero} in an interview. Listen to the story, then to the question. Choose a funny voice or your own. Tell which words say so: one {token}.',
      steps: [
        'Get out socks. One for each of you makes two puppets.',
        'Wrong, or no words for it? Your sock reads the story again, more slowly.',
      ],
      say: 'Good evening from {place}. {hero} has agreed to talk. What really happened?',
    },
    {
      inShort: {
        you: 'Read a question with its story. Then be a puppet that slept through it: What did I miss?',
        child: 'Listens with shut eyes, tells the puppet what happened and answers the question.',
        end: 'Your child retells the best story.',
      },
      round:
        'Your child shuts both eyes, and you read question 1 with its story. Your sock yawns: what did I miss? Your child tells it, then says {answer}. The sock nods.',
      child:
        'Make friends with a puppet that sleeps all day. Shut your eyes and listen to a story. Tell the puppet, loud or soft, what it missed. Win one {token} for {place}.',
      steps: [
        'Get out socks. Put one on your hand. Your child names this puppet.',
        'Something wrong? The puppet forgets it all: read the story again.',
      ],
      say: 'I slept through it all. Please tell me what I missed at {place}!',
      materials: [{ name: 'socks', quantity: '1', core: true, substitute: 'a toy animal' }],
    },
    {
      wrongAnswers: true,
      inShort: {
        you: 'Read a question with its story. Let one sock say the right answer, the other the wrong one that is printed, or pickles.',
        child: 'Stops the muddled sock, tells the right answer and which words prove it.',
      },
      round:
        'You read question 1 with its story. One sock says {wrong}. Stop! Your child says {answer} and tells which words prove it. The other sock agrees.',
      child:
        'Find out which puppet at {place} is right. Say stop or clap: you choose. Tell the right answer and its proof. Win one {token} for {hero} each time.',
      steps: [
        'Get out socks. Put a puppet on each hand.',
        'Missed it? Read the story again, and both socks repeat their answers.',
        'Change the muddled sock as you like.',
      ],
      say: 'Two witnesses, two answers. Whom should {hero} believe?',
    },
  ],
  safety: [],
}
