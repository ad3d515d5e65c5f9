import type { Decorator, Preview } from '@storybook/react-vite'
import { configure, expect } from 'storybook/test'
import { findReversedCodeFields } from '../src/testing/codeFields.ts'
import { makeTheme } from '../src/theme/index.ts'
import '../src/styles.css'

/** Three tenants a designer would worry about: a tile green, a plum, and a yellow that white cannot stand on. */
const seeds: Record<string, string> = { tile: '#0f6e6a', plum: '#7a2d5a', saffron: '#f2b705' }

/** What a document says it is in, by the toolbar's language; by direction alone it is English or Arabic. */
function languageOf(language: unknown, dir: unknown): string {
  if (language === 'ar' || language === 'ur') return language
  return language === 'en' || dir !== 'rtl' ? 'en-GB' : 'ar'
}

/** The page as a tenant's visitor has it: colours, scheme, language and direction belong to the document, not to the story. */
const asVisited: Decorator = (Story, { globals: { tenant, scheme, dir, language }, parameters }) => {
  // Storybook's own frame gives this margin; a test has no frame, and what reaches into a page's margin needs one.
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

// Only what hangs comes to this end: on a machine that others use too, the second that is usual passes before a page is drawn.
configure({ asyncUtilTimeout: 20_000 })

const preview: Preview = {
  decorators: [asVisited],
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
      description: 'Language of the document: its fonts and lines, not the words of the story',
      toolbar: { title: 'Language', icon: 'globe', items: ['auto', 'en', 'ar', 'ur'], dynamicTitle: true },
    },
  },
  // WCAG 1.4.10: nothing scrolls sideways, on a desk, at 200 % zoom or at 320 px. What is made for one screen, a
  // television's, says so with `parameters: { fixed: true }`.
  // And an email address, a number or a code is written from left to right in every language.
  async afterEach({ parameters }) {
    await expect(findReversedCodeFields(document), 'fields of codes that are written from right to left').toEqual([])
    if (parameters.fixed === true) return
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth, 'the document scrolls sideways').toBeLessThanOrEqual(clientWidth)
  },
  parameters: {
    a11y: {
      test: 'error',
      // WCAG 2.2 AA; a component alone has no landmarks around it.
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
