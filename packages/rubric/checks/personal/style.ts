import type { LearningStyle } from '@pencil-quest/contract/choices'
import type { ScoredCheck } from '../../check.ts'
import { placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'
import { childText } from '../../plan-texts.ts'

const least = { primary: 0.5, atAll: 0.75 }

/** Words that show a style at work. */
const markers: Record<LearningStyle, RegExp> = {
  visual:
    /\b(?:draw|sketch|color|colour|paint|map|chart|diagram|picture|label|circle|highlight|look|spot|pattern|poster|sort by (?:color|shape)|trace|design)\b/i,
  auditory:
    /\b(?:say|tell|sing|chant|rhyme|listen|hear|sound|read aloud|out loud|aloud|talk|retell|whisper|echo|interview|discuss|beat|rhythm|clap)\b/i,
  kinesthetic:
    /\b(?:build|jump|hop|walk|step|move|act|dance|march|toss|roll|stretch|cut|fold|stack|sort|mold|shape|hunt|balance|stomp|reach|crawl|pour|dig|hold|touch|gather)\b/i,
}
const choice = /\b(?:or|choose|pick)\b/i

export const styleReflected: ScoredCheck = {
  id: 'D2',
  name: 'Learning style reflected, not exclusive',
  threshold: 'leads in 50 %, takes part in 75 %, two styles and a choice on every day',
  weight: 3,
  measure(plan, { learningStyle }) {
    const leads = new Part('leads', least.primary)
    const takesPart = new Part('takes part', least.atAll)
    const mixed = new Part('two styles a day')
    const choices = new Part('a choice a day')
    const all = placedActivities(plan)
    for (const { activity, meta, path } of all) {
      if (!meta.modality) continue
      const { primary, secondary } = meta.modality
      const isSeen = markers[learningStyle].test(childText(activity))
      leads.note(
        primary === learningStyle && isSeen,
        path,
        isSeen ? `${primary} leads` : `no word shows ${learningStyle}`,
      )
      const part = primary === learningStyle || secondary.includes(learningStyle)
      takesPart.note(part && isSeen, path, `${learningStyle} ${part ? 'is only claimed' : 'has no part'}`)
    }
    for (const [d, { day, activities }] of plan.days.entries()) {
      const own = all.filter((placed) => placed.day === day).flatMap(({ meta }) => meta.modality ?? [])
      const styles = new Set(own.flatMap(({ primary, secondary }) => [primary, ...secondary]))
      if (own.length > 0) mixed.note(styles.size >= 2, `days[${d}]`, `only ${[...styles]}`)
      const offers = activities.some((activity) => choice.test(childText(activity)))
      choices.note(offers, `days[${d}]`, 'nothing to choose')
    }
    return [leads, takesPart, mixed, choices]
  },
}
