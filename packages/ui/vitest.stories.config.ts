import { browserArguments } from '@minaret/config/browser'
import react from '@vitejs/plugin-react'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/**
 * Every story in a real browser, as different people see it: three tenants, light and dark, both directions, on the
 * narrowest phone and in words of twice the size. The preview fails a story that scrolls sideways in any of them.
 */
const visits = [
  { name: 'stories', globals: { tenant: 'tile', scheme: 'light', dir: 'ltr' } },
  { name: 'stories-plum-dark', globals: { tenant: 'plum', scheme: 'dark', dir: 'ltr' } },
  { name: 'stories-saffron-rtl', globals: { tenant: 'saffron', scheme: 'light', dir: 'rtl' } },
  { name: 'stories-320px', globals: { tenant: 'tile', scheme: 'dark', dir: 'rtl', viewport: { value: 'narrow' } } },
  { name: 'stories-200%', globals: { tenant: 'tile', scheme: 'light', text: 'double', viewport: { value: 'half' } } },
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
