import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder)
const stylesheet = readFileSync(new URL('../styles/fonts.css', folder), 'utf8')
const tokens = readFileSync(new URL('../styles/tokens.css', folder), 'utf8')

/** The maximum font size per language, in bytes. */
const budgets = [
  { language: 'English', file: /-latin(-ext)?\.woff2$/, fonts: 2, maxBytes: 40_000 },
  { language: 'Arabic', file: /-arabic\.woff2$/, fonts: 1, maxBytes: 120_000 },
  { language: 'Urdu', file: /-urdu\.woff2$/, fonts: 1, maxBytes: 250_000 },
]

test.each(budgets)('the fonts for $language take less than $maxBytes bytes', ({ file, fonts, maxBytes }) => {
  const fontFiles = files.filter((name) => file.test(name))
  expect(fontFiles).toHaveLength(fonts)
  expect(fontFiles.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0)).toBeLessThan(maxBytes)
})

test('every font has a licence whose file name matches', () => {
  const licences = files.filter((name) => name.startsWith('OFL-'))
  for (const font of files.filter((name) => name.endsWith('.woff2'))) {
    const licence = licences.find((name) => font.startsWith(name.slice(4, -4)))
    expect(licence, font).toBeDefined()
    expect(readFileSync(new URL(licence ?? '', folder), 'utf8')).toMatch(/SIL Open Font License, Version 1\.1/i)
  }
})

test('the stylesheet declares every font, with font-display: swap and its Unicode range', () => {
  const rules = [...stylesheet.matchAll(/@font-face \{([^}]*url\([^}]*)\}/g)].map(([, body]) => body ?? '')
  const declaredFiles = rules.map((rule) => /fonts\/([^']+)'/.exec(rule)?.[1] ?? '')
  expect(declaredFiles.sort()).toEqual(files.filter((name) => name.endsWith('.woff2')).sort())
  for (const rule of rules) {
    expect(rule).toContain('font-display: swap')
    expect(rule).toContain('unicode-range:')
    expect(rule).toContain('font-weight: 400 700')
  }
})

test('a page in English uses no Arabic font, so it fetches none', () => {
  const english = /:root,\s*\[lang\] \{([^}]*)\}/.exec(tokens)?.[1]
  expect(english).toContain("'Ysabeau Office'")
  expect(english).not.toMatch(/Naskh|Nastaliq/)
})

test('Arabic script has no letter spacing and no synthetic italics or bold', () => {
  expect(tokens).toMatch(
    /:lang\(ar\),\s*:lang\(fa\),\s*:lang\(ur\) \{[^}]*letter-spacing: 0 !important;\s*font-synthesis: none;/,
  )
})
