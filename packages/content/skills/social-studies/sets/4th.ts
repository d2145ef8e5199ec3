import { sortByFacts } from '../../science/sets/sort-by-facts.ts'

export const threeLevels = sortByFacts('Which level of government in the United States does it belong to?', {
  'local government':
    'running the town library, fixing city sidewalks, collecting household trash, hiring city firefighters, mowing city parks, naming neighborhood streets, setting city bus routes, led by a mayor',
  'state government':
    'issuing driver licenses, running state parks, patrolling state highways, led by a governor, making state laws, naming a state bird, running state universities, issuing license plates',
  'national government':
    'making coins and bills, signing treaties, leading the navy, running national parks, led by a president, issuing passports, sending astronauts to space, issuing postage stamps',
})

export const threeLandRegions = sortByFacts('In which kind of region would you find it?', {
  'on a coast':
    'harbor, lighthouse, tide pool, seaport, fishing pier, ocean beach, coral reef, lobster boat, ocean ferry dock',
  'in high mountains':
    'ski slope, alpine meadow, snowy peak, mountain pass, chair lift, mountain goat, summit trail, icy ridge, mountain glacier',
  'in a hot desert':
    'Gila monster, oasis, camel caravan, saguaro cactus, cracked dry lakebed, hot salt flat, date palm grove, desert tortoise, Joshua tree',
})

export const pushOrPullFactor = sortByFacts('Is it a push factor or a pull factor for people who move?', {
  'push factor':
    'crops fail, wells run dry, no jobs are left, laws are unfair, floods ruin homes, rent is too high, soil is worn out, the factory closes, schools shut down',
  'pull factor':
    'jobs are plenty, farmland is cheap, family lives there already, soil is rich, schools are good, people may worship freely, gold is found, weather is mild, homes cost less',
})

export const primaryOrSecondary = sortByFacts('Is it a primary source or a secondary source about the past?', {
  'primary source':
    'a diary from 1850, a letter sent by a soldier, a photograph of the event, an eyewitness interview, an old ship log, the original treaty, a coin from ancient Rome, a speech in her own words',
  'secondary source':
    'a history textbook, an encyclopedia article, a new book about Rome, a modern biography, a timeline made last year, a lecture on ancient Egypt, a museum guidebook, a pupil report on pioneers',
})
