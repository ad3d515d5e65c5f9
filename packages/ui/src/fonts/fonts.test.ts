import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('.', import.meta.url)
const files = readdirSync(here)
const sheet = readFileSync(new URL('../styles/fonts.css', here), 'utf8')
const tokens = readFileSync(new URL('../styles/tokens.css', here), 'utf8')

/** What a page in each language may fetch, in bytes; a font's file name begins as its licence's does. */
const budgets = [
  { language: 'English', file: /-latin(-ext)?\.woff2$/, fonts: 2, most: 40_000 },
  { language: 'Arabic', file: /-arabic\.woff2$/, fonts: 1, most: 120_000 },
  { language: 'Urdu', file: /-urdu\.woff2$/, fonts: 1, most: 250_000 },
]

test.each(budgets)('the fonts of $language cost a phone less than $most bytes', ({ file, fonts, most }) => {
  const own = files.filter((name) => file.test(name))
  expect(own).toHaveLength(fonts)
  expect(own.reduce((sum, name) => sum + statSync(new URL(name, here)).size, 0)).toBeLessThan(most)
})

test('every font carries its licence', () => {
  const licences = files.filter((name) => name.startsWith('OFL-'))
  for (const font of files.filter((name) => name.endsWith('.woff2'))) {
    const licence = licences.find((name) => font.startsWith(name.slice(4, -4)))
    expect(licence, font).toBeDefined()
    expect(readFileSync(new URL(licence ?? '', here), 'utf8')).toMatch(/SIL Open Font License, Version 1\.1/i)
  }
})

test('every font is named by the stylesheet, swaps in, and says which letters it is for', () => {
  const rules = [...sheet.matchAll(/@font-face \{([^}]*url\([^}]*)\}/g)].map(([, body]) => body ?? '')
  const named = rules.map((rule) => /fonts\/([^']+)'/.exec(rule)?.[1] ?? '')
  expect(named.sort()).toEqual(files.filter((name) => name.endsWith('.woff2')).sort())
  for (const rule of rules) {
    expect(rule).toContain('font-display: swap')
    expect(rule).toContain('unicode-range:')
    expect(rule).toContain('font-weight: 400 700')
  }
})

test('a page in English names no font of Arabic script, so it fetches none', () => {
  const english = /:root,\s*\[lang\] \{([^}]*)\}/.exec(tokens)?.[1]
  expect(english).toContain("'Ysabeau Office'")
  expect(english).not.toMatch(/Naskh|Nastaliq/)
})

test('Arabic script is never spaced out, slanted or made bold by force', () => {
  expect(tokens).toMatch(
    /:lang\(ar\),\s*:lang\(fa\),\s*:lang\(ur\) \{[^}]*letter-spacing: 0 !important;\s*font-synthesis: none;/,
  )
})
