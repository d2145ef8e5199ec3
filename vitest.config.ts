import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'apps/server/src/cli/**/*.test.ts'],
          // Properties of whole plans draw a hundred of them; on a busy machine that takes a while.
          testTimeout: 20_000,
        },
      },
      'apps/server/vitest.config.ts',
    ],
  },
})
