import { mixHue, ensureContrast, toHex } from './colour.ts'

/** The times of day that have their own sky. */
export const skyPhases = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
/** A time of day with its own sky. */
export type SkyPhase = (typeof skyPhases)[number]

type Stop = `sky${Capitalize<SkyPhase>}${'High' | 'Mid' | 'Low'}`

/** Three stops per phase, from zenith to horizon, and the text colours on all of them. */
export type SkyTokens = Record<Stop | 'skyInk' | 'skySoft' | 'skyLamp' | 'skyVeil', string>

type Shade = readonly [l: number, c: number, h: number]

/** The colours of the sky at each hour, always dark enough for white text. */
const skies: Record<SkyPhase, readonly [Shade, Shade, Shade]> = {
  fajr: [
    [0.225, 0.06, 272],
    [0.335, 0.075, 288],
    [0.48, 0.085, 15],
  ],
  sunrise: [
    [0.3, 0.06, 258],
    [0.4, 0.055, 320],
    [0.49, 0.085, 48],
  ],
  dhuhr: [
    [0.34, 0.075, 248],
    [0.42, 0.085, 238],
    [0.5, 0.08, 222],
  ],
  asr: [
    [0.31, 0.05, 235],
    [0.38, 0.035, 60],
    [0.48, 0.085, 78],
  ],
  maghrib: [
    [0.235, 0.06, 285],
    [0.335, 0.075, 330],
    [0.475, 0.105, 30],
  ],
  isha: [
    [0.16, 0.04, 270],
    [0.225, 0.055, 266],
    [0.325, 0.07, 255],
  ],
}

/** How far each stop is shifted towards the tenant's hue: the zenith most, the horizon hardly. */
const hueShifts = [0.4, 0.22, 0.06] as const

const inkOnSky = '#ffffff'
/** Lamplight: the colour of the current and the next prayer. */
const lamp = toHex({ l: 0.9, c: 0.095, h: 85 })

/** Creates a tenant's six skies, darkened until the soft text is readable on the lightest stop. */
export function makeSkies(hue: number, tint: number): SkyTokens {
  const skySoft = toHex({ l: 0.93, c: 0.012, h: hue })
  const stop = (shade: Shade, index: 0 | 1 | 2) =>
    ensureContrast(
      { l: shade[0], c: shade[1], h: mixHue(shade[2], hue, hueShifts[index] * tint) },
      [skySoft, inkOnSky, lamp],
      4.8,
      0,
    )
  const [f, s, d, a, m, i] = [skies.fajr, skies.sunrise, skies.dhuhr, skies.asr, skies.maghrib, skies.isha]
  return {
    skyFajrHigh: stop(f[0], 0),
    skyFajrMid: stop(f[1], 1),
    skyFajrLow: stop(f[2], 2),
    skySunriseHigh: stop(s[0], 0),
    skySunriseMid: stop(s[1], 1),
    skySunriseLow: stop(s[2], 2),
    skyDhuhrHigh: stop(d[0], 0),
    skyDhuhrMid: stop(d[1], 1),
    skyDhuhrLow: stop(d[2], 2),
    skyAsrHigh: stop(a[0], 0),
    skyAsrMid: stop(a[1], 1),
    skyAsrLow: stop(a[2], 2),
    skyMaghribHigh: stop(m[0], 0),
    skyMaghribMid: stop(m[1], 1),
    skyMaghribLow: stop(m[2], 2),
    skyIshaHigh: stop(i[0], 0),
    skyIshaMid: stop(i[1], 1),
    skyIshaLow: stop(i[2], 2),
    skyInk: inkOnSky,
    skySoft,
    skyLamp: lamp,
    skyVeil: '#ffffff1f',
  }
}
