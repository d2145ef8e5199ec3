import type { Theme } from '@pencil-quest/contract/choices'
import type { ComponentType } from 'react'
import { Barn } from '#web/ui/art/barn.tsx'
import { Bone } from '#web/ui/art/bone.tsx'
import { Bricks } from '#web/ui/art/bricks.tsx'
import { Castle } from '#web/ui/art/castle.tsx'
import { ClubBook } from '#web/ui/art/club-book.tsx'
import { Dragon } from '#web/ui/art/dragon.tsx'
import { Flame } from '#web/ui/art/flame.tsx'
import { Paw } from '#web/ui/art/paw.tsx'
import { Rocket } from '#web/ui/art/rocket.tsx'
import { Shield } from '#web/ui/art/shield.tsx'
import { Ship } from '#web/ui/art/ship.tsx'

/** Generic motifs: the names are other people's marks, so no characters and no logos. */
const motifs = {
  'harry-potter': Castle,
  'space-explorers': Rocket,
  lego: Bricks,
  'animal-kingdom': Paw,
  'legend-of-zelda': Shield,
  'baby-sitters-club': ClubBook,
  'wings-of-fire': Flame,
  'dragon-masters': Dragon,
  'dog-man': Bone,
  'pirate-adventures': Ship,
  'farm-life': Barn,
} as const satisfies Record<Theme, ComponentType>

export function ThemeArt({ theme }: { theme: Theme }) {
  const Motif = motifs[theme]
  return <Motif />
}
