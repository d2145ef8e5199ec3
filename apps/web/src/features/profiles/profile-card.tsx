import type { Profile } from '@pencil-quest/contract/profiles'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Link } from '@tanstack/react-router'
import { PencilLine, Trash2 } from 'lucide-react'
import { buttonClass, iconButtonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { gradeWords, styleWords } from './words.ts'

interface Props {
  profile: Profile
  onEdit: () => void
  onDelete: () => void
}

export function createPlanLinkId(profileId: number): string {
  return `create-plan-${profileId}`
}

export function ProfileCard({ profile, onEdit, onDelete }: Props) {
  const { id, name, age, grade, learningStyle, interests } = profile
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 grow font-child text-xl">{name}</h3>
        <div className="relative -my-2 -mr-2 flex">
          <Tooltip text="Edit">
            <button type="button" onClick={onEdit} aria-label={`Edit ${name}`} className={iconButtonClass}>
              <PencilLine aria-hidden="true" className="size-5" />
            </button>
          </Tooltip>
          <Tooltip text="Delete">
            <button type="button" onClick={onDelete} aria-label={`Delete ${name}`} className={iconButtonClass}>
              <Trash2 aria-hidden="true" className="size-5" />
            </button>
          </Tooltip>
        </div>
      </div>
      <p className="-mt-3 text-muted">
        Age {age} · {gradeWords[grade]} · {styleWords[learningStyle].name} learner
      </p>
      {interests.length > 0 ? (
        <ul aria-label="Interests" className="flex flex-wrap gap-1.5">
          {interests.map((interest) => (
            <li key={interest} className="max-w-full rounded-full border-2 border-edge px-2.5 text-sm text-muted">
              {interest}
            </li>
          ))}
        </ul>
      ) : null}
      <Link
        id={createPlanLinkId(id)}
        to="/wizard/$childId"
        params={{ childId: String(id) }}
        className={buttonClass({ className: 'mt-auto' })}
      >
        {screenTexts.dashboard.createPlan}
        <span className="sr-only"> for {name}</span>
      </Link>
    </Card>
  )
}
