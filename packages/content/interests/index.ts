import type { InterestTag } from '@pencil-quest/contract/choices'
import type { Interest } from '../types.ts'
import { adventure } from './adventure.ts'
import { animals } from './animals.ts'
import { books } from './books.ts'
import { building } from './building.ts'
import { cars } from './cars.ts'
import { cooking } from './cooking.ts'
import { dancing } from './dancing.ts'
import { dinosaurs } from './dinosaurs.ts'
import { drawing } from './drawing.ts'
import { family } from './family.ts'
import { friendship } from './friendship.ts'
import { magic } from './magic.ts'
import { music } from './music.ts'
import { nature } from './nature.ts'
import { planes } from './planes.ts'
import { princesses } from './princesses.ts'
import { puzzles } from './puzzles.ts'
import { robots } from './robots.ts'
import { science } from './science.ts'
import { space } from './space.ts'
import { sports } from './sports.ts'
import { superheroes } from './superheroes.ts'
import { trains } from './trains.ts'

export const interests: Record<InterestTag, Interest> = {
  animals,
  dinosaurs,
  space,
  robots,
  princesses,
  superheroes,
  sports,
  cooking,
  building,
  drawing,
  music,
  dancing,
  nature,
  cars,
  trains,
  planes,
  books,
  puzzles,
  science,
  magic,
  adventure,
  friendship,
  family,
}
