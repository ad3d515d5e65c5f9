/**
 * The colour science of the theme: OKLCH to sRGB and WCAG 2.2 contrast.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing" (bottosson.github.io/posts/oklab).
 */

/** A colour as lightness 0..1, chroma 0..0.4 and hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Triple = readonly [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** Parses `#rgb` or `#rrggbb`. @throws with a readable message for anything else */
function channels(hex: string): Triple {
  const match = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(hex.trim())
  if (!match)
    throw new Error(`"${hex}" is not a colour. Write it as # and six hexadecimal digits, for example #0f766e.`)
  const digits = match[2] ?? (match[1] ?? '').replace(/./g, '$&$&')
  const channelAt = (i: number) => Number.parseInt(digits.slice(i, i + 2), 16) / 255
  return [channelAt(0), channelAt(2), channelAt(4)]
}

/** Returns the relative luminance of an sRGB colour, 0..1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = channels(hex)
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** Returns the contrast ratio of two sRGB colours, 1..21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** Converts sRGB to OKLCH. A grey has chroma near 0 and a meaningless hue. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex)
  const [lr, lg, lb] = [toLinear(r), toLinear(g), toLinear(b)]
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb)
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb)
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}

function toSrgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    toGamma(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    toGamma(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    toGamma(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ]
}

const fits = (rgb: Triple) => rgb.every((v) => v >= -0.0005 && v <= 1.0005)

/** Converts an OKLCH colour to the nearest hex; chroma is reduced first, so that lightness, and with it contrast, stays. */
export function toHex(colour: Oklch): string {
  let [low, high] = [0, colour.c]
  let rgb = toSrgb(colour)
  if (!fits(rgb)) {
    for (let i = 0; i < 18; i++) {
      const c = (low + high) / 2
      if (fits(toSrgb({ ...colour, c }))) low = c
      else high = c
    }
    rgb = toSrgb({ ...colour, c: low })
  }
  return `#${rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/**
 * Changes lightness in small steps until the colour reaches `ratio` on every background.
 * `towards` is 0 for darker and 1 for lighter; returns the end of the scale if nothing before it is enough.
 */
export function ensureContrast(colour: Oklch, backgrounds: readonly string[], ratio: number, towards: 0 | 1): string {
  let l = colour.l
  for (;;) {
    const hex = toHex({ ...colour, l })
    if (backgrounds.every((background) => contrast(hex, background) >= ratio)) return hex
    if (l === towards) return hex
    l = towards === 0 ? Math.max(0, l - 0.004) : Math.min(1, l + 0.004)
  }
}

/** Interpolates between two hues along the shorter arc. @param share 0..1 */
export function mixHue(from: number, to: number, share: number): number {
  const arc = ((to - from + 540) % 360) - 180
  return (from + arc * share + 360) % 360
}
