import { expect, test } from 'vitest'
import { contrast } from '../theme/colour.ts'
import { makePalettes } from '../theme/palette.ts'
import { skyPhases } from '../theme/skies.ts'

/** Interpolates between two colours, as a gradient does. */
function interpolate(from: string, to: string, share: number): string {
  const channel = (index: number) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(index, index + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
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

test('all text on the TV display has a contrast of 7:1 for any tenant colour', () => {
  for (const seed of seeds) {
    const { dark } = makePalettes(seed)
    const night = (hex: string) => interpolate('#000000', hex, 0.65)
    const pairs: [string, string, string][] = [
      ['text', dark.ink, dark.paper],
      ['start times and dates', dark.inkSoft, dark.paper],
      ['card labels', dark.accentText, dark.paper],
      ['the next prayer', dark.accentText, dark.accentSoft],
      ['its label', dark.onAccentSoft, dark.accentSoft],
      ['warnings', dark.warningText, dark.warningSoft],
      ['emergency title', dark.dangerText, dark.dangerSoft],
      ['emergency text', dark.ink, dark.dangerSoft],
      ['janazah', dark.ink, dark.surface],
      ['janazah label', dark.skyLamp, dark.surface],
      ['text at night', night(dark.ink), '#000000'],
      ['clock during prayer', '#a8a8a4', '#000000'],
      ['text during prayer', '#969692', '#000000'],
    ]
    for (const phase of skyPhases) {
      const name = `${phase[0]?.toUpperCase()}${phase.slice(1)}`
      const stop = (level: string) =>
        Object.entries<string>({ ...dark }).find(([key]) => key === `sky${name}${level}`)?.[1] ?? ''
      // The gradient reaches its middle at 90% of the panel; the title ends at half of it, the countdown at 96%.
      pairs.push([`${phase}: title`, dark.skyLamp, interpolate(stop('High'), stop('Mid'), 0.5 / 0.9)])
      pairs.push([`${phase}: countdown`, dark.skyInk, interpolate(stop('Mid'), stop('Low'), 0.06 / 1.3)])
    }
    for (const [name, text, background] of pairs)
      expect(contrast(text, background), `${name}, ${seed}`).toBeGreaterThanOrEqual(7)
  }
})
