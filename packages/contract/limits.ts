/** Limits that schemas, inputs, prompts and page layout share. */
export const limits = {
  email: 254,
  password: { min: 8, max: 256 },
  personName: 80,
  childName: 60,
  age: { min: 5, max: 11 },
  interest: 40,
  interests: 30,
  customInterests: 300,
  profilesPerFamily: 20,
  goalText: 600,
  feedbackText: 2000,
  /** Goals a parent may select, by plan length in days. */
  goals: { 5: 3, 10: 6 },
  plansInTheMaking: 3,
  plansPerDay: 20,
  idempotencyKey: 128,
  /** Seconds within which the same request of the same family is one plan. */
  sameRequestWindow: 60,
  /** Seconds after acceptance by which every request has ended. */
  generationDeadline: 420,
  /** Seconds that a download waits for a package in the making. */
  packageWait: 60,
  /** Bytes of a request body. */
  body: 64 * 1024,
} as const
