import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makePalettes } from './index.ts'
import { pairs } from './pairs.ts'

const source = new URL('../', import.meta.url)
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'))

const kebab = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
const palette = new Set(Object.keys(makePalettes('#0f6e6a').light).map(kebab))
const pairNames = new Set(
  [...pairs.light, ...pairs.dark].flatMap(([a, b]) => [`${kebab(a)} on ${kebab(b)}`, `${kebab(b)} on ${kebab(a)}`]),
)
/** Ornament: what stands there says nothing. */
const ornament = new Set(['--motif on --accent-soft', '--motif-deep on --deep'])

const colours = (body: string, property: string) =>
  [...body.matchAll(new RegExp(`(?:^|[;\\s])${property}:([^;]*)`, 'g'))]
    .flatMap(([, value = '']) => value.match(/--[a-z-]+/g) ?? [])
    .filter((name) => palette.has(name))

/** The pairs one rule puts together: its words on its own ground. */
function pairsOf(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\{([^{}]*)\}/g)
  return [...rules].flatMap(([, body = '']) =>
    colours(body, 'color').flatMap((word) =>
      colours(body, 'background(?:-color)?').map((ground) => `${word} on ${ground}`),
    ),
  )
}

test('every pair of colours a rule puts together is in the table that is tested on all seeds', () => {
  let seen = 0
  for (const sheet of sheets) {
    for (const pair of pairsOf(readFileSync(new URL(sheet, source), 'utf8'))) {
      seen++
      expect(pairNames.has(pair) || ornament.has(pair), `${sheet}: ${pair}; add it to theme/pairs.ts`).toBe(true)
    }
  }
  expect(seen).toBeGreaterThan(20)
})

test('a pair nobody tested is found', () => {
  const planted = pairsOf('.x { color: var(--motif); background: var(--danger); } .y { color: var(--ink) }')
  expect(planted).toEqual(['--motif on --danger'])
  expect(pairNames.has('--motif on --danger')).toBe(false)
})
