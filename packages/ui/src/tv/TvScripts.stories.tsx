import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from '../pattern/Pattern.tsx'
import { makeTheme } from '../theme/index.ts'
import { readable } from './testing/readable.ts'
import { next } from './testing/samples.tsx'
import { darkScreen, onItsSide, screens } from './testing/screen.tsx'
import { arabic, arabicFriday, urdu, urduFriday } from './testing/scripts.tsx'
import { TvFrame } from './TvFrame.tsx'
import { TvNext } from './TvNext.tsx'

const inArabic = { dir: 'rtl', language: 'ar', viewport: { value: 'landscape', isRotated: false } }
const inUrdu = { ...inArabic, language: 'ur' }

/** The screen in scripts whose lines are taller: nothing on it may meet. */
const meta = {
  title: 'Tv/Scripts',
  component: TvFrame,
  decorators: [darkScreen(makeTheme)],
  globals: inArabic,
  parameters: screens,
  args: { ...arabic, orientation: 'landscape', logo: <Star />, seed: 'noor' },
  play: ({ canvasElement }) => readable(canvasElement, 14),
} satisfies Meta<typeof TvFrame>
export default meta
type Story = StoryObj<typeof meta>

export const InArabic: Story = {}

export const InArabicOnItsSide: Story = {
  globals: { ...inArabic, viewport: onItsSide.viewport },
  args: { orientation: 'portrait' },
}

export const AFridayInArabic: Story = { args: { table: arabicFriday } }

export const OldTimesInArabicOnItsSide: Story = {
  globals: { ...inArabic, viewport: onItsSide.viewport },
  args: { orientation: 'portrait', states: ['لا اتصال منذ ١٤ ساعة: مواقيت محفوظة.'] },
}

export const OldTimesInArabic: Story = { args: { states: ['لا اتصال منذ ١٤ ساعة: مواقيت محفوظة.'] } }

export const NothingSaidInArabic: Story = { args: { card: undefined } }

export const InUrdu: Story = { globals: inUrdu, args: urdu }

export const InUrduOnItsSide: Story = {
  globals: { ...inUrdu, viewport: onItsSide.viewport },
  args: { ...urdu, orientation: 'portrait' },
}

export const AFridayInUrduOnItsSide: Story = {
  globals: { ...inUrdu, viewport: onItsSide.viewport },
  args: {
    ...urdu,
    orientation: 'portrait',
    table: urduFriday,
    next: <TvNext {...next} label="اگلی جماعت" title="جمعہ" countdownLabel="باقی وقت" countdown="12:24:09" />,
  },
}

export const OldTimesInUrdu: Story = {
  globals: inUrdu,
  args: { ...urdu, states: ['3 دن سے رابطہ نہیں: یہ محفوظ اوقات ہیں۔'] },
}

export const OldTimesInUrduOnItsSide: Story = {
  globals: { ...inUrdu, viewport: onItsSide.viewport },
  args: { ...urdu, orientation: 'portrait', states: ['3 دن سے رابطہ نہیں: یہ محفوظ اوقات ہیں۔'] },
}
