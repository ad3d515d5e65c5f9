import { browserArguments } from '@minaret/tooling/browser'
import { decodeStoryPaths } from '@minaret/tooling/story-paths'
import react from '@vitejs/plugin-react'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'

declare module 'vitest' {
  interface ProvidedContext {
    /** What the add-on's option `initialGlobals` becomes; given here by visit, so that one server serves them all. */
    'storybook/test-initial-globals': object
  }
}

/**
 * Every story in a real browser, as different people see it: light on a desktop and dark on the narrowest phone, which is also
 * right to left. `npm run test:all` adds a third tenant, the other pairs, and a desktop at 200 % zoom
 * (1280 by 900 becomes 640 by 450). The preview fails a story that scrolls sideways.
 */
const visits = [
  { name: 'stories', globals: { tenant: 'tile', scheme: 'light', dir: 'ltr' } },
  { name: 'stories-320px', globals: { tenant: 'saffron', scheme: 'dark', dir: 'rtl', viewport: { value: 'narrow' } } },
  ...(process.env.MINARET_MATRIX === 'full'
    ? [
        { name: 'stories-rtl', globals: { tenant: 'saffron', scheme: 'light', dir: 'rtl' } },
        {
          name: 'stories-zoomed',
          globals: { tenant: 'plum', scheme: 'dark', dir: 'ltr', viewport: { value: 'zoomed' } },
        },
      ]
    : []),
]

/** What is made for one screen looks the same at every width: the visits of other widths leave it out. */
const ofOneScreen = '**/src/tv/**'
const ofWidths = ['stories-zoomed', 'stories-320px']

const executablePath = process.env.CHROME_PATH

export default defineConfig({
  plugins: [react(), storybookTest({ configDir: '.storybook' }), decodeStoryPaths()],
  // Every library is found before the first story, so that the server does not reload the page in the middle of a run.
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}', '.storybook/preview.tsx'],
    include: ['react', 'react-dom', 'react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom/client'],
  },
  test: {
    // Storybook clears up after each story, as it does for whoever walks through them; a page a file would load all anew.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two visits at a time: by itself Vitest leaves the second of two cores idle.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args: browserArguments } }),
      instances: visits.map(({ name, globals }) => ({
        browser: 'chromium' as const,
        name,
        provide: { 'storybook/test-initial-globals': globals },
        ...(ofWidths.includes(name) && { exclude: [...configDefaults.exclude, ofOneScreen] }),
      })),
    },
  },
})
