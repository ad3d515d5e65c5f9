import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makePalettes } from './index.ts'
import { pairs } from './pairs.ts'

const source = new URL('../', import.meta.url)
const stylesheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.css'),
)

const cssName = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
const palette = new Set(Object.keys(makePalettes('#0f6e6a').light).map(cssName))
const pairNames = new Set(
  [...pairs.light, ...pairs.dark].flatMap(([a, b]) => [
    `${cssName(a)} on ${cssName(b)}`,
    `${cssName(b)} on ${cssName(a)}`,
  ]),
)
/** Pairs of ornaments, which carry no information. */
const ornaments = new Set(['--motif on --accent-soft', '--motif-deep on --deep'])

const colours = (body: string, property: string) =>
  [...body.matchAll(new RegExp(`(?:^|[;\\s])${property}:([^;]*)`, 'g'))]
    .flatMap(([, value = '']) => value.match(/--[a-z-]+/g) ?? [])
    .filter((name) => palette.has(name))

/** Returns the pairs of a stylesheet's rules: a rule's text on its own background. */
function pairsOf(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\{([^{}]*)\}/g)
  return [...rules].flatMap(([, body = '']) =>
    colours(body, 'color').flatMap((text) =>
      colours(body, 'background(?:-color)?').map((background) => `${text} on ${background}`),
    ),
  )
}

test('every pair of colours in a rule is in the table that is tested on all seeds', () => {
  let count = 0
  for (const stylesheet of stylesheets) {
    for (const pair of pairsOf(readFileSync(new URL(stylesheet, source), 'utf8'))) {
      count++
      expect(pairNames.has(pair) || ornaments.has(pair), `${stylesheet}: ${pair}; add it to theme/pairs.ts`).toBe(true)
    }
  }
  expect(count).toBeGreaterThan(20)
})

test('detects an untested pair', () => {
  const untestedPairs = pairsOf('.x { color: var(--motif); background: var(--danger); } .y { color: var(--ink) }')
  expect(untestedPairs).toEqual(['--motif on --danger'])
  expect(pairNames.has('--motif on --danger')).toBe(false)
})
