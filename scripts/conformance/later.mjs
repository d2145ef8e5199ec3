/** Statements that do not hold yet, and why. */
export const later = {
  'wizard.subjects': 'Not yet: six of the eighteen subjects are taught; the wizard offers what is taught.',
}
