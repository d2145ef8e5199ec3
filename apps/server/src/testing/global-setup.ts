import { startTestServer } from '../db/test-database.ts'

export default startTestServer
