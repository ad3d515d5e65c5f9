import { mixHue, ensureContrast, toHex, toOklch, type Oklch } from './colour.ts'
import { makeSkies, type SkyTokens } from './skies.ts'

/** All colours of the UI library, in one scheme. Hex, for the oldest engines. */
export interface Palette extends SkyTokens {
  /** The page's background. */
  paper: string
  /** The background of raised elements: cards, fields. */
  surface: string
  /** The background of recessed elements: tracks, table stripes, quiet bands. */
  sunken: string
  /** A decorative hairline. */
  line: string
  /** The edge of a control, 3:1 or better. */
  lineStrong: string
  ink: string
  inkSoft: string
  /** The fill of the main action. */
  accent: string
  accentHover: string
  onAccent: string
  /** The tenant's colour for text or icons. */
  accentText: string
  /** A light tint of the tenant's colour. */
  accentSoft: string
  onAccentSoft: string
  /** The motif's lines on `accentSoft`. */
  motif: string
  /** A deep shade of the tenant's colour, for page headers and for items without a picture. */
  deep: string
  onDeep: string
  onDeepSoft: string
  /** The motif's lines on `deep`. */
  motifDeep: string
  danger: string
  onDanger: string
  dangerText: string
  dangerSoft: string
  warningText: string
  warningSoft: string
  successText: string
  successSoft: string
  infoText: string
  infoSoft: string
  focus: string
  focusGap: string
}

/** Hues that mean the same for every tenant. */
const statusHues = { danger: 25, warning: 72, success: 152, info: 248 } as const

/** The background is tinted towards ivory, whatever the tenant's colour. */
const ivory = 82

/** Above this lightness a seed stays bright with dark text; below, it is darkened until white text is readable. */
const brightSeed = 0.74

function status(h: number, grounds: readonly string[], isDark: boolean) {
  const soft = toHex(isDark ? { l: 0.275, c: 0.05, h } : { l: 0.962, c: 0.02, h })
  const text = ensureContrast(
    isDark ? { l: 0.8, c: 0.11, h } : { l: 0.5, c: 0.13, h },
    [...grounds, soft],
    4.8,
    isDark ? 1 : 0,
  )
  return { soft, text }
}

/** Below this chroma a seed is a grey. A pale grey button looks disabled, so its accent is nearly black or white. */
export const greySeed = 0.035

function statuses(grounds: readonly string[], isDark: boolean) {
  const danger = status(statusHues.danger, grounds, isDark)
  const warning = status(statusHues.warning, grounds, isDark)
  const success = status(statusHues.success, grounds, isDark)
  const info = status(statusHues.info, grounds, isDark)
  return {
    danger: isDark ? danger.text : ensureContrast({ l: 0.52, c: 0.19, h: statusHues.danger }, ['#ffffff'], 4.8, 0),
    onDanger: isDark ? toHex({ l: 0.18, c: 0.03, h: statusHues.danger }) : '#ffffff',
    dangerText: danger.text,
    dangerSoft: danger.soft,
    warningText: warning.text,
    warningSoft: warning.soft,
    successText: success.text,
    successSoft: success.soft,
    infoText: info.text,
    infoSoft: info.soft,
  }
}

/** Returns the deep background and the colours on it; the dark scheme's is a little darker. */
function deepColours({ c, h }: Oklch, l: number) {
  const deep = toHex({ l, c: Math.min(c, 0.085), h })
  const onDeepSoft = ensureContrast({ l: 0.86, c: Math.min(c, 0.03), h }, [deep], 5.2, 1)
  return { deep, onDeep: '#ffffff', onDeepSoft, motifDeep: toHex({ l: l + 0.2, c: Math.min(c, 0.085), h }) }
}

function createLightPalette(seed: Oklch): Palette {
  const { h } = seed
  // A grey seed stays grey: tints scale with the seed's chroma.
  const tint = Math.min(1, seed.c / 0.08)
  const chroma = Math.min(seed.c, 0.19)
  const ground = mixHue(ivory, h, 0.12)
  const paper = toHex({ l: 0.985, c: 0.006 * tint, h: ground })
  const surface = '#ffffff'
  const sunken = toHex({ l: 0.957, c: 0.01 * tint, h: ground })
  const accentSoft = toHex({ l: 0.945, c: 0.024 * tint, h })
  const grounds = [paper, surface, sunken]
  const isGrey = seed.c < greySeed
  const isBright = seed.l >= brightSeed && !isGrey
  const ink = toHex({ l: 0.25, c: 0.03 * tint, h })
  const accent = isBright
    ? toHex({ l: Math.min(seed.l, 0.86), c: chroma, h })
    : ensureContrast({ l: Math.min(Math.max(seed.l, 0.38), isGrey ? 0.38 : 0.6), c: chroma, h }, ['#ffffff'], 5, 0)
  const accentL = toOklch(accent).l
  const accentText = ensureContrast({ l: Math.min(accentL, 0.52), c: chroma, h }, [...grounds, accentSoft], 5, 0)
  return {
    paper,
    surface,
    sunken,
    line: toHex({ l: 0.895, c: 0.012 * tint, h: ground }),
    lineStrong: ensureContrast({ l: 0.64, c: 0.025 * tint, h }, [...grounds, accentSoft], 3.1, 0),
    ink,
    inkSoft: ensureContrast({ l: 0.49, c: 0.025 * tint, h }, [...grounds, accentSoft], 5.2, 0),
    accent,
    accentHover: toHex({ l: accentL + (isBright ? 0.04 : -0.06), c: chroma, h }),
    onAccent: isBright ? ensureContrast({ l: 0.26, c: 0.04, h }, [accent], 6, 0) : '#ffffff',
    accentText,
    accentSoft,
    onAccentSoft: ensureContrast({ l: 0.34, c: Math.min(chroma, 0.09), h }, [accentSoft], 7, 0),
    motif: toHex({ l: 0.72, c: Math.min(chroma, 0.08), h }),
    ...deepColours(seed, 0.325),
    ...statuses(grounds, false),
    focus: ink,
    focusGap: '#ffffff',
    ...makeSkies(h, tint),
  }
}

function createDarkPalette(seed: Oklch): Palette {
  const { h } = seed
  const tint = Math.min(1, seed.c / 0.08)
  const chroma = Math.min(seed.c, 0.15)
  const paper = toHex({ l: 0.178, c: 0.012 * tint, h })
  const surface = toHex({ l: 0.222, c: 0.015 * tint, h })
  const sunken = toHex({ l: 0.145, c: 0.01 * tint, h })
  const accentSoft = toHex({ l: 0.275, c: 0.04 * tint, h })
  const grounds = [paper, surface, sunken]
  const onAccent = toHex({ l: 0.19, c: 0.03 * tint, h })
  const accentL = seed.c < greySeed ? 0.93 : Math.min(Math.max(seed.l, 0.76), 0.86)
  const accent = ensureContrast({ l: accentL, c: chroma, h }, [onAccent], 6, 1)
  const ink = toHex({ l: 0.945, c: 0.008 * tint, h })
  return {
    paper,
    surface,
    sunken,
    line: toHex({ l: 0.325, c: 0.018 * tint, h }),
    lineStrong: ensureContrast({ l: 0.5, c: 0.025 * tint, h }, [...grounds, accentSoft], 3.1, 1),
    ink,
    inkSoft: ensureContrast({ l: 0.74, c: 0.02 * tint, h }, [...grounds, accentSoft], 5.2, 1),
    accent,
    accentHover: toHex({ l: toOklch(accent).l + 0.05, c: chroma, h }),
    onAccent,
    accentText: ensureContrast({ l: 0.8, c: Math.min(chroma, 0.12), h }, [...grounds, accentSoft], 5, 1),
    accentSoft,
    onAccentSoft: ensureContrast({ l: 0.9, c: 0.04 * tint, h }, [accentSoft], 7, 1),
    motif: toHex({ l: 0.47, c: Math.min(chroma, 0.07), h }),
    ...deepColours(seed, 0.29),
    ...statuses(grounds, true),
    focus: ink,
    focusGap: toHex({ l: 0.12, c: 0.01 * tint, h }),
    ...makeSkies(h, tint),
  }
}

/** Creates the two palettes of a seed colour (`#rrggbb`). @throws if the seed is not a colour */
export function makePalettes(seedHex: string): { light: Palette; dark: Palette } {
  const seed = toOklch(seedHex)
  return { light: createLightPalette(seed), dark: createDarkPalette(seed) }
}
