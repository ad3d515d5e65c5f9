import { contrast, toOklch } from './colour.ts'
import { greySeed, makePalettes } from './palette.ts'
import { pairs } from './pairs.ts'

/** How the fill of buttons differs from the chosen colour; `neutral` if that is a grey. */
export type ColourChange = 'same' | 'darker' | 'lighter' | 'softer' | 'neutral'

/** The changes to a colour for readability. */
export interface Adjustments {
  /** The change of buttons, in each scheme. */
  light: ColourChange
  dark: ColourChange
  /** Whether the colour is so bright that buttons have dark text in the light scheme. */
  isBright: boolean
  /** The lowest contrast of text on its background, in both schemes (WCAG 2.2). */
  minContrast: number
}

/** Smaller differences are not visible side by side. */
const minVisibleDifference = 0.02

function changeOf(seed: string, accent: string): ColourChange {
  const [from, to] = [toOklch(seed), toOklch(accent)]
  if (from.c < greySeed) return 'neutral'
  if (Math.abs(to.l - from.l) >= minVisibleDifference) return to.l < from.l ? 'darker' : 'lighter'
  return from.c - to.c >= minVisibleDifference ? 'softer' : 'same'
}

/** Describes how a colour's palettes differ from it. @param seed `#rrggbb` @throws if it is not a colour */
export function describeAdjustments(seed: string): Adjustments {
  const { light, dark } = makePalettes(seed)
  const ratios = (
    [
      [pairs.light, light],
      [pairs.dark, dark],
    ] as const
  ).flatMap(([table, palette]) =>
    table
      .filter(([, , minContrast]) => minContrast >= 4.5)
      .map(([text, background]) => contrast(palette[text], palette[background])),
  )
  return {
    light: changeOf(seed, light.accent),
    dark: changeOf(seed, dark.accent),
    isBright: light.onAccent !== '#ffffff',
    minContrast: Math.min(...ratios),
  }
}
