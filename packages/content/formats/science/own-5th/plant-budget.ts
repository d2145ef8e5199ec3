import type { Format } from '../../../types.ts'

export const plantBudget: Format = {
  id: 'science.plant-budget',
  subject: 'science',
  title: 'The Plant Budget',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'd',
  grades: { from: '5th', to: '5th' },
  skills: ['science.5.plant-food'],
  materials: [
    { name: 'buttons', quantity: '1', core: true, substitute: 'a coin' },
    { name: 'dry beans', quantity: '3', core: true },
    { name: 'pasta', quantity: '2 pieces', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Build sugar the way a plant does. Count what goes in and out. Choose how to prove it to {hero}: point or tell.',
      earned: true,
      inShort: {
        you: 'Call the next: build carbon dioxide, build water, rebuild both as sugar and oxygen.',
        child: 'Builds it from the parts.',
        end: 'Your child argues: did the sugar come from soil?',
      },
      round:
        'Your child says {answer}. You call carbon dioxide. Your child lays one button with two beans: a gas from the air.',
      steps: [
        'Get out buttons, dry beans and pasta. One button is carbon, three beans oxygen, two pieces of pasta hydrogen.',
        'Water: one bean, both pasta. Sugar: button, one bean, both pasta. Oxygen: two beans.',
      ],
      further: 'Ask: a plant gains 90 grams; dried, 20 stay. What was water, what air? (70, 20)',
      say: 'What is a plant built from?',
      success: 'Both sides match, and your child argues from that.',
    },
    {
      title: 'The Weighed Plant',
      child:
        'Check the records of {friend}, who weighed a plant. Listen to three wrong claims. Choose to argue calmly or loudly. Name what the plant really grew from.',
      earned: true,
      inShort: {
        you: 'Claim the next: it grew from soil, from fertilizer, from light alone!',
        child: 'Objects, with the beans and the pasta as evidence.',
        end: 'Your child names what it grew from. (water, air)',
      },
      round:
        'Your child says {answer}. You claim: it grew from soil! No, the soil lost 1 gram, but the plant gained 60.',
      steps: [
        'Get out dry beans and pasta. A bean is 10 grams: lay six, as a plant gained 60. A crumb of pasta is 1 gram: its soil lost that.',
        'Fertilizer was in that 1 gram. Light gives energy, but no weight.',
      ],
      further: 'Add: dried, 12 of the 60 grams stay. Were they soil? (no, mostly air)',
      say: '60 grams came from somewhere. From where?',
      success: 'The claim names air and water, with both weights as evidence.',
      materials: [
        { name: 'dry beans', quantity: '6', core: true },
        { name: 'pasta', quantity: '1 piece', core: true },
      ],
    },
  ],
  safety: [{ hazard: 'small parts', adultNote: 'Stay close, keep small parts out of mouths and count them back in.' }],
}
