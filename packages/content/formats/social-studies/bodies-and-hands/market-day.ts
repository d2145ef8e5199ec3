import type { Format } from '../../../types.ts'

export const marketDay: Format = {
  id: 'social-studies.market-day',
  subject: 'social-studies',
  title: 'Market Day',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'hands-on',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'coins', quantity: '8', core: true, substitute: 'dry beans' },
    { name: 'buttons', quantity: '8', core: true, substitute: 'pasta' },
    { name: 'tray', quantity: '1', core: true, substitute: 'a cutting board or a large book' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Build a stall for {things} at {place}. Tell a true answer to sell one button. Move the coin to your bank: one {token}. Choose a name for your stall and call it to {friend}.',
      inShort: {
        you: 'As the customer, read a question. After the answer, take one button and pay one coin.',
        child: 'Answers, sells one button and puts the coin into the bank.',
        end: 'Your child writes the stall a sign.',
      },
      round:
        'You walk up and read question 1. Your child says {answer}. You take one button and pay one coin into the bank.',
      steps: [
        'Get out coins, buttons, a tray, paper and pencils. Lay one button for each question on the tray, the stall.',
        'Wrong? Tell the answer.',
      ],
      say: 'Good morning! Before I buy, please answer me this.',
    },
    {
      title: 'One Coin or Two',
      child:
        'Go shopping at {place}, where {hero} keeps the shop. Say an answer to open each trade. Choose: pay two coins, or one and a reason. Put each {token} on your tray.',
      inShort: {
        you: 'As {hero}, read a question. After the answer, sell one button: two coins, or one and a good reason.',
        child: 'Answers, then pays two coins, or one with a reason.',
        end: 'Your child writes down the best reason.',
      },
      round:
        'Your child says {answer}. Two coins, please! Your child offers one, because the button is so small. Deal!',
      steps: [
        'Get out coins, buttons, a tray, paper and pencils. You take a button for each question on the tray, your child all coins.',
        'Wrong? Tell the answer.',
      ],
      say: 'Two coins, or one and a good reason?',
    },
    {
      title: 'Tray Delivery',
      child:
        'Hold the tray and walk through {place} with care. Tell the answer at each stop. Swap your button for the coin: one {token} for {friend}. Pick long steps or short steps.',
      inShort: {
        you: 'Read one question at each stop.',
        child: 'Carries one button there on the tray, answers, sets it down and takes the coin.',
        end: 'Your child draws the route.',
      },
      round:
        'Off goes the tray with one button. At stop 1 you read question 1. Your child says {answer}, sets the button down and takes the coin.',
      steps: [
        'Get out coins, buttons, a tray, paper and pencils. Around the room lay a coin for each question: the stops. The buttons wait by the door.',
        'Wrong? Tell the answer.',
      ],
      say: 'A delivery for me? First, tell me this.',
    },
  ],
  safety: [],
}
