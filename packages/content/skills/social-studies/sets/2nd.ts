import { sortByFacts } from '../../science/sets/sort-by-facts.ts'

export const producerOrConsumer = sortByFacts('Is this person producing or consuming?', {
  'work of a producer':
    'growing corn to sell, sewing coats to sell, building chairs to sell, weaving rugs to sell, fixing bikes for pay, teaching piano for pay, driving a taxi for pay, making toys to sell',
  'act of a consumer':
    'buying a coat, paying a taxi fare, buying corn for dinner, buying a kite, paying for a haircut, buying milk, buying a bus ticket, paying for piano lessons, buying shoes',
})

export const natureOrPeople = sortByFacts('Who made it: nature or people?', {
  'made by nature': 'mountain, river, canyon, ocean, waterfall, island, desert, valley, glacier, volcano',
  'made by people': 'bridge, road, stadium, parking lot, lighthouse, railroad, windmill, fence, airport, skyscraper',
})

export const partsOfCulture = sortByFacts('Which part of a culture is it?', {
  'a kind of food': 'taco, sushi, pita bread, dumpling, couscous, kimchi, pierogi, noodle soup, curry',
  'a kind of clothing': 'kimono, sari, kilt, poncho, sombrero, moccasin, beret, parka, turban',
  'a musical instrument': 'bagpipes, sitar, banjo, maracas, ukulele, bongo drum, accordion, fiddle, trumpet',
})

export const saveOrSpend = sortByFacts('Is the money saved or spent?', {
  'money is saved':
    'coins in a piggy bank, a dollar kept for later, half put in the bank, birthday money put away, a dime kept in a bank, a nickel put by, bank money left alone, pay set aside for college',
  'money is spent':
    'a dollar paid for a kite, coins paid on the bus, cash paid for shoes, money paid for lunch, coins traded for gum, a ticket bought, a toy paid for, pay used for rent',
})
