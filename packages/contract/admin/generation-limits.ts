export const generationLimits = {
  perPage: 50,
  mostPerPage: 200,
  /** Failure reasons and engines that the summary names. */
  named: 50,
  reason: 1000,
  /** Findings of a check that a score carries. */
  evidence: 20,
} as const
