import type { Decorator } from '@storybook/react-vite'
import type { makeTheme as Make } from '../../theme/index.ts'

const seeds = new Map([
  ['tile', '#0f6e6a'],
  ['plum', '#7a2d5a'],
  ['saffron', '#f2b705'],
])

/** A screen is dark, whatever the visitor of a page prefers; its app inlines the same. */
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

/** The sizes of screens, and a frame without an edge. */
export const screens = {
  layout: 'fullscreen',
  viewport: {
    options: {
      landscape: { name: 'A screen', styles: { width: '1920px', height: '1080px' } },
      portrait: { name: 'A screen on its side', styles: { width: '1080px', height: '1920px' } },
    },
  },
}

/** What makes a story's screen stand. */
export const onItsSide = { language: 'en', viewport: { value: 'portrait', isRotated: false } }
