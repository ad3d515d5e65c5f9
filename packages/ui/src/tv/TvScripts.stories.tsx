import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from '../pattern/Star.tsx'
import { makeTheme } from '../theme/index.ts'
import { expectReadable } from './testing/readable.ts'
import { next } from './testing/samples.tsx'
import { darkScreen, inPortrait, screens } from './testing/screen.tsx'
import { arabic, arabicFriday, urdu, urduFriday } from './testing/scripts.tsx'
import { TvFrame } from './TvFrame.tsx'
import { TvNext } from './TvNext.tsx'

const arabicGlobals = { dir: 'rtl', language: 'ar', viewport: { value: 'landscape', isRotated: false } }
const urduGlobals = { ...arabicGlobals, language: 'ur' }

/** The screen in scripts with taller lines: nothing on it may overlap. */
const meta = {
  title: 'Tv/Scripts',
  component: TvFrame,
  decorators: [darkScreen(makeTheme)],
  globals: arabicGlobals,
  parameters: screens,
  args: { ...arabic, orientation: 'landscape', logo: <Star />, seed: 'noor' },
  play: ({ canvasElement }) => expectReadable(canvasElement, 14),
} satisfies Meta<typeof TvFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Arabic: Story = {}

export const ArabicPortrait: Story = {
  globals: { ...arabicGlobals, viewport: inPortrait.viewport },
  args: { orientation: 'portrait' },
}

export const ArabicFriday: Story = { args: { table: arabicFriday } }

export const ArabicStaleTimesPortrait: Story = {
  globals: { ...arabicGlobals, viewport: inPortrait.viewport },
  args: { orientation: 'portrait', warnings: ['لا اتصال منذ ١٤ ساعة: مواقيت محفوظة.'] },
}

export const ArabicStaleTimes: Story = { args: { warnings: ['لا اتصال منذ ١٤ ساعة: مواقيت محفوظة.'] } }

export const ArabicWithoutCard: Story = { args: { card: undefined } }

export const Urdu: Story = { globals: urduGlobals, args: urdu }

export const UrduPortrait: Story = {
  globals: { ...urduGlobals, viewport: inPortrait.viewport },
  args: { ...urdu, orientation: 'portrait' },
}

export const UrduFridayPortrait: Story = {
  globals: { ...urduGlobals, viewport: inPortrait.viewport },
  args: {
    ...urdu,
    orientation: 'portrait',
    table: urduFriday,
    next: <TvNext {...next} label="اگلی جماعت" title="جمعہ" countdownLabel="باقی وقت" countdown="12:24:09" />,
  },
}

export const UrduStaleTimes: Story = {
  globals: urduGlobals,
  args: { ...urdu, warnings: ['3 دن سے رابطہ نہیں: یہ محفوظ اوقات ہیں۔'] },
}

export const UrduStaleTimesPortrait: Story = {
  globals: { ...urduGlobals, viewport: inPortrait.viewport },
  args: { ...urdu, orientation: 'portrait', warnings: ['3 دن سے رابطہ نہیں: یہ محفوظ اوقات ہیں۔'] },
}
