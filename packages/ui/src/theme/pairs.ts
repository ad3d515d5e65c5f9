import type { Palette } from './palette.ts'

/** Words (or an edge) on a ground, and the least contrast they need. */
export type Pair = readonly [words: keyof Palette, ground: keyof Palette, least: number]

const grounds = ['paper', 'surface', 'sunken'] as const
const words = ['ink', 'inkSoft', 'accentText', 'dangerText', 'warningText', 'successText', 'infoText'] as const

const both: Pair[] = [
  ...grounds.flatMap((ground) => words.map((word) => [word, ground, 4.5] as const)),
  ...grounds.flatMap((ground) => [['lineStrong', ground, 3] as const, ['focus', ground, 3] as const]),
  // The edges of controls on a wash, and the two rings of focus against each other.
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

/** What the television says is read from ten metres, in its own scheme, the dark. */
const television: Pair[] = [
  ...(['ink', 'inkSoft', 'accent'] as const).flatMap((word) => [
    [word, 'paper', 7] as const,
    [word, 'surface', 7] as const,
  ]),
  ['onAccent', 'accent', 7],
  ['warningText', 'warningSoft', 7],
  ['skyInk', 'deep', 7],
  ...(['Fajr', 'Sunrise', 'Dhuhr', 'Asr', 'Maghrib', 'Isha'] as const).flatMap((phase) => [
    ['skyInk', `sky${phase}High`, 7] as const,
    ['skyInk', `sky${phase}Mid`, 7] as const,
  ]),
]

/** Every pair of colours the kit puts together: 4.5 for words, 3 for edges and marks, 7 for the television's words. */
export const pairs: Record<'light' | 'dark', readonly Pair[]> = { light: both, dark: [...both, ...television] }
