import { sortByFacts } from '../../science/sets/sort-by-facts.ts'

export const homeOrSchoolRule = sortByFacts('Where does this rule belong?', {
  'a rule at home':
    'make your bed, feed your cat, set the dinner table, hang up your bathrobe, brush teeth before bed, put your pajamas away, tidy your bedroom, help dry the dishes, rinse the bathtub',
  'a rule at school':
    'line up for recess, raise your hand in class, listen to the teacher, wait in the lunch line, sit at your desk, carry your hall pass, share the class books, come in when recess ends, sit on the story rug',
})

export const fairOrNotFair = sortByFacts('Is it fair or not fair?', {
  fair: 'take turns on the swing, one cookie for each friend, pick teams with no peeking, half for you and me, same rules for everyone, all friends get a turn, wait for your turn, let a new friend join',
  'not fair':
    'one friend keeps every toy, skip the line, peek in a guessing game, take two turns in a row, change rules to win, grab from a friend, leave one friend out, hide the best toys',
})

export const healthOrTravelHelper = sortByFacts('What does this helper do?', {
  'cares for sick or hurt people':
    'doctor, nurse, dentist, eye doctor, ear doctor, school nurse, surgeon, baby doctor, foot doctor',
  'takes people places':
    'bus driver, train driver, airplane pilot, taxi driver, ferry captain, subway driver, cable car driver, tour boat captain',
})

export const needOrWant = sortByFacts('Is it a need or a want?', {
  need: 'clean water, food, a home, air, warm clothes, sleep, medicine when sick, shelter from a storm, shoes for winter',
  want: 'a toy car, a kite, candy, a teddy bear, a ball, a party hat, a board game, a jump rope, a scooter, a toy drum',
})

export const landOrWater = sortByFacts('Is it land or water?', {
  'a kind of land': 'hill, mountain, island, desert, valley, cliff, plain, meadow, canyon, prairie',
  'a kind of water': 'ocean, lake, river, pond, sea, stream, creek, bay, brook, puddle',
})
