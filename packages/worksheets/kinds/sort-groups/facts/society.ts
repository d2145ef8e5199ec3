/** Community, government, money, places and the past. Heading as printed, then its words. */
export const society = {
  'a rule at home':
    'brush teeth before bed, feed your cat, hang up your bathrobe, help dry the dishes, make your bed, put your pajamas away, rinse the bathtub, set the dinner table, tidy your bedroom',
  'a rule at school':
    'carry your hall pass, come in when recess ends, line up for recess, listen to the teacher, raise your hand in class, share the class books, sit at your desk, sit on the story rug, wait in the lunch line',

  fair: 'all friends get a turn, half for you and me, let a new friend join, one cookie for each friend, pick teams with no peeking, same rules for everyone, take turns on the swing, wait for your turn',
  'not fair':
    'change rules to win, grab from a friend, hide the best toys, leave one friend out, one friend keeps every toy, peek in a guessing game, skip the line, take two turns in a row',

  'cares for sick or hurt people':
    'baby doctor, dentist, doctor, ear doctor, eye doctor, foot doctor, nurse, school nurse, surgeon',
  'takes people places':
    'airplane pilot, bus driver, cable car driver, ferry captain, subway driver, taxi driver, tour boat captain, train driver',

  'helps the community':
    'give food to others, greet a new neighbor, hold a door open, pick up litter, plant a shade tree, recycle cans, return a lost hat, sweep the sidewalk, water a park garden',
  'harms the community':
    'break a park bench, draw on a bus seat, drop litter, push in line, snap a young tree, steal a bike, tear a library book, tease a neighbor, waste park water',

  'run by local government':
    'city park, city snowplow crew, city streets, fire station, police station, public library, public playground, public school, town hall',
  'a private business':
    'bakery, bike shop, candy shop, flower shop, hair salon, pizza restaurant, shoe store, toy factory, toy store',

  'a right':
    'a fair trial, asking leaders for change, equal treatment under law, free speech, freedom of religion, freedom of the press, gathering in peace, having a lawyer in court',
  'a responsibility':
    'keeping public places clean, obeying laws, paying taxes, respecting the rights of others, returning library books, serving on a jury, staying informed, telling truth in court',

  // The Postal Service issues stamps; private firms print them.
  'local government':
    'collecting household trash, fixing city sidewalks, hiring city firefighters, led by a mayor, mowing city parks, naming neighborhood streets, running the town library, setting city bus routes',
  'state government':
    'issuing driver licenses, issuing license plates, led by a governor, making state laws, naming a state bird, patrolling state highways, running state parks, running state universities',
  'national government':
    'issuing passports, issuing postage stamps, leading the navy, led by a president, making coins and bills, running national parks, sending astronauts to space, signing treaties',

  'legislative branch':
    'a senator, Congress, passing laws, Speaker of the House, the Capitol building, the House of Representatives, the Senate, writing bills',
  'executive branch':
    'carrying out laws, commander in chief, signing bills into law, the Cabinet, the president, the secretary of state, the White House, vetoing bills',
  'judicial branch':
    'a federal judge, appeals courts, district courts, explaining what laws mean, hearing court cases, striking down unconstitutional laws, the chief justice, the Supreme Court',

  need: 'a home, air, clean water, food, medicine when sick, shelter from a storm, shoes for winter, sleep, warm clothes',
  want: 'a ball, a board game, a jump rope, a kite, a party hat, a scooter, a teddy bear, a toy car, a toy drum, candy',

  'a good': 'apple, bike, book, bread, chair, hat, pencil, shirt, soap, toy truck',
  'a service':
    'a bus ride, a dog walk, a haircut, a piano lesson, a swim lesson, a tooth cleaning, fixing a bike, mowing a lawn, washing a car',

  'work of a producer':
    'building chairs to sell, driving a taxi for pay, fixing bikes for pay, growing corn to sell, making toys to sell, sewing coats to sell, teaching piano for pay, weaving rugs to sell',
  'act of a consumer':
    'buying a bus ticket, buying a coat, buying a kite, buying corn for dinner, buying milk, buying shoes, paying a taxi fare, paying for a haircut, paying for piano lessons',

  'money is saved':
    'a dime kept in a bank, a dollar kept for later, a nickel put by, bank money left alone, birthday money put away, coins in a piggy bank, half put in the bank, pay set aside for college',
  'money is spent':
    'a dollar paid for a kite, a ticket bought, a toy paid for, cash paid for shoes, coins paid on the bus, coins traded for gum, money paid for lunch, pay used for rent',

  'natural resource': 'coal, crude oil, iron ore, river water, soil, sunlight, trees, wild fish, wind',
  'human resource': 'carpenter, engineer, farmer, fisher, nurse, teacher, truck driver, weaver, welder',
  'capital resource':
    'delivery truck, factory building, fishing boat, plow, power drill, sewing machine, shop counter, tractor',

  'pushes the price up':
    'drought shrinks the wheat harvest, everyone suddenly wants one, frost ruins the orange crop, lumber runs short, most sellers close, only one seller is left, the toy becomes a craze, twice as many buyers',
  'pushes the price down':
    'a huge wheat harvest, a record orange harvest, half as many buyers, machines double the supply, nobody wants it anymore, shops have far too many, ten new sellers open, the craze is over',

  'raw material':
    'cacao beans, crude oil, iron ore, logs, raw cotton, raw silk, raw wool, sugar cane, tree sap, wheat grain',
  'finished product':
    'bicycle, chocolate bar, dining table, loaf of bread, plastic toy, rubber boots, silk scarf, steel pan, T-shirt, wool sweater',

  'a kind of land': 'canyon, cliff, desert, hill, island, meadow, mountain, plain, prairie, valley',
  'a kind of water': 'bay, brook, creek, lake, ocean, pond, puddle, river, sea, stream',

  'in a big city':
    'bus station, city hall, crowded sidewalk, hotel tower, parking garage, skyscraper, subway train, tall office building, taxi stand',
  'on a farm': 'barn, cornfield, cow pasture, grain silo, haystack, hen house, pigpen, plow, sheep pen, tractor',

  'made by nature': 'canyon, desert, glacier, island, mountain, ocean, river, valley, volcano, waterfall',
  // No dams or tunnels: beavers and moles make them as well.
  'made by people': 'airport, bridge, fence, lighthouse, parking lot, railroad, road, skyscraper, stadium, windmill',

  'people adapt to the land':
    'carrying umbrellas, moving herds to grass, resting in midday heat, sleeping under bug nets, traveling by dogsled, walking on snowshoes, wearing rain boots, wearing sun hats, wearing thick coats',
  // No terraces: they reshape a slope, and textbooks call them an adaptation.
  'people change the land':
    'building a dam, clearing a forest, cutting a tunnel, digging a canal, digging an open mine, draining a swamp, leveling a hill, paving a parking lot, plowing a prairie',

  'on a coast':
    'coral reef, fishing pier, harbor, lighthouse, lobster boat, ocean beach, ocean ferry dock, seaport, tide pool',
  'in high mountains':
    'alpine meadow, chair lift, icy ridge, mountain glacier, mountain goat, mountain pass, ski slope, snowy peak, summit trail',
  // No sand dunes: coasts have them too.
  'in a hot desert':
    'camel caravan, cracked dry lakebed, date palm grove, desert tortoise, Gila monster, hot salt flat, Joshua tree, oasis, saguaro cactus',

  'push factor':
    'crops fail, floods ruin homes, laws are unfair, no jobs are left, rent is too high, schools shut down, soil is worn out, the factory closes, wells run dry',
  'pull factor':
    'family lives there already, farmland is cheap, gold is found, homes cost less, jobs are plenty, people may worship freely, schools are good, soil is rich, weather is mild',

  'draws settlers':
    'a busy trade route, a calm harbor, a mild climate, a river for boats, flat farmland, fresh water, plenty of fish, rich soil, tall forests for lumber',
  'keeps settlers away':
    'active lava flows, almost no rain, bare rock without soil, bitter cold all year, far from any route, no fresh water, salty ground, steep icy slopes, swarms of locusts',

  'a kind of food': 'couscous, curry, dumpling, kimchi, noodle soup, pierogi, pita bread, sushi, taco',
  'a kind of clothing': 'beret, kilt, kimono, moccasin, parka, poncho, sari, sombrero, turban',
  'a musical instrument': 'accordion, bagpipes, banjo, bongo drum, fiddle, maracas, sitar, trumpet, ukulele',

  'from long ago':
    'butter churn, horse and wagon, horse-drawn fire engine, ink pot, oil lamp, quill pen, spinning wheel, stagecoach, suit of armor, washboard',
  'from today':
    'dishwasher, electric car, electric scooter, helicopter, jet airplane, light switch, school bus, space station, washing machine',

  'primary source':
    'a coin from ancient Rome, a diary from 1850, a letter sent by a soldier, a photograph of the event, a speech in her own words, an eyewitness interview, an old ship log, the original treaty',
  'secondary source':
    'a history textbook, a lecture on ancient Egypt, a modern biography, a museum guidebook, a new book about Rome, a pupil report on pioneers, a timeline made last year, an encyclopedia article',
}
