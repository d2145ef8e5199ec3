import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserOptions } from './setup/browser.ts'
import { root } from './setup/root.ts'

const launchOptions = await browserOptions()

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(root, 'test-results'),
  globalSetup: join(import.meta.dirname, 'setup', 'global-setup.ts'),
  // The name of the JSON file comes from PLAYWRIGHT_JSON_OUTPUT_NAME.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
  },
})
