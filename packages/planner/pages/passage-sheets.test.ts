import { worlds } from '@pencil-quest/content/worlds'
import { passageQuestions } from '@pencil-quest/worksheets/kinds/passage-questions/index'
import { sampleSetting } from '@pencil-quest/worksheets/kinds/sample-setting'
import { seeded } from '@pencil-quest/worksheets/random'
import { expect, test } from 'vitest'

const passages = Object.values(worlds).flatMap((world) => world.passages)

/** The solver knows nothing of the authors' own check; both must agree on every question of every passage. */
for (const passage of passages) {
  test(`${passage.id}: every question is answered by the printed text, on a first and a second page`, () => {
    for (let seed = 0; seed < 6; seed++) {
      const setting = sampleSetting(passage.grade, { passage })
      const first = passageQuestions.generate({ kind: 'passage-questions', focus: [] }, setting, seeded(seed))
      expect(passageQuestions.solve(first.view)).toEqual(first.answers.map(({ answer }) => answer))
      const askedBefore = first.view.questions.map(({ ask }) => ask)
      if (passage.questions.length - askedBefore.length < 3) continue
      const second = passageQuestions.generate(
        { kind: 'passage-questions', focus: [] },
        { ...setting, askedBefore },
        seeded(seed),
      )
      expect(passageQuestions.solve(second.view)).toEqual(second.answers.map(({ answer }) => answer))
      expect(second.view.questions.some(({ ask }) => askedBefore.includes(ask))).toBe(false)
    }
  })
}
