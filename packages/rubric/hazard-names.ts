export const outdoors = /^(?:outside|outdoors)/i

/** Whether the notes name the hazard, in whatever form: "balloon" for balloons, "cut" for scissors. */
export function isNamed(hazard: string, notes: string): boolean {
  const [first = ''] = hazard.split(' ')
  const stem = first.replace(/(?:ies|y|ing|es|s)$/, '').slice(0, 6)
  const others = /^scissors/.test(hazard)
    ? '|cut|blade|blunt'
    : outdoors.test(hazard)
      ? '|out of doors|yard|garden|street|cars'
      : ''
  return new RegExp(`\\b(?:${stem}${others})`, 'i').test(notes)
}
