import { browserArguments } from '@minaret/config/browser'
import react from '@vitejs/plugin-react'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/**
 * Every story in a real browser, as different people see it: three tenants, light and dark, both directions, a desk, the same
 * desk at 200 % zoom (1280 by 900 becomes 640 by 450) and the narrowest phone. The preview fails one that scrolls sideways.
 */
const visits = [
  { name: 'stories', globals: { tenant: 'tile', scheme: 'light', dir: 'ltr' } },
  { name: 'stories-rtl', globals: { tenant: 'saffron', scheme: 'light', dir: 'rtl' } },
  { name: 'stories-zoomed', globals: { tenant: 'plum', scheme: 'dark', dir: 'ltr', viewport: { value: 'zoomed' } } },
  { name: 'stories-320px', globals: { tenant: 'tile', scheme: 'dark', dir: 'rtl', viewport: { value: 'narrow' } } },
]

const executablePath = process.env.CHROME_PATH

export default defineConfig({
  test: {
    projects: visits.map(({ name, globals }) => ({
      plugins: [react(), storybookTest({ configDir: '.storybook', initialGlobals: globals })],
      // Every library is found before the first story, so that the server does not reload the page in the middle of a run.
      optimizeDeps: {
        entries: ['src/**/*.{ts,tsx}', '.storybook/preview.tsx'],
        include: ['react', 'react-dom', 'react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom/client'],
      },
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
