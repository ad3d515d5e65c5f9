import { expect, test } from 'vitest'
import { contrast } from '../theme/colour.ts'
import { makePalettes } from '../theme/palette.ts'
import { skyPhases } from '../theme/skies.ts'

/** The colour a part of the way between two, as a gradient draws it. */
function between(from: string, to: string, part: number): string {
  const channel = (at: number) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

const seeds = Array.from({ length: 36 }, (_, i) => i * 10).flatMap((hue) =>
  [0.25, 0.5, 0.8].map((light) => {
    const channel = (n: number) => {
      const k = (n + hue / 30) % 12
      const value = light - 0.9 * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
      return Math.round(value * 255)
        .toString(16)
        .padStart(2, '0')
    }
    return `#${channel(0)}${channel(8)}${channel(4)}`
  }),
)

test('every word on the screen in the hall reads at 7:1, whatever the tenant’s colour', () => {
  for (const seed of seeds) {
    const { dark } = makePalettes(seed)
    const night = (hex: string) => between('#000000', hex, 0.65)
    const pairs: [string, string, string][] = [
      ['words', dark.ink, dark.paper],
      ['beginnings, and dates', dark.inkSoft, dark.paper],
      ['kinds of cards', dark.accentText, dark.paper],
      ['the next prayer', dark.accentText, dark.accentSoft],
      ['what holds for it', dark.onAccentSoft, dark.accentSoft],
      ['what the screen says of itself', dark.warningText, dark.warningSoft],
      ['an emergency', dark.dangerText, dark.dangerSoft],
      ['what to do in it', dark.ink, dark.dangerSoft],
      ['a burial', dark.ink, dark.surface],
      ['that it is one', dark.skyLamp, dark.surface],
      ['words by night', night(dark.ink), '#000000'],
      ['while people pray', '#a8a8a4', '#000000'],
      ['what is said then', '#969692', '#000000'],
    ]
    for (const phase of skyPhases) {
      const name = `${phase[0]?.toUpperCase()}${phase.slice(1)}`
      const stop = (place: string) =>
        Object.entries<string>({ ...dark }).find(([key]) => key === `sky${name}${place}`)?.[1] ?? ''
      // The gradient reaches its middle at 90 % of the plate; the title ends at half of it, the countdown at 96 %.
      pairs.push([`${phase}: title`, dark.skyLamp, between(stop('High'), stop('Mid'), 0.5 / 0.9)])
      pairs.push([`${phase}: countdown`, dark.skyInk, between(stop('Mid'), stop('Low'), 0.06 / 1.3)])
    }
    for (const [what, words, ground] of pairs)
      expect(contrast(words, ground), `${what}, ${seed}`).toBeGreaterThanOrEqual(7)
  }
})
