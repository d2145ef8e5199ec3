import type { Endpoint } from '../endpoint.ts'
import * as accounts from './accounts.ts'
import { contentEndpoints } from './content.ts'
import * as feedback from './feedback.ts'
import { adminGenerationEndpoints } from './generation.ts'
import { lessonPromptEndpoints } from './lesson-prompts.ts'
import * as overview from './overview.ts'
import * as sessions from './sessions.ts'
import * as siteTests from './site-tests.ts'
import { worksheetSchemaEndpoints } from './worksheet-schemas.ts'

/** The endpoints of the admin side. */
export const adminEndpoints = [
  accounts.adminLogin,
  accounts.currentAdmin,
  accounts.adminLogout,
  accounts.beginSecondFactor,
  accounts.confirmSecondFactor,
  accounts.endSecondFactor,
  accounts.changeAdminPassword,
  accounts.readAudit,
  ...contentEndpoints,
  ...lessonPromptEndpoints,
  sessions.countAdminSessions,
  sessions.endAdminSessions,
  feedback.listFeedback,
  feedback.readFeedbackStats,
  feedback.exportFeedback,
  overview.readOverview,
  siteTests.listPublicPages,
  siteTests.testPublicUrls,
  ...worksheetSchemaEndpoints,
  ...adminGenerationEndpoints,
] as const satisfies readonly Endpoint[]
