import { browserArguments } from '@minaret/config/browser'
import react from '@vitejs/plugin-react'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Every story twice, in a real browser: as most see it, and as the other half does: dark, right to left, a harder colour. */
const visits = [
  { name: 'stories', globals: { tenant: 'tile', scheme: 'light', dir: 'ltr' } },
  { name: 'stories-night', globals: { tenant: 'saffron', scheme: 'dark', dir: 'rtl' } },
]

const executablePath = process.env.CHROME_PATH

export default defineConfig({
  test: {
    projects: visits.map(({ name, globals }) => ({
      plugins: [react(), storybookTest({ configDir: '.storybook', initialGlobals: globals })],
      // Found before the first story, so that the server does not reload the page in the middle of a run.
      optimizeDeps: { include: ['react', 'react-dom', 'react/jsx-dev-runtime', 'react-toastify/unstyled', 'clsx'] },
      test: {
        name,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions: { executablePath, args: browserArguments } }),
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
})
