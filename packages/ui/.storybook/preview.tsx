import type { Decorator, Preview } from '@storybook/react-vite'
import { configure, expect } from 'storybook/test'
import { findReversedCodeFields } from '../src/testing/codeFields.ts'
import { makeTheme } from '../src/theme/index.ts'
import '../src/styles.css'

/** Three difficult tenant colours: a tile green, a plum, and a yellow too light for white text. */
const seeds: Record<string, string> = { tile: '#0f6e6a', plum: '#7a2d5a', saffron: '#f2b705' }

/** Returns the document's language from the toolbar; with only a direction, English or Arabic. */
function languageOf(language: unknown, dir: unknown): string {
  if (language === 'ar' || language === 'ur') return language
  return language === 'en' || dir !== 'rtl' ? 'en-GB' : 'ar'
}

/** Sets the document as for a tenant's visitor: colours, scheme, language and direction belong to it, not to the story. */
const asTenantPage: Decorator = (Story, { globals: { tenant, scheme, dir, language }, parameters }) => {
  // Storybook's frame has this margin; a test has no frame, and content that overlaps the page's margin needs one.
  document.body.style.padding = parameters.layout === 'fullscreen' ? '0' : '1rem'
  const root = document.documentElement
  root.lang = languageOf(language, dir)
  root.dir = dir === 'rtl' || language === 'ar' || language === 'ur' ? 'rtl' : 'ltr'
  const colourScheme = scheme === 'light' || scheme === 'dark' ? scheme : 'auto'
  return (
    <>
      <style>{makeTheme(seeds[String(tenant)] ?? seeds.tile ?? '', { scheme: colourScheme })}</style>
      <Story />
    </>
  )
}

// A generous timeout: on a busy machine a page may take longer than the default second to render.
configure({ asyncUtilTimeout: 20_000 })

const preview: Preview = {
  decorators: [asTenantPage],
  initialGlobals: { tenant: 'tile', scheme: 'auto', dir: 'ltr', language: 'auto' },
  globalTypes: {
    tenant: {
      description: 'Tenant',
      toolbar: { title: 'Tenant', icon: 'paintbrush', items: Object.keys(seeds), dynamicTitle: true },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['auto', 'light', 'dark'], dynamicTitle: true },
    },
    dir: {
      description: 'Direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    language: {
      description: 'Language of the document: its fonts and line heights, not the texts of the story',
      toolbar: { title: 'Language', icon: 'globe', items: ['auto', 'en', 'ar', 'ur'], dynamicTitle: true },
    },
  },
  // WCAG 1.4.10: nothing scrolls sideways, on a desktop, at 200 % zoom or at 320 px. A story for one screen size, such as a TV's,
  // sets `parameters: { fixed: true }`.
  // Email addresses, numbers and codes are written from left to right in every language.
  async afterEach({ parameters }) {
    await expect(findReversedCodeFields(document), 'code fields written from right to left').toEqual([])
    if (parameters.fixed === true) return
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth, 'the document scrolls sideways').toBeLessThanOrEqual(clientWidth)
  },
  parameters: {
    a11y: {
      test: 'error',
      // WCAG 2.2 AA; a single component has no landmarks around it.
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    viewport: {
      options: {
        narrow: { name: '320 px', styles: { width: '320px', height: '640px' } },
        zoomed: { name: '200 % zoom', styles: { width: '640px', height: '450px' } },
      },
    },
    layout: 'padded',
    backgrounds: { disabled: true },
    controls: { disable: true },
  },
}
export default preview
