import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'apps/server/src/cli/**/*.test.ts'],
        },
      },
      'apps/server/vitest.config.ts',
    ],
  },
})
