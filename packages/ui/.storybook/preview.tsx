import type { Decorator, Preview } from '@storybook/react-vite'
import { makeTheme } from '../src/theme/index.ts'
import '../src/styles.css'

/** Three tenants a designer would worry about: a tile green, a plum, and a yellow that white cannot stand on. */
const seeds: Record<string, string> = { tile: '#0f6e6a', plum: '#7a2d5a', saffron: '#f2b705' }

/** The page as a tenant's visitor has it: colours, scheme and direction belong to the document, not to the story. */
const asVisited: Decorator = (Story, { globals: { tenant, scheme, dir } }) => {
  const root = document.documentElement
  root.dir = dir === 'rtl' ? 'rtl' : 'ltr'
  root.lang = dir === 'rtl' ? 'ar' : 'en-GB'
  const held = scheme === 'light' || scheme === 'dark' ? scheme : 'auto'
  return (
    <>
      <style>{makeTheme(seeds[String(tenant)] ?? seeds.tile ?? '', { scheme: held })}</style>
      <Story />
    </>
  )
}

const preview: Preview = {
  decorators: [asVisited],
  initialGlobals: { tenant: 'tile', scheme: 'auto', dir: 'ltr' },
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
  },
  parameters: {
    a11y: {
      test: 'error',
      // WCAG 2.2 AA; a component alone has no landmarks around it.
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    layout: 'padded',
    backgrounds: { disabled: true },
    controls: { disable: true },
  },
}
export default preview
