import { expect, test } from 'vitest'
import { contrast, defaultSeed, makePalettes, makeTheme, skyPhases, themeColours, type Palette } from './index.ts'
import { toHex, toOklch } from './colour.ts'
import { pairs } from './pairs.ts'

const capitalise = <T extends string>(text: T) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function skyPairs(palette: Palette): number[] {
  return Object.entries<string>({ ...palette })
    .filter(([name]) => skyPhases.some((phase) => name.startsWith(`sky${capitalise(phase)}`)))
    .flatMap(([, stop]) => [
      contrast(palette.skyInk, stop),
      contrast(palette.skySoft, stop),
      contrast(palette.skyLamp, stop),
    ])
}

const lightnesses = [0.12, 0.3, 0.45, 0.6, 0.75, 0.9]
const chromas = [0.04, 0.1, 0.18, 0.28]

/** Yields every hue at every lightness and chroma (clamped to sRGB), and greys. */
function* seeds() {
  for (let h = 0; h < 360; h += 6) for (const l of lightnesses) for (const c of chromas) yield toHex({ l, c, h })
  for (const l of [0, 0.2, 0.4, 0.6, 0.73, 0.75, 0.9, 1]) yield toHex({ l, c: 0, h: 0 })
}

test('every text pair and every edge of a control has AA contrast for any tenant colour', () => {
  let lowestContrast = { ratio: 21, where: '' }
  let lowestEdge = { ratio: 21, where: '' }
  let count = 0
  for (const seed of seeds()) {
    count++
    const palettes = makePalettes(seed)
    for (const scheme of ['light', 'dark'] as const) {
      const palette = palettes[scheme]
      for (const [text, background, minContrast] of pairs[scheme]) {
        const ratio = contrast(palette[text], palette[background])
        const where = `${seed} ${scheme} ${text} on ${background}`
        if (ratio < minContrast) expect.fail(`${where} is ${ratio.toFixed(2)}, needs ${minContrast}`)
        if (minContrast < 4.5 && ratio < lowestEdge.ratio) lowestEdge = { ratio, where }
        if (minContrast >= 4.5 && ratio < lowestContrast.ratio) lowestContrast = { ratio, where }
      }
      const sky = Math.min(...skyPairs(palette))
      if (sky < 4.5) expect.fail(`${seed} ${scheme}: text on a sky is ${sky.toFixed(2)}, needs 4.5`)
      if (sky < lowestContrast.ratio) lowestContrast = { ratio: sky, where: `${seed} ${scheme} a sky` }
    }
  }
  console.log(`${count} seeds: lowest text contrast ${lowestContrast.ratio.toFixed(2)} (${lowestContrast.where})`)
  console.log(`edges of controls: lowest ${lowestEdge.ratio.toFixed(2)} (${lowestEdge.where})`)
  expect(count).toBeGreaterThan(1400)
  expect(lowestEdge.ratio).toBeGreaterThanOrEqual(3)
  expect(lowestContrast.ratio).toBeGreaterThanOrEqual(4.5)
})

test("the accent keeps the seed's hue", () => {
  for (const seed of ['#0f6e6a', '#1d4ed8', '#9f1239', '#b45309', '#f5c518']) {
    const [from, to] = [toOklch(seed).h, toOklch(makePalettes(seed).light.accent).h]
    expect(Math.abs(((from - to + 540) % 360) - 180)).toBeLessThan(4)
  }
})

test('a grey seed produces a grey accent', () => {
  expect(toOklch(makePalettes('#777777').light.accent).c).toBeLessThan(0.01)
})

test.each(['#ffffff', '#fafaf5', '#eeeeee', '#c8c8c8', '#a9a9a9', '#777777'])(
  'the accent of the pale grey %s stands out and does not look disabled',
  (seed) => {
    const { light, dark } = makePalettes(seed)
    expect(contrast(light.accent, light.paper)).toBeGreaterThan(8)
    expect(contrast(dark.accent, dark.paper)).toBeGreaterThan(8)
  },
)

test('converts hex to OKLCH and back without change', () => {
  for (const hex of ['#000000', '#ffffff', '#0f6e6a', '#ff0000', '#123456']) expect(toHex(toOklch(hex))).toBe(hex)
})

test('rejects an invalid colour with a clear message', () => {
  expect(() => makeTheme('teal')).toThrow('"teal" is not a colour. Write it as # and six hexadecimal digits')
})

test('a fixed scheme has no media query', () => {
  expect(makeTheme('#0f6e6a')).toContain('prefers-color-scheme: dark')
  expect(makeTheme('#0f6e6a', { scheme: 'dark', selector: '.x' })).toMatch(/^\.x \{\n {2}color-scheme: dark;/)
  expect(makeTheme('#0f6e6a', { scheme: 'light' })).not.toContain('@media')
})

test("the browser's bars have the colour of the page", () => {
  expect(themeColours('#0f6e6a').light).toBe(makePalettes('#0f6e6a').light.paper)
})

test("default-theme.css is the default seed's theme", async () => {
  await expect(makeTheme(defaultSeed, { selector: ':root' })).toMatchFileSnapshot('../styles/default-theme.css')
})
