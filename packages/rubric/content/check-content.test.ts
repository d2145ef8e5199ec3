import type { Clue, Format, Guess, Reading, Riddle, Secret, Skill, Suspect, World } from '@pencil-quest/content/types'
import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import type { QuestionGraph } from '@pencil-quest/contract/question-graph'
import type { Passage } from '@pencil-quest/contract/sheets'
import { expect, test } from 'vitest'
import { allContent, type Content, checkContent } from './check-content.ts'
import { formatFaults } from './format-faults.ts'
import { interestFaults } from './interest-faults.ts'
import { nearCopies } from './near-copies.ts'
import { passageFaults } from './passage-faults.ts'
import { skillFaults } from './skill-faults.ts'
import { worldFaults } from './world-faults.ts'

test('everything that is written holds to the rules', () => {
  expect(checkContent(allContent)).toEqual([])
}, 60_000)

function first<Entry>(list: readonly Entry[] | undefined): Entry {
  const [entry] = list ?? []
  if (!entry) throw new Error('There is no content')
  return entry
}
const skill = first(allContent.courses.math?.skills)
const format = first(allContent.courses.math?.formats)
const take = first(format.takes)
const world = first(allContent.worlds)
const scene = first(world.scenes)
const passage = first(world.passages)
const question = first(passage.questions)
const prompt = first(skill.prompts)

const rulesOf = (faults: { rule: string }[]) => faults.map(({ rule }) => rule)

const seen =
  'The lamp lights the wall and my hand. Light goes far, from hand to eyes. Waves: 35, 36, 12, 10 and 5 inches.'
const pictured = (picture: ExamplePicture): Partial<Skill> => ({ model: seen, picture })
const lampToEye: ExamplePicture = { kind: 'flow', steps: [['lamp'], ['eye']] }
const lit = { head: 'light', words: ['lamp', 'eye'] }
const wave: ExamplePicture = {
  ...{ kind: 'wave', crests: 3, height: '5 inches', length: '12 inches' },
  ...{ whole: '36 inches', tall: '10 inches' },
}

test.each<[string, ExamplePicture]>([
  ['boxes and arrows', { kind: 'flow', steps: [['lamps'], ['wall', 'hand'], ['eye']], arrows: ['light', 'light'] }],
  ['a circle', { kind: 'flow', steps: [['lamp'], ['hand'], ['eye']], back: 'round' }],
  ['groups', { kind: 'groups', groups: [lit, { head: 'hand', words: ['wall'] }] }],
  ['a wave', wave],
])('a picture of %s in the words of its example is none to mend', (_what, picture) => {
  expect(rulesOf(skillFaults({ ...skill, ...pictured(picture) }))).not.toContain('picture')
})

test.each<[string, string, Partial<Skill>]>([
  ['a goal with a verb that cannot be seen', 'goal', { iCan: 'I can understand numbers up to 10.' }],
  ['a goal of two sentences in one', 'goal', { iCan: 'I can count to 10, and tell how many.' }],
  ['a model without flesh', 'model', { model: 'Count to ten.' }],
  ['a harder way that is the easier one', 'easier and harder', { harder: skill.easier }],
  ['a keyword explained by itself', 'keywords', { keywords: [{ word: 'count', definition: 'to count things' }] }],
  ['nothing said of its strand', 'strand', { strand: undefined }],
  ['one check for all its visits', 'check', { laterChecks: [] }],
  ['a later check that is the first again', 'check', { laterChecks: [skill.check, skill.check] }],
  ['a picture of another sum', 'picture', { picture: { kind: 'bond', whole: '77', parts: ['70', '7'] } }],
  ['a picture with a wrong sum', 'picture', { picture: { kind: 'columns', rows: ['6', '+ 6'], result: ['6'] } }],
  ['a picture with a word of its own', 'picture', pictured({ kind: 'flow', steps: [['lamp'], ['foxes']] })],
  ['a picture whose arrow says more', 'picture', pictured({ ...lampToEye, arrows: ['runs'] })],
  ['a picture that says a word twice', 'picture', pictured({ kind: 'flow', steps: [['lamp'], ['eye'], ['eyes']] })],
  ['a circle of two', 'picture', pictured({ ...lampToEye, back: 'round' })],
  [
    'a circle that forks',
    'picture',
    pictured({ kind: 'flow', steps: [['lamp'], ['hand', 'wall'], ['eye']], back: 'round' }),
  ],
  ['more words than arrows', 'picture', pictured({ ...lampToEye, arrows: ['light', 'far'] })],
  [
    'a group with a head of its own',
    'picture',
    pictured({ kind: 'groups', groups: [lit, { head: 'dark', words: ['wall'] }] }),
  ],
  ['a word in two groups', 'picture', pictured({ kind: 'groups', groups: [lit, { head: 'wall', words: ['eye'] }] })],
  ['a wave as long as no three of its waves', 'picture', pictured({ ...wave, whole: '35 inches' })],
  ['a wave twice as high as none', 'picture', pictured({ ...wave, tall: '12 inches' })],
  ['a wave with a word of its own', 'picture', pictured({ ...wave, crest: 'summit' })],
  ['a wrong sum', 'sums', { prompts: [...skill.prompts, { ask: 'Add 2 and {things}.', answer: '5', sum: '2 + 2' }] }],
  ['a first check of the step further', 'further', { check: { ...skill.check, further: true } }],
  ['no later check of the step further', 'further', { laterChecks: skill.laterChecks?.filter((one) => !one.further) }],
  ['no question on the step further', 'further', { prompts: skill.prompts.filter((one) => !one.further) }],
  ['no question for the first lesson', 'further', { prompts: skill.prompts.filter((one) => one.further) }],
  ['a first page on the step further', 'further', { sheets: skill.sheets.map((one) => ({ ...one, further: true })) }],
  ['a question twice', 'questions', { prompts: [...skill.prompts, prompt] }],
  [
    'a sentence that is too long',
    'sentence length',
    { prompts: [{ ...prompt, ask: `Count ${'and count again '.repeat(6)}now.` }, ...skill.prompts.slice(1)] },
  ],
  ['a screen', 'screen', { easier: 'Look at a video of somebody counting to ten first.' }],
  ['an unkind word', 'kind', { easier: 'Do not be stupid and count the socks one by one.' }],
  ['a word that leaves somebody out', 'inclusive', { easier: 'Ask your mom to line the socks up in one row.' }],
  ['a danger', 'hazard', { harder: 'Count the drops of bleach that fall in a row.' }],
  ['a verb that reads as a material', 'materials', { harder: 'Count how often the boat rocks and then leaves port.' }],
  ['a slot that nobody fills', 'slots', { harder: 'Count all of {animals} twice and draw as many dots.' }],
  ['an article before a slot', 'slots', { harder: 'Count a {thing} twice and draw as many dots as you said.' }],
  [
    'a part of the goal that is hardly asked',
    'parts',
    { prompts: skill.prompts.map((one, i) => ({ ...one, part: i < 3 ? 'count' : 'tell' })) },
  ],
  [
    'a question of no part',
    'parts',
    { prompts: skill.prompts.map((one, i) => ({ ...one, part: i ? 'tell' : undefined })) },
  ],
  ['the text of a standard', 'codes', { codes: ['K.CC.4 Understand the relationship.'] }],
])('a skill with %s is refused', (_what, rule, change) => {
  expect(rulesOf(skillFaults({ ...skill, ...change }))).toContain(rule)
})

const withTake = (change: Partial<Format['takes'][number]>): Partial<Format> => ({
  takes: [{ ...take, ...change }, ...format.takes.slice(1)],
})
test.each<[string, string, Partial<Format>]>([
  ['a material of no household', 'materials', { materials: [{ name: 'lasers', quantity: '1', core: true }] }],
  ['a material that is not named', 'materials', withTake({ steps: ['Get out nothing.', ...take.steps.slice(1)] })],
  ['a material that is not listed', 'materials', withTake({ steps: [...take.steps.slice(0, 2), 'Cut with glue.'] })],
  ['no choice for the child', 'choice', withTake({ child: 'Count {things}. Count on. Count all at {place}.' })],
  ['a child that only listens', 'minutes', { segments: { hook: 5, show: 5, together: 1, yourTurn: 1, share: 1 } }],
  ['a hazard without a note', 'hazard', { ...withTake({ say: 'Let us go outside and count.' }), safety: [] }],
  [
    'a hazard beside a note on another',
    'hazard',
    {
      ...withTake({ say: 'Put one outside the ring.' }),
      safety: [{ hazard: 'Small beans', adultNote: 'A grown-up counts the beans back in.' }],
    },
  ],
  ['a note that names no grown-up', 'hazard', { safety: [{ hazard: 'steps', adultNote: 'Be careful.' }] }],
  ['two takes that share a sentence', 'takes', { takes: [take, take, ...format.takes.slice(1)] }],
  ['quotation marks in the line to say', 'line to say', withTake({ say: '"Count with me."' })],
  [
    'a game that counts what is won',
    'token',
    withTake({ inShort: { ...take.inShort, child: 'Answers each question and tells how it came out: one {token}.' } }),
  ],
  [
    'a first round without its answer',
    'round',
    withTake({ round: `You ask question 1. ${'Your child answers. '.repeat(5)}` }),
  ],
  [
    'a fib that is printed nowhere',
    'round',
    withTake({ round: `${take.round} You say {wrong}.`, wrongAnswers: undefined }),
  ],
  [
    'cards for answers of any length',
    'steps',
    withTake({ answers: undefined, steps: [`${first(take.steps)} Write {answers} on cards.`, ...take.steps.slice(1)] }),
  ],
  ['answers where nothing is made any more', 'steps', withTake({ steps: [...take.steps, 'Lay {answers} out.'] })],
  [
    'a game in one long line',
    'in short',
    withTake({ inShort: { ...take.inShort, you: 'Hold it up, very high. '.repeat(8) } }),
  ],
  ['a setting up of nothing', 'minutes', withTake({ prepMinutes: 2, materials: [] })],
  ['a player who is named twice', 'in short', withTake({ inShort: { ...take.inShort, you: 'You hold it up.' } })],
  [
    'a turn that is earned and asked for',
    'in short',
    withTake({ earned: true, inShort: { ...take.inShort, you: 'Ask a question. Then hold it up.' } }),
  ],
  ['a first question that is read twice', 'round', withTake({ round: `You read question 1. ${take.round}` })],
  ['a child text without its world', 'theme', withTake({ child: 'Count all socks. Count on. Choose how far.' })],
])('a format with %s is refused', (_what, rule, change) => {
  expect(rulesOf(formatFaults({ ...format, ...change }))).toContain(rule)
})

const withScene = (change: Partial<World['scenes'][number]>): Partial<World> => ({
  scenes: [{ ...scene, ...change }, ...world.scenes.slice(1)],
})
const [beat, ...later] = world.arcs[5]
const withBeat = (change: Partial<World['arcs'][5][number]>): Partial<World> => ({
  arcs: { ...world.arcs, 5: [...later, { ...first(world.arcs[5]), ...beat, ...change }] },
})
const reason = { problem: 'The {things} have to be counted.', payoff: 'All are there.' }
const withSecret = (change: Partial<Secret>): Partial<World> =>
  withBeat({
    opener: 'Last night the lamp went out, and today we look for it.',
    secret: { asks: 'What is behind the lamp?', word: 'fern', found: 'A fern stands there.', ...change },
  })
const withRiddle = (change: Partial<Riddle>) =>
  withBeat({ riddles: [{ asks: 'What sits in his left boot?', word: 'frog', ...change }] })
const token = { one: 'lamp', many: 'lamps', mark: 'lamp' } as const
const task = {
  scene: scene.id,
  today: 'It is dark. Somebody stumbles.',
  problem: 'Each right answer lights one lamp.',
  payoff: 'The last lamp is lit.',
  token,
}
const withTask = (change: Partial<typeof task>) => withBeat({ tasks: { number: { ...task, ...change } } })
const clue = { skills: ['math.2.add-within-100'], ask: 'How many are 47 and 28?', answer: '75', sum: '47 + 28' }
const graph: QuestionGraph = {
  ...{ title: 'Seen from the tower', form: 'bars', each: 10 },
  rows: [
    { name: 'owls', value: 40 },
    { name: 'bats', value: 25 },
  ],
}
const withClue = (change: Partial<Clue>) => withBeat({ clues: [{ ...clue, tells: 'It was no fox.', ...change }] })
const withGraph = (change: Partial<Clue>) =>
  withClue({ ask: 'How many are they in all?', answer: '65', sum: '40 + 25', graph, ...change })
const fox = {
  ...{ id: 'fox', name: 'a fox', ruledOut: 'Not a fox: its den was shut.', keyWord: 'shut' },
  ...{ guess: 'Was it a fox?', olderGuess: 'Pip suspects a fox.' },
}
const swimmer = { name: 'a swimmer', guess: 'Was it a swimmer?', olderGuess: 'Noor suspects a swimmer.' }
const withSuspect = (change: Partial<Suspect>, clues: Clue[] = [], solution: Guess | null = swimmer) =>
  withBeat({
    opener: 'Last night somebody was here. {guesses} Or was it an owl?',
    secret: { asks: 'Who was it?', word: 'otter', found: 'An otter!' },
    suspects: [{ ...fox, ...change }],
    ...(solution && { solution }),
    clues,
  })
const howl: Reading = {
  ...{ side: 'over', tells: 'Pip listened. Each answer is how loud one howl was.', most: 'loudest howl' },
  ...{ says: 'A fox howls louder than {n} dots.', none: 'No howl is louder than {n} dots.' },
}
const withReading = (change: Partial<Reading>) => withSuspect({ reading: { ...howl, ...change } })
test.each<[string, string, Partial<World>]>([
  ['a suspect that its guess does not name', 'suspect', withSuspect({ guess: 'Was it a wolf?' })],
  ['a suspect whose word is not in its way out', 'suspect', withSuspect({ keyWord: 'open' })],
  ['guesses in a day without suspects', 'suspect', withBeat({ opener: 'Last night somebody was here. {guesses}' })],
  ['a suspect whose way out gives the secret away', 'secret', withSuspect({ ruledOut: 'Not a fox: it was an otter.' })],
  ['suspects of whom none is right', 'suspect', withSuspect({}, [], null)],
  ['a right one whom its guess does not name', 'suspect', withSuspect({}, [], { ...swimmer, name: 'a diver' })],
  ['a reading that does not say what an answer is', 'reading', withReading({ tells: 'Pip listened. It was loud.' })],
  ['a reading in two units', 'reading', withReading({ none: 'No howl is louder than {n} hairs.' })],
  ['a reading without a unit', 'reading', withReading({ says: 'Over {n}.', none: 'Nothing is over {n}.' })],
  ['a reading that gives the secret away', 'secret', withReading({ most: 'loudest otter' })],
  ['a long reading', 'sentence length', withReading({ says: `A ${'very '.repeat(14)}big fox is over {n} dots.` })],
  [
    'a right one that gives the secret away',
    'secret',
    withSuspect({}, [], { ...swimmer, guess: 'A swimmer: an otter?' }),
  ],
  ['suspects in a world without the head of a trail', 'trail', withSuspect({})],
  ['a suspect that no clue rules out', 'suspect', withSuspect({})],
  ['a picture of nobody', 'picture', { artwork: { ...world.artwork, suspects: { 'a moose': '<path d="M0 0"/>' } } }],
  ['a clue against nobody', 'suspect', withClue({ clears: 'moon' })],
  ['a day with suspects and too few clues', 'clue', withSuspect({}, [{ ...clue, tells: 'No fox.', clears: 'fox' }])],
  ['a task for no skill', 'task', withBeat({ skillTasks: { 'science.2.flying': task } })],
  ['a task in no scene of it', 'task', withTask({ scene: 'nowhere' })],
  ['a task that does not say what is won', 'token', withTask({ problem: 'Each right answer helps.' })],
  ['a clue for no skill', 'skills', withClue({ skills: ['math.2.flying'] })],
  ['a clue worked out in a way that its skill does not ask', 'skills', withClue({ answer: '12', sum: '3 * 4' })],
  ['a clue that is wrong', 'sums', withClue({ answer: '74' })],
  ['a clue that tells a tale', 'clue', withClue({ tells: 'It was no fox. It was no owl. It was Pip.' })],
  ['a graph whose numbers the question says', 'graph', withGraph({ ask: 'How many are the 40 and the 25?' })],
  ['a bar that ends nowhere', 'graph', withGraph({ graph: { ...graph, each: 20 } })],
  ['a graph without the numbers of the sum', 'graph', withGraph({ sum: '45 + 20' })],
  ['a clue twice', 'clue', withBeat({ clues: [1, 2].map(() => ({ ...clue, tells: 'It was no fox.' })) })],
  ['too few words of its own', 'amount', { terms: world.terms.slice(0, 70) }],
  ['a word that it never uses', 'terms', { terms: [...world.terms, 'zeppelin dock'] }],
  ['a scene without a problem', 'amount', withScene({ problem: {} })],
  ['a problem of any world', 'theme', withScene({ problem: { ...scene.problem, math: 'Numbers must be added.' } })],
  ['a place without article', 'place', withScene({ place: 'cargo bay' })],
  ['a long sentence', 'sentence length', withScene({ worldToday: `The ${'very '.repeat(12)}big ship waits. Go.` })],
  ['a name beside a slot', 'slots', withScene({ worldToday: `{hero} waits. ${first(world.characters).name} too.` })],
  ['a day that takes nothing up', 'story', withBeat({ opener: beat?.opener ?? '' })],
  ['a scene without a second visit', 'worldAgain', withScene({ worldAgain: undefined, strands: { number: reason } })],
  ['a strand that no scene needs', 'strand', withScene({ strands: { number: reason } })],
  ['a secret that the opener tells', 'secret', withSecret({ word: 'today' })],
  ['a secret that asks nothing', 'secret', withSecret({ asks: 'Find it.' })],
  ['a secret that is never said', 'secret', withSecret({ found: 'There it is.' })],
  ['a riddle that asks nothing', 'riddle', withRiddle({ asks: 'Look into his boot.' })],
  ['a riddle that says its word', 'riddle', withRiddle({ asks: 'Is a frog in his boot?' })],
  ['a riddle that gives the secret away', 'riddle', withRiddle({ word: later[0]?.secret?.word ?? '' })],
  ['a character twice', 'repeats', { characters: [...world.characters, first(world.characters)] }],
])('a world with %s is refused', (_what, rule, change) => {
  expect(rulesOf(worldFaults({ ...world, ...change }, ['math']))).toContain(rule)
})

const withQuestion = (change: Partial<Passage['questions'][number]>): Partial<Passage> => ({
  questions: [{ ...question, ...change }, ...passage.questions.slice(1)],
})
test.each<[string, string, Partial<Passage>]>([
  ['evidence that is not in it', 'evidence', withQuestion({ evidence: 'Nobody said so.' })],
  ['choices that are all the same', 'choices', withQuestion({ choices: ['one', 'one', 'one'] })],
  ['no question of some sort', 'questions', { questions: [question] }],
  ['too many words', 'length', { paragraphs: [...passage.paragraphs, ...passage.paragraphs, ...passage.paragraphs] }],
  [
    'a level above its grade',
    'reading level',
    { paragraphs: [['Extraordinarily complicated vocabulary discourages.']] },
  ],
  ['an id of another world', 'id', { id: 'nowhere.1st.x' }],
])('a passage with %s is refused', (_what, rule, change) => {
  expect(rulesOf(passageFaults({ ...passage, ...change }))).toContain(rule)
})

test('an interest with too few choices of a style is refused', () => {
  const interest = first(allContent.interests)
  const sparks = interest.sparks.filter(({ modality }) => modality !== 'visual')
  expect(rulesOf(interestFaults({ ...interest, sparks }))).toContain('amount')
})

test.each<[string, string, Partial<Format>]>([
  ['that is of one subject', 'workshop', { subject: 'math' }],
  ['that carries no worksheet', 'workshop', { carriesSheet: false }],
  ['with nothing for older children', 'amount', { takes: first(allContent.interests).workshop.takes.slice(0, 2) }],
])('a workshop %s is refused', (_what, rule, change) => {
  const interest = first(allContent.interests)
  expect(rulesOf(interestFaults({ ...interest, workshop: { ...interest.workshop, ...change } }))).toContain(rule)
})

test('a question about an interest that practises no skill, or for older children than its skill has, is refused', () => {
  const interest = first(allContent.interests)
  const ask = `${'Count the bones and '.repeat(6)}say how many.`
  const asked = (change: Partial<Clue>) => ({
    ...interest,
    questions: [{ skills: ['math.k.count-to-10'], ask: 'How many legs has a cat?', answer: '4', ...change }],
  })
  expect(interestFaults(asked({}))).toEqual([])
  expect(rulesOf(interestFaults(asked({ skills: ['math.k.flying'] })))).toContain('skills')
  expect(rulesOf(interestFaults(asked({ ask })))).toContain('sentence length')
})

test('the same text with other nouns is a near copy, another text is none', () => {
  const text = 'Put the {things} in a row and count them one by one before you write the number 7 down.'
  const other = 'Tell a story about a cat that climbs a tree and comes down with a feather in its mouth.'
  const renamed = text.replace('{things}', '{place}').replace('7', '9')
  expect(nearCopies([text, other].map((entry, i) => ({ where: String(i), text: entry })))).toEqual([])
  expect(rulesOf(nearCopies([text, renamed].map((entry, i) => ({ where: String(i), text: entry }))))).toEqual([
    'near-copy',
  ])
})

test('a skill out of order, one without its prerequisite and one of the wrong shape are refused', () => {
  const change = (own: Partial<Skill>): Content => {
    const math = allContent.courses.math
    if (!math) throw new Error('There is no math')
    return {
      courses: { math: { ...math, skills: [{ ...skill, ...own }, ...math.skills.slice(1)] } },
      worlds: [],
      interests: [],
    }
  }
  expect(rulesOf(checkContent(change({ order: 7 })))).toContain('order')
  expect(rulesOf(checkContent(change({ prerequisites: ['math.5.volume'] })))).toContain('prerequisites')
  expect(rulesOf(checkContent(change({ short: '' })))).toEqual(['shape'])
  expect(checkContent(change({ short: '' }))[0]?.where).toBe(`${skill.id} short`)
})
