import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting, SheetSpec } from '@pencil-quest/contract/sheets'

/** A setting for samples and tests of kinds; a harbour, so that no world is favoured. */
export function sampleSetting(grade: Grade, more: Partial<SheetSetting> = {}): SheetSetting {
  return {
    grade,
    step: 1,
    things: [
      { one: 'shell', many: 'shells' },
      { one: 'boat', many: 'boats' },
      { one: 'net', many: 'nets' },
      { one: 'crate', many: 'crates' },
      { one: 'rope', many: 'ropes' },
      { one: 'lantern', many: 'lanterns' },
    ],
    characters: ['Ada', 'Tomo', 'Inés', 'Bruno', 'Leila'],
    specimens: [
      'dune hopper',
      'salt moth',
      'pier beetle',
      'kelp bug',
      'sand skipper',
      'tide louse',
      'foam fly',
      'harbor snail',
      'buoy worm',
    ],
    place: 'the harbor',
    ...more,
  }
}

/** A sample of a kind in that setting. */
export function sampled<Spec extends SheetSpec>(name: string, grade: Grade, spec: Spec) {
  return { name, spec, setting: sampleSetting(grade) }
}
