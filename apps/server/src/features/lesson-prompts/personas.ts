import type { ScenarioData } from '@pencil-quest/contract/admin/lesson-prompts'
import {
  type Persona,
  type PromptVariable,
  personaChildren,
  personas,
} from '@pencil-quest/contract/admin/prompt-choices'
import { lessonPromptTexts } from '@pencil-quest/contract/admin/prompt-texts'
import { capitalisedWords } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'

/** What the scenario does not say; the seed is fixed, so that two prompts are judged on the same draw. */
type Rest = Pick<ComposeRequest, 'learningStyle' | 'interests' | 'seed'>

const children: Record<Persona, Omit<ScenarioData, 'childName' | 'childAge'> & Rest> = {
  elementary: {
    childGrade: '2nd',
    theme: 'animal-kingdom',
    subjects: ['math', 'reading', 'science'],
    duration: 30,
    difficulty: 'easy',
    learningStyle: 'visual',
    interests: ['dinosaurs', 'drawing'],
    seed: 70_007,
  },
  middle: {
    childGrade: '4th',
    theme: 'space-explorers',
    subjects: ['math', 'science', 'writing'],
    duration: 60,
    difficulty: 'medium',
    learningStyle: 'kinesthetic',
    interests: ['robots', 'building'],
    seed: 90_009,
  },
  upper: {
    childGrade: '5th',
    theme: 'legend-of-zelda',
    subjects: ['reading', 'art', 'social-studies'],
    duration: 60,
    difficulty: 'hard',
    learningStyle: 'auditory',
    interests: ['music', 'adventure'],
    seed: 110_011,
  },
}

export function scenarioOf(persona: Persona, changed: Partial<ScenarioData> = {}): ScenarioData {
  const { learningStyle: _, interests: __, seed: ___, ...scenario } = children[persona]
  const { name, age } = personaChildren[persona]
  return { childName: name, childAge: age, ...scenario, ...changed }
}

/** A plan of five days for a scenario; style, interests and seed are those of the persona that is nearest in age. */
export function requestOf({ childName: _, ...asked }: ScenarioData): ComposeRequest {
  const distance = (persona: Persona) => Math.abs(personaChildren[persona].age - asked.childAge)
  const nearest = personas.reduce((best, persona) => (distance(persona) < distance(best) ? persona : best))
  const { learningStyle, interests, seed } = children[nearest]
  return { ...asked, learningStyle, interests: [...interests], seed, length: 5, goals: [], history: [] }
}

/** The name stays home: what a model gets has the placeholder of the plan documents. */
export function variablesOf(scenario: ScenarioData): Record<PromptVariable, string> {
  return {
    childName: '{child}',
    age: String(scenario.childAge),
    grade: scenario.childGrade,
    subjects: scenario.subjects.join(', '),
    difficulty: scenario.difficulty,
    theme: capitalisedWords(scenario.theme),
    duration: String(scenario.duration),
    dayNumber: '1',
    goals: lessonPromptTexts.noGoals,
  }
}
