import type { Palette } from './palette.ts'

/** Text (or an edge) on a background, and the minimum contrast. */
export type Pair = readonly [text: keyof Palette, background: keyof Palette, minContrast: number]
const backgrounds = ['paper', 'surface', 'sunken'] as const
const texts = ['ink', 'inkSoft', 'accentText', 'dangerText', 'warningText', 'successText', 'infoText'] as const

const sharedPairs: Pair[] = [
  ...backgrounds.flatMap((background) => texts.map((text) => [text, background, 4.5] as const)),
  ...backgrounds.flatMap((background) => [['lineStrong', background, 3] as const, ['focus', background, 3] as const]),
  // The edges of controls on a tinted background, and the two focus rings against each other.
  ['lineStrong', 'accentSoft', 3],
  ['focus', 'accentSoft', 3],
  ['focus', 'focusGap', 3],
  ['ink', 'accentSoft', 4.5],
  ['inkSoft', 'accentSoft', 4.5],
  ['accentText', 'accentSoft', 4.5],
  ['onAccentSoft', 'accentSoft', 7],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentHover', 4.5],
  ['onDanger', 'danger', 4.5],
  ['dangerText', 'dangerSoft', 4.5],
  ['warningText', 'warningSoft', 4.5],
  ['successText', 'successSoft', 4.5],
  ['infoText', 'infoSoft', 4.5],
  ['onDeep', 'deep', 7],
  ['onDeepSoft', 'deep', 4.5],
  ['ink', 'dangerSoft', 4.5],
  ['ink', 'warningSoft', 4.5],
  ['ink', 'successSoft', 4.5],
  ['ink', 'infoSoft', 4.5],
]

/** The TV's pairs, for reading from ten metres; it uses the dark scheme. */
const tvPairs: Pair[] = [
  ...(['ink', 'inkSoft', 'accent'] as const).flatMap((text) => [
    [text, 'paper', 7] as const,
    [text, 'surface', 7] as const,
  ]),
  ['onAccent', 'accent', 7],
  ['warningText', 'warningSoft', 7],
  ['skyInk', 'deep', 7],
  ...(['Fajr', 'Sunrise', 'Dhuhr', 'Asr', 'Maghrib', 'Isha'] as const).flatMap((phase) => [
    ['skyInk', `sky${phase}High`, 7] as const,
    ['skyInk', `sky${phase}Mid`, 7] as const,
  ]),
]

/** All pairs of colours in the UI library: 4.5 for text, 3 for edges and icons, 7 for the TV's text. */
export const pairs: Record<'light' | 'dark', readonly Pair[]> = {
  light: sharedPairs,
  dark: [...sharedPairs, ...tvPairs],
}
