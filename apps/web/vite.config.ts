import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { firstPages } from './build/first-pages.ts'
import { precompress } from './build/precompress.ts'

const isAdmin = /^\/admin(?:_?\/|$)/
const server = process.env.API_ORIGIN ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // Loaders of admin screens stay out of what every parent loads.
        splitBehavior: ({ routeId }) =>
          isAdmin.test(routeId) ? [['loader', 'component', 'errorComponent']] : undefined,
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    tailwindcss(),
    firstPages(),
    precompress(),
  ],
  server: { proxy: { '/api': server } },
  preview: { proxy: { '/api': server } },
  build: {
    // The server writes the landing page: it learns from the manifest what its style sheet, script and fonts are called.
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'src/landing/landing.ts'],
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
    // No data: addresses: the server's content policy takes fonts and pictures from itself only.
    assetsInlineLimit: 0,
    // light-dark() is left as written: the tokens depend on it, and every browser since May 2024 knows it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
