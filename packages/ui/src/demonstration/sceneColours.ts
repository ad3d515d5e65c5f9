import { toHex, toOklch, mixHue } from '../theme/colour.ts'
import { makePalettes } from '../theme/palette.ts'
import type { SkyPhase } from '../theme/skies.ts'

/** The colours of one scene, all derived from one seed. */
export interface SceneColours {
  /** Four stops of the sky, zenith to horizon; lighter than the UI library's skies, because pictures carry no text. */
  sky: readonly [string, string, string, string]
  /** The light source: a sun, a moon or a lamp. */
  light: string
  /** Returns the tenant's colour, by lightness 0..1 and chroma 0..0.15. */
  tint: (lightness: number, chroma?: number) => string
  /** Returns the colour of stone in the scene's light, by lightness 0..1; `warmth` 0..1 goes from the sky's hue to the lamp's. */
  stone: (lightness: number, warmth?: number) => string
}

type Shade = readonly [l: number, c: number]

/** Lightness and chroma of the four stops at each hour; the hues come from the UI library's skies. */
const hours: Record<SkyPhase, readonly [Shade, Shade, Shade, Shade]> = {
  fajr: [
    [0.33, 0.07],
    [0.52, 0.075],
    [0.74, 0.07],
    [0.91, 0.055],
  ],
  sunrise: [
    [0.55, 0.06],
    [0.71, 0.05],
    [0.85, 0.06],
    [0.95, 0.04],
  ],
  dhuhr: [
    [0.7, 0.075],
    [0.8, 0.055],
    [0.89, 0.035],
    [0.95, 0.018],
  ],
  asr: [
    [0.68, 0.05],
    [0.8, 0.035],
    [0.89, 0.05],
    [0.95, 0.045],
  ],
  maghrib: [
    [0.34, 0.075],
    [0.5, 0.09],
    [0.68, 0.11],
    [0.87, 0.085],
  ],
  isha: [
    [0.19, 0.045],
    [0.26, 0.055],
    [0.38, 0.06],
    [0.54, 0.055],
  ],
}

const lampHue = 78

/** Mixes two colours by chroma, through grey: mixed by hue, blue and gold would pass through green. */
function mixThroughGrey(c0: number, h0: number, c1: number, h1: number, share: number): { c: number; h: number } {
  const component = (turn: (radians: number) => number) =>
    c0 * turn((h0 * Math.PI) / 180) * (1 - share) + c1 * turn((h1 * Math.PI) / 180) * share
  const [a, b] = [component(Math.cos), component(Math.sin)]
  return { c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** Creates the colours of a scene from a seed colour (`#rrggbb`) at one hour. */
export function createSceneColours(seed: string, phase: SkyPhase): SceneColours {
  const { light: palette } = makePalettes(seed)
  const seedColour = toOklch(palette.accent)
  const stops = {
    fajr: [palette.skyFajrHigh, palette.skyFajrMid, palette.skyFajrLow],
    sunrise: [palette.skySunriseHigh, palette.skySunriseMid, palette.skySunriseLow],
    dhuhr: [palette.skyDhuhrHigh, palette.skyDhuhrMid, palette.skyDhuhrLow],
    asr: [palette.skyAsrHigh, palette.skyAsrMid, palette.skyAsrLow],
    maghrib: [palette.skyMaghribHigh, palette.skyMaghribMid, palette.skyMaghribLow],
    isha: [palette.skyIshaHigh, palette.skyIshaMid, palette.skyIshaLow],
  }[phase]
  const hues = stops.map((stop) => toOklch(stop).h)
  const hue = (i: number) => hues[Math.min(i, 2)] ?? seedColour.h
  const shade = (i: 0 | 1 | 2 | 3) => {
    const [l, c] = hours[phase][i]
    return toHex({ l, c, h: i === 3 ? mixHue(hue(2), lampHue, 0.45) : hue(i) })
  }
  const tint = Math.min(1, seedColour.c / 0.08)
  return {
    sky: [shade(0), shade(1), shade(2), shade(3)],
    light: toHex({ l: 0.955, c: 0.06, h: lampHue + 8 }),
    tint: (l, c = 0.06) => toHex({ l, c: Math.min(c, 0.15) * tint, h: seedColour.h }),
    stone: (l, warmth = 0) => toHex({ l, ...mixThroughGrey(0.042, hue(1), 0.085, lampHue - 12, warmth) }),
  }
}

/** Formats a number for SVG: short, and the same on every machine. */
export const formatNumber = (value: number) => String(Math.round((value + 1e-7) * 10) / 10)

/** Returns a generator of pseudo-random numbers 0..1, seeded by a word (mulberry32 over FNV-1a). */
export function createRandom(word: string): () => number {
  let state = 0x811c9dc5
  for (const char of word) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A colour stop: offset 0..1, colour and opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')

/** A vertical gradient. */
export const verticalGradient = (id: string, stops: readonly Stop[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`

/** A horizontal gradient. */
export const horizontalGradient = (id: string, stops: readonly Stop[]) =>
  `<linearGradient id="${id}">${stopsOf(stops)}</linearGradient>`

/** A radial gradient, in the scene's units; `flat` flattens it vertically. */
export const radialGradient = (id: string, x: number, y: number, r: number, stops: readonly Stop[], flat = 1) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${formatNumber(x)}" cy="${formatNumber(y / flat)}" r="${formatNumber(r)}"${flat === 1 ? '' : ` gradientTransform="scale(1 ${flat})"`}>${stopsOf(stops)}</radialGradient>`

/** Returns the stops of a light that fades fast at first, and to zero without an edge. */
export const fadingStops = (colour: string, strength = 1): readonly Stop[] =>
  ([0, 0.1, 0.2, 0.32, 0.46, 0.62, 0.8, 1] as const).map((offset) => [
    offset,
    colour,
    Number((strength * (1 - offset) ** 2.4).toFixed(3)),
  ])

/** A rectangle. */
export const rectangle = (x: number, y: number, w: number, h: number, fill: string, rest = '') =>
  `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(w)}" height="${formatNumber(h)}" fill="${fill}"${rest && ` ${rest}`}/>`

/** A filled path. */
export const fill = (d: string, paint: string, rest = '') => `<path d="${d}" fill="${paint}"${rest && ` ${rest}`}/>`

/** A stroked path. */
export const line = (d: string, paint: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${formatNumber(width)}" stroke-linecap="round" stroke-linejoin="round"${rest && ` ${rest}`}/>`

/** Stars in the upper part of a sky, thinning out towards `down`. */
export function stars(word: string, width: number, down: number, count: number, colour: string): string {
  const next = createRandom(word)
  return Array.from({ length: count }, () => {
    const [x, depth, size] = [next() * width, next() ** 1.6, next()]
    const opacity = (1 - depth) * (0.35 + 0.6 * size)
    return `<circle cx="${formatNumber(x)}" cy="${formatNumber(depth * down)}" r="${formatNumber(0.8 + size ** 3 * 1.9)}" fill="${colour}" opacity="${opacity.toFixed(2)}"/>`
  }).join('')
}
