import { sortByFacts } from '../../science/sets/sort-by-facts.ts'

export const publicOrPrivate = sortByFacts('Does a local government run it, or is it a private business?', {
  'run by local government':
    'public library, fire station, public school, city park, police station, town hall, city streets, public playground, city snowplow crew',
  'a private business':
    'shoe store, pizza restaurant, toy store, hair salon, bakery, flower shop, bike shop, toy factory, candy shop',
})

export const rightOrResponsibility = sortByFacts('Is it a right or a responsibility?', {
  'a right':
    'free speech, freedom of religion, a fair trial, freedom of the press, equal treatment under law, gathering in peace, asking leaders for change, having a lawyer in court',
  'a responsibility':
    'obeying laws, paying taxes, serving on a jury, telling truth in court, respecting the rights of others, keeping public places clean, returning library books, staying informed',
})

export const threeResources = sortByFacts('Which kind of resource is it?', {
  'natural resource': 'river water, soil, trees, iron ore, sunlight, wild fish, coal, wind, crude oil',
  'human resource': 'farmer, carpenter, welder, weaver, teacher, truck driver, nurse, fisher, engineer',
  'capital resource':
    'tractor, sewing machine, delivery truck, factory building, power drill, fishing boat, plow, shop counter',
})

export const adaptOrChange = sortByFacts('Do people adapt to the land or change the land?', {
  'people adapt to the land':
    'wearing thick coats, resting in midday heat, walking on snowshoes, carrying umbrellas, wearing sun hats, traveling by dogsled, moving herds to grass, wearing rain boots, sleeping under bug nets',
  'people change the land':
    'digging a canal, building a dam, cutting a tunnel, draining a swamp, paving a parking lot, plowing a prairie, leveling a hill, clearing a forest, digging an open mine',
})
