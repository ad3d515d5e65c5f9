import { contrast, toOklch } from './colour.ts'
import { greySeed, makePalettes } from './palette.ts'
import { pairs } from './pairs.ts'

/** How the fill of buttons departs from the colour somebody chose; `neutral` where that is a grey. */
export type ColourChange = 'same' | 'darker' | 'lighter' | 'softer' | 'neutral'

/** What was done to a colour so that everything can be read. */
export interface Adjustments {
  /** Of buttons, in each scheme. */
  light: ColourChange
  dark: ColourChange
  /** Whether the colour is so bright that buttons have dark words on it in the light scheme. */
  isBright: boolean
  /** The lowest contrast of words on what is behind them, in both schemes (WCAG 2.2). */
  least: number
}

/** Differences smaller than this are not seen side by side. */
const unseen = 0.02

function changeOf(seed: string, accent: string): ColourChange {
  const [from, to] = [toOklch(seed), toOklch(accent)]
  if (from.c < greySeed) return 'neutral'
  if (Math.abs(to.l - from.l) >= unseen) return to.l < from.l ? 'darker' : 'lighter'
  return from.c - to.c >= unseen ? 'softer' : 'same'
}

/** What the palettes of a colour change of it. @param seed `#rrggbb`; throws when it is no colour */
export function describeAdjustments(seed: string): Adjustments {
  const { light, dark } = makePalettes(seed)
  const ratios = (
    [
      [pairs.light, light],
      [pairs.dark, dark],
    ] as const
  ).flatMap(([table, palette]) =>
    table.filter(([, , least]) => least >= 4.5).map(([word, ground]) => contrast(palette[word], palette[ground])),
  )
  return {
    light: changeOf(seed, light.accent),
    dark: changeOf(seed, dark.accent),
    isBright: light.onAccent !== '#ffffff',
    least: Math.min(...ratios),
  }
}
