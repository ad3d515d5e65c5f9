import { expect, test } from 'vitest'
import { readCatalogues } from './catalogues.mjs'
import { compileMessages, readMessage } from './compile.mjs'
import { findCatalogueFaults } from './faults.mjs'
import { compileCatalogue } from './generate.mjs'
import { exportPo, importPo } from './po.mjs'

const catalogue = (en, ar = en) => ({
  name: 'shop',
  isPerLanguage: false,
  languages: new Map([
    ['en', { cart: en }],
    ['ar', { cart: ar }],
  ]),
})

test('all catalogues are complete and valid', () => {
  expect(findCatalogueFaults()).toEqual([])
})

test.each([
  ['Pay {amount} to {name}', { amount: 'string | number', name: 'string | number' }],
  ['{count, plural, one {one gift} other {{count} gifts}}', { count: 'number' }],
  ['{day, select, none {today} other {on {day}}}', { day: 'string | undefined' }],
  ['{open, select, true {open} other {closed}}', { open: 'boolean' }],
  ["It's '{not}' a parameter", {}],
])('reads the parameters of %s as %o', (text, params) => {
  expect(readMessage(text, 'en').params).toEqual(params)
})

test('compiles plurals with the forms of the language', () => {
  const text = '{n, plural, zero {0} one {1} two {2} few {f} many {m} other {o}}'
  const { expressions, used } = compileMessages([['left', text]], 'ar')
  expect(expressions.get('left')).toContain('plural(d.n, 0, ar,')
  expect([...used].toSorted()).toEqual(['ar', 'plural'])
})

test('reports a missing key, a parameter that differs, an unknown plural form and markup', () => {
  const en = { pay: 'Pay {amount}', left: '{n, plural, one {one} other {{n}}}', bold: 'plain', gone: 'Gone' }
  const ar = { pay: 'Pay {sum}', left: '{n, plural, some {x} other {y}}', bold: '<b>bold</b>' }
  expect(findCatalogueFaults([catalogue(en, ar)])).toEqual([
    'packages/shop/messages/ar.json: cart › pay has {sum}, which English does not.',
    expect.stringContaining('cart › left is not valid ICU'),
    'packages/shop/messages/ar.json: cart › bold has markup: put it in the component.',
    'packages/shop/messages/ar.json: cart › gone is missing.',
  ])
})

test('a translation may leave out a number that only chooses a plural form', () => {
  const en = { left: '{n, plural, one {one} other {{figure} left}}' }
  expect(findCatalogueFaults([catalogue(en, { left: 'الباقي {figure}' })])).toEqual([])
})

test('resolves localized text in the server’s messages, and leaves literal text alone', () => {
  const files = compileCatalogue(catalogue({ did: '{name} wrote “d.name”' }))
  const [[file, text]] = files
  expect(file).toBe('cart/messages.gen.ts')
  expect(text).toContain('text(d.name, "en") + " wrote “d.name”"')
})

test.each(['en', 'ar', 'ur'])('%s is unchanged after an export to PO and an import', (language) => {
  const catalogues = new Map(readCatalogues().map(({ name, languages }) => [name, languages.get(language)]))
  expect(importPo(language, exportPo(language))).toEqual(catalogues)
})
