import type { Passage } from '@pencil-quest/contract/sheets'

export const theShadeAtTwo: Passage = {
  id: 'lego.5th.the-shade-at-two',
  theme: 'lego',
  grade: '5th',
  title: 'The Shade at Two',
  paragraphs: [
    [
      "Ingrid's plan for the new water tower was the best that Clatterby had ever seen.",
      'It had eight slim legs, a copper roof and a balcony for two violins.',
      'Everybody signed it except Yuna, who grows beans in the rooftop garden next door.',
      '"What will your shadow do," Yuna asked.',
      'Ingrid had considered wind, rain and even woodpeckers, but never that.',
    ],
    [
      'They went to the model hall, where the whole town is knee-high.',
      'Ingrid set a paper tower in its place, and Yuna carried a lantern slowly around the table.',
      'The lantern was their sun, rising in the east and sinking in the west.',
      'All morning the shadow lay harmlessly across the street.',
      'At two in the afternoon, it slid over the garden, and there it remained until evening.',
      'Beans need six hours of sunlight, and these would get barely four.',
    ],
    [
      'Ingrid sighed, because a smaller tower would hold too little water.',
      '"Maybe it does not have to be smaller," said Yuna.',
      'Together they pushed the paper tower along the street, one thumb at a time, and tried the lantern again.',
      'Near the corner, the shadow missed the beans completely.',
      'Instead, it fell on the market, exactly where the cheese seller stands.',
    ],
    [
      'Ingrid hurried over there to apologize in advance.',
      'The cheese seller listened with growing amazement.',
      '"Shade," whispered the seller, "every single afternoon?"',
      'For eleven summers, the finest cheese in town had been slowly sliding off the counter.',
      'The tower was built at the corner, and the first wheel of cheese rolled to Ingrid as a gift.',
      'Yuna received a slice of it with the first beans.',
    ],
  ],
  keywords: [
    { word: 'considered', definition: 'thought about with care' },
    { word: 'apologize', definition: 'to say that you are sorry' },
    { word: 'advance', definition: 'before something takes place' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did the plan for the tower have?',
      choices: ['eight slim legs', 'seven steep ramps', 'a dozen clocks'],
      evidence: 'It had eight slim legs, a copper roof and a balcony for two violins.',
    },
    {
      focus: 'detail',
      ask: 'Who did not sign the plan?',
      choices: ['Yuna, who grows beans', 'Kofi, who drives trucks', 'Farid, who cuts stone'],
      evidence: 'Everybody signed it except Yuna, who grows beans in the rooftop garden next door.',
    },
    {
      focus: 'sequence',
      ask: 'What did the shadow do at two in the afternoon?',
      choices: ['slid over the garden', 'faded in the street', 'jumped to the harbor'],
      evidence: 'At two in the afternoon, it slid over the garden, and there it remained until evening.',
    },
    {
      focus: 'sequence',
      ask: 'What did Ingrid do right after the shadow fell on the market?',
      choices: ['hurried over to apologize', 'climbed up to celebrate', 'walked home to sleep'],
      evidence: 'Ingrid hurried over there to apologize in advance.',
    },
    {
      focus: 'cause',
      ask: 'Why did Ingrid sigh?',
      choices: [
        'A smaller one would hold too little water.',
        'A taller one would bring too much wind.',
        'A darker one would scare away the birds.',
      ],
      evidence: 'Ingrid sighed, because a smaller tower would hold too little water.',
    },
    {
      focus: 'cause',
      ask: 'Why was the long shadow bad for the beans?',
      choices: [
        'Beans need six hours of sunlight.',
        'Vines need tall poles of metal.',
        'Roots need deep beds of gravel.',
      ],
      evidence: 'Beans need six hours of sunlight, and these would get barely four.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does considered mean?',
      choices: ['thought about with care', 'laughed about with friends', 'forgot about in a hurry'],
      evidence: 'Ingrid had considered wind, rain and even woodpeckers, but never that.',
    },
    {
      focus: 'character',
      ask: 'How did the cheese seller take the news from Ingrid?',
      choices: ['with growing amazement', 'with rising impatience', 'with silent suspicion'],
      evidence: 'The cheese seller listened with growing amazement.',
    },
  ],
  open: [
    {
      ask: 'Why was the model hall a good place to test the plan?',
      sample: 'A tower of paper is easy to move, and a lantern can act out a whole day in a minute.',
      lookFor: 'Names what a model lets you try cheaply or quickly.',
    },
    {
      ask: 'One shadow was a problem in one place and a gift in another. Tell how.',
      sample: 'It took sun from the beans but cooled the cheese on hot afternoons.',
      lookFor: 'Explains both effects and the change of place.',
    },
  ],
}
