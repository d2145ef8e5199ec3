import { Barn } from '#web/ui/art/barn.tsx'
import { Bone } from '#web/ui/art/bone.tsx'
import { Bricks } from '#web/ui/art/bricks.tsx'
import { Castle } from '#web/ui/art/castle.tsx'
import { ChildDrawing } from '#web/ui/art/child.tsx'
import { ClubBook } from '#web/ui/art/club-book.tsx'
import { Dragon } from '#web/ui/art/dragon.tsx'
import { Flame } from '#web/ui/art/flame.tsx'
import { Letter } from '#web/ui/art/letter.tsx'
import { LostPage } from '#web/ui/art/lost-page.tsx'
import { Notebook } from '#web/ui/art/notebook.tsx'
import { Paw } from '#web/ui/art/paw.tsx'
import { Pencil } from '#web/ui/art/pencil.tsx'
import { Rocket } from '#web/ui/art/rocket.tsx'
import { Shield } from '#web/ui/art/shield.tsx'
import { Ship } from '#web/ui/art/ship.tsx'
import { Star } from '#web/ui/art/star.tsx'

export const drawings = {
  Barn,
  Bone,
  Bricks,
  Castle,
  Child: ChildDrawing,
  Clubhouse: ClubBook,
  Dragon,
  Flame,
  Letter,
  'Lost page': LostPage,
  Notebook,
  Paw,
  Pencil,
  Rocket,
  Shield,
  Ship,
  Star,
} as const
