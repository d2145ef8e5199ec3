import * as account from './account.ts'
import * as accounts from './accounts.ts'
import { adminEndpoints } from './admin/endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as feedback from './feedback.ts'
import * as generation from './generation.ts'
import * as health from './health.ts'
import * as home from './home-content.ts'
import * as life from './plan-life.ts'
import * as plans from './plans.ts'
import * as profiles from './profiles.ts'
import * as recovery from './recovery.ts'
import * as thirdParty from './third-party.ts'

/** Every endpoint of the product. What is not here cannot be mounted. */
export const endpoints = [
  health.healthz,
  health.readyz,
  accounts.currentUser,
  accounts.login,
  accounts.register,
  accounts.logout,
  accounts.logoutByLink,
  thirdParty.signInOptions,
  thirdParty.startThirdParty,
  thirdParty.finishThirdParty,
  thirdParty.readAvatar,
  account.readAccount,
  account.changeAccount,
  account.deleteAccount,
  account.listDevices,
  account.endDevice,
  account.endOtherDevices,
  account.exportAccount,
  recovery.forgotPassword,
  recovery.resetPassword,
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
  generation.changeRequest,
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
  feedback.sendFeedback,
  feedback.sendLessonFeedback,
  home.readHomeContent,
  ...adminEndpoints,
] as const satisfies readonly Endpoint[]
