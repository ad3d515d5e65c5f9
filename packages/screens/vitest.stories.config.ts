import { browserArguments } from '@minaret/tooling/browser'
import { decodeStoryPaths } from '@minaret/tooling/story-paths'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'

const executablePath = process.env.CHROME_PATH

/** Every state of every screen and form, once; the stories of `packages/ui` already cover all themes and widths. */
export default defineConfig({
  plugins: [react(), storybookTest({ configDir: '.storybook' }), decodeStoryPaths()],
  // Pre-bundle every library, so that Vite does not reload the page during a run.
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}', '.storybook/preview.tsx'],
    include: ['react', 'react-dom', 'react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom/client'],
  },
  test: {
    // `packages/ui` tests its own stories.
    exclude: [...configDefaults.exclude, '**/ui/src/**', '../ui/**'],
    setupFiles: ['.storybook/phoneWidth.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: browserArguments },
        contextOptions: { timezoneId: 'Europe/London', locale: 'en-GB', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
