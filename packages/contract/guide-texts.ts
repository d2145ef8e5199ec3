/** How the parts of a lesson's guide begin, where it is written and where pages set them apart. */
export const guideTexts = {
  /** The example follows, a line each: of a new skill, of one that comes back, and of its next step. */
  example: { first: 'Show first:', faded: 'Only if it has faded, show:', further: 'Then show one step further:' },
  /** A step of its own, which tells a game: one that answers questions, and one whose turns answers earn. */
  play: { answering: 'Play, one turn for each question. Say:', earned: 'Play: each right answer earns a turn. Say:' },
  you: 'You:',
  child: 'Your child:',
  /** What the child may choose, read aloud once the game is told. */
  offer: 'Offer:',
  /** How the first question is played, and its name where it stands right below that question. */
  firstQuestion: 'Question 1:',
  likeThis: 'Like this:',
  next: 'Then:',
  /** What to do about a wrong answer; texts of games begin with it. */
  wrong: 'Wrong?',
  /** Another rule, in a line below the first. */
  also: '–',
  /** How a lesson that shows the skill one step further is played once question 1 is. */
  further: 'From question 2 on:',
  /** What is done once the questions are out. */
  end: 'At the end:',
  /** A step of its own; the answers follow, one a line. */
  answers: 'Answers:',
  /** Asked once a clue is answered; what it tells is read next. */
  afterClue: 'What does that tell us?',
  /** A step of its own, which hands the lesson's page over. */
  page: 'Hand over the worksheet',
  /** The last step, a question that shows whether it is understood. */
  check: 'Then ask:',
  /** Before the example of a skill that comes back. */
  recall: 'Recall first.',
  /** To the child, where a page follows. */
  worksheet: 'Then do your worksheet',
} as const
