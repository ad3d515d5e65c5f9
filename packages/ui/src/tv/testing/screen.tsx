import type { Decorator } from '@storybook/react-vite'
import type { makeTheme as Make } from '../../theme/index.ts'

const seeds = new Map([
  ['tile', '#0f6e6a'],
  ['plum', '#7a2d5a'],
  ['saffron', '#f2b705'],
])

/** Applies the dark theme, as the TV app does, whatever the browser's preference. */
export const darkScreen =
  (makeTheme: typeof Make): Decorator =>
  (Story, { globals }) => (
    <div className="screen">
      <style>
        {makeTheme(seeds.get(String(globals.tenant)) ?? '#0f6e6a', { selector: ':root .screen', scheme: 'dark' })}
      </style>
      <Story />
    </div>
  )

/** The viewports of screens, without padding. */
export const screens = {
  layout: 'fullscreen',
  viewport: {
    options: {
      landscape: { name: 'A landscape screen', styles: { width: '1920px', height: '1080px' } },
      portrait: { name: 'A portrait screen', styles: { width: '1080px', height: '1920px' } },
    },
  },
}

/** The globals of a story on a portrait screen. */
export const inPortrait = { language: 'en', viewport: { value: 'portrait', isRotated: false } }
