import type { Format } from '../../../types.ts'

export const energyTrails: Format = {
  id: 'science.energy-trails',
  subject: 'science',
  title: 'Energy Trails',
  modality: { primary: 'auditory', secondary: ['kinesthetic', 'visual'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '4th', to: '4th' },
  skills: ['science.4.energy-moves'],
  materials: [
    { name: 'ice', quantity: '2 cubes of the same size', core: true },
    { name: 'spoons', quantity: '1, metal', core: true },
    { name: 'socks', quantity: '1, thick', core: true },
    { name: 'tray', quantity: '1, metal', core: true, substitute: 'a metal pan or pot lid' },
    { name: 'kitchen timer', quantity: '1', core: true, substitute: 'counting slowly' },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Trace how heat reaches two ice cubes. Predict which one melts first, and look every two minutes. Choose which trail to lay first for {place}. Each look that you explain wins {hero} one {token}.',
      inShort: {
        you: 'Set the timer for two minutes, three times.',
        child: 'Looks, explains which cube is smaller and answers a question: one {token}.',
        end: 'Three looks are explained.',
      },
      round:
        'Two minutes are over. Your child pushes both cubes with the spoon: the one on metal is smaller. Heat gets in faster there. Ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out ice, spoons, socks, a tray, a kitchen timer and paper. Start now: lay one cube flat on the metal tray and one on a folded sock beside it. Your child predicts.',
        'Look again after four and six minutes.',
        'Between looks, lay torn paper arrows along both trails: warm room, metal, ice; warm room, sock, ice. Metal is a conductor and moves heat in fast. The sock is an insulator and slows it.',
      ],
      say: 'The sock feels warm to your hand. So why does its ice last?',
      success:
        'The cube on metal melts faster, and your child traces heat from the room through the material into the ice.',
    },
    {
      title: 'Sound and Heat Trails',
      child:
        'Listen to how sound energy travels through air and wood. Describe each trail from muscle to ear. Then trace heat into ice at {place}. Tell or draw the trails for {friend}. Each one wins one {token}.',
      inShort: {
        you: 'Tap, listen along and ask where the energy went.',
        child: 'Tells a trail in order, lays its arrow and answers a question: one {token}.',
        end: 'Two sound trails and one heat trail are told.',
      },
      round:
        'You tap the table at arm’s length. Your child listens and tells: muscle, spoon, air, ear. An arrow points along it. Then question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out ice, spoons, socks, a tray, a kitchen timer and paper. Set one cube of ice on the tray to wait. Tear three arrows.',
        'Trail 2: tap again, with an ear on the table: muscle, spoon, table, ear. Louder? (yes) Fold a sock under the spoon. Louder or softer? (softer)',
        'Trail 3: your child holds the ice for five seconds by the timer: hand, ice.',
      ],
      say: 'Start with your muscles. Where did the energy go next?',
      success: 'Your child describes two trails of sound and one of heat, each step in order.',
    },
  ],
  safety: [{ hazard: 'cold ice', adultNote: 'Stay close: hold ice for a few seconds only and wipe up drips.' }],
}
