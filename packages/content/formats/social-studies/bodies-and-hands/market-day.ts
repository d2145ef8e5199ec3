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
        you: 'As the customer, bring a question for each button.',
        child: 'Answers to sell one button for a coin: one {token}.',
        end: 'The stall is sold out.',
      },
      round:
        'You walk up and read question 1. Your child says {answer}. You take one button and pay one coin into the bank: one {token}.',
      steps: [
        'Get out coins, buttons, a tray, paper and pencils. Lay one button for each question on the tray.',
        'Wrong? Tell the answer and buy that button last.',
        'Write the stall a sign.',
      ],
      say: 'Good morning! Before I buy, please answer me this.',
    },
    {
      title: 'One Coin or Two',
      child:
        'Go shopping at {place}, where {hero} keeps the shop. Say an answer to open each trade. Choose: pay two coins, or one and a reason. Put each {token} on your tray.',
      inShort: {
        you: 'As {hero}, sell buttons for two coins each.',
        child: 'Answers, then pays two coins, or one with a reason: one {token}.',
        end: 'All your buttons are sold.',
      },
      round:
        'You read question 1. Your child says {answer}. Two coins, please! Your child offers one, because the button is so small. Deal! The button is one {token}.',
      steps: [
        'Get out coins, buttons, a tray, paper and pencils. You take a button for each question, your child all coins.',
        'Wrong? Tell the answer and ask again last.',
        'Write down the best reason.',
      ],
      say: 'Two coins, or one and a good reason?',
    },
    {
      title: 'Tray Delivery',
      child:
        'Hold the tray and walk through {place} with care. Tell the answer at each stop. Swap your button for the coin: one {token} for {friend}. Pick long steps or short steps.',
      inShort: {
        you: 'Wait at each stop with a question.',
        child: 'Carries one button there on the tray, answers and takes the coin: one {token}.',
        end: 'Every stop has its button.',
      },
      round:
        'Off goes the tray with one button. At stop 1 you read question 1. Your child says {answer}, sets the button down and takes the coin: one {token}.',
      steps: [
        'Get out coins, buttons, a tray, paper and pencils. Around the room lay a coin for each question: the stops. The buttons wait by the door.',
        'Wrong? Tell the answer. That button comes again last.',
        'Your child draws the route.',
      ],
      say: 'A delivery for me? First, tell me this.',
    },
  ],
  safety: [],
}
