import type { Format } from '../../../types.ts'

export const secretWall: Format = {
  id: 'math.secret-wall',
  subject: 'math',
  title: 'The Secret Wall',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'talk',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'books', quantity: '2, to stand up', core: true, substitute: 'a cereal box' },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '2', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 3, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Draw What I Say',
      strands: ['fractions', 'data', 'geometry', 'time'],
      inShort: {
        you: 'As {hero}, draw what you hear behind the wall.',
        child: 'Draws or writes the answer and describes each line. A match wins one {token}.',
        end: 'Every answer has matched.',
      },
      round:
        'Behind the wall your child writes {answer} big, or draws it, and tells you where each line goes. You draw that. Lift the wall: a match, one {token}.',
      child:
        'Draw or write the answer big on your side. Tell {hero} how each line goes. Choose your words well: no peeking, no pointing. Win one {token} for {place} with each match.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you.',
        'No match? Better words. Wrong answer? Work it out again.',
        'Saying the answer is not allowed. Draw just what you hear.',
      ],
      say: 'All I see is books. Where does my line start?',
    },
    {
      title: 'Three Hints',
      answers: 'numbers',
      wrongAnswers: true,
      inShort: {
        you: 'As {friend}, guess the hidden answer from three hints.',
        child: 'Hides an answer and gives three true hints. Your right guess wins one {token}.',
        end: 'Every answer is named.',
      },
      round:
        'Your child writes {answer} behind the wall and says: even, or odd. You guess {wrong}. No! Is it more? Your child tells. The last hint is its last digit. You say {answer}: one {token}.',
      child:
        'Hide your answer behind the wall. Give {friend} three true hints, one by one. Choose when to give the last digit away. Win one {token} for {place} when the answer is named.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you.',
        'First guess the tempting one from the last step.',
        'Hint one: even or odd. Hint two: more or less than your guess. Hint three: the last digit. A wrong answer is worked out again.',
      ],
      say: 'Three hints are all I get. Is it even or odd?',
    },
    {
      title: 'One, Two, Three, Show',
      answers: 'short',
      wrongAnswers: true,
      inShort: {
        you: 'Write an answer too, sometimes a wrong one.',
        child: 'Works alone, shows on three and proves who is right. Agreeing wins one {token}.',
        end: 'You agree on every question.',
      },
      round:
        "You both write. One, two, three: show! Yours says {wrong}, your child's says {answer}. Your child proves it. You mend yours and draw one {token}.",
      child:
        'Hear a question and work alone on your side. Count to three, then lift the wall together. Choose your proof if answers differ: sketch, fingers or words. Send one {token} to {hero} once both agree.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you.',
        'Often write the right one. Tempting ones are in the last step.',
        'Your child is wrong? Work it out together.',
      ],
      say: 'No peeking, no humming. One, two, three: show!',
    },
    {
      title: 'Notes Over the Wall',
      inShort: {
        you: 'As {hero}, ask how each answer was found.',
        child: 'Sends each answer over the wall on a note. Telling how wins one {token}.',
        end: 'Every note is over.',
      },
      round:
        'A note comes over: {answer}. You call: how did you find that? Your child tells you or sends a drawing. You draw one {token} on the note.',
      child:
        'Write or draw your answer on a note. Push it over the wall to {hero}. Choose: tell how you know or send a second note. Win one {token} with each note that {hero} believes.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you. Tear two notes for each question.',
        'A wrong answer goes back with a question mark.',
        'Once, ask in fun: did a fish tell you?',
      ],
      say: 'Psst! Is somebody behind that wall? Send me a note.',
    },
    {
      title: 'Knock, Knock, Wall',
      ages: 'younger',
      answers: 'counts',
      wrongAnswers: true,
      inShort: {
        you: 'As {hero}, count the knocks and say the number.',
        child: 'Knocks each answer, again after a miscount. A number that gets through wins one {token}.',
        end: 'Every number is through.',
      },
      round:
        'Your child writes {answer} in secret and knocks that often. You say {wrong}. No! Your child knocks again, slowly. You say {answer} and pass over one {token}.',
      child:
        'Find the answer to a question. Knock as many times as your answer says. Choose loud or soft, and knock again after a miscount. Win one {token} with each number that {hero} gets.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you. Draw one {token} on a slip for each question.',
        'Miscount only once more: tempting ones are in the last step.',
        'Wrong knocks? Work it out together.',
      ],
      say: 'I have big ears. Knock me your answer!',
    },
  ],
  safety: [],
}
