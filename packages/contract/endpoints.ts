import * as accounts from './accounts.ts'
import type { Endpoint } from './endpoint.ts'
import * as generation from './generation.ts'
import * as health from './health.ts'
import * as life from './plan-life.ts'
import * as plans from './plans.ts'
import * as profiles from './profiles.ts'

/** Every endpoint of the product. What is not here cannot be mounted. */
export const endpoints = [
  health.healthz,
  health.readyz,
  accounts.currentUser,
  accounts.login,
  accounts.register,
  accounts.logout,
  accounts.logoutByLink,
  profiles.readProfiles,
  profiles.createProfile,
  profiles.changeProfile,
  profiles.deleteProfile,
  generation.planOptions,
  generation.suggestGoals,
  generation.generatePlan,
  generation.requestStatus,
  generation.requestStatusDetailed,
  generation.requestLogs,
  generation.requestEvents,
  generation.generationActivity,
  plans.listPlans,
  plans.readPlan,
  life.changePlan,
  life.deletePlan,
  life.retryPlan,
  life.cancelPlan,
  life.clearPlans,
  plans.planPdf,
  plans.planPackage,
  plans.planPage,
  plans.printFont,
  plans.printFontFile,
] as const satisfies readonly Endpoint[]
