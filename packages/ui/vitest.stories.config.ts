import { browserArguments } from '@minaret/tooling/browser'
import { decodeStoryPaths } from '@minaret/tooling/story-paths'
import react from '@vitejs/plugin-react'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'

declare module 'vitest' {
  interface ProvidedContext {
    /** The add-on's option `initialGlobals`, provided here per browser instance, so that one server serves all of them. */
    'storybook/test-initial-globals': object
  }
}

/**
 * The variants in which every story runs in a real browser: light on a desktop, and dark and right-to-left on the narrowest phone.
 * `npm run test:all` adds a third tenant, the other combinations, and a desktop at 200 % zoom (1280 by 900 becomes 640 by 450).
 * The preview fails a story that scrolls sideways.
 */
const variants = [
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

/** Stories for a fixed screen size look the same at every width, so the other widths skip them. */
const fixedSizeStories = '**/src/tv/**'
const widthVariants = ['stories-zoomed', 'stories-320px']

const executablePath = process.env.CHROME_PATH

export default defineConfig({
  plugins: [react(), storybookTest({ configDir: '.storybook' }), decodeStoryPaths()],
  // All dependencies are optimised before the first story, so that the server does not reload the page during a run.
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}', '.storybook/preview.tsx'],
    include: ['react', 'react-dom', 'react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom/client'],
  },
  test: {
    // Storybook cleans up after each story, as in its UI; isolation would reload everything for each file.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two variants at a time: by default Vitest leaves the second of two cores idle.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: browserArguments },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: variants.map(({ name, globals }) => ({
        browser: 'chromium' as const,
        name,
        provide: { 'storybook/test-initial-globals': globals },
        ...(widthVariants.includes(name) && { exclude: [...configDefaults.exclude, fixedSizeStories] }),
      })),
    },
  },
})
