import { expect, test } from 'vitest'
import { readTopics } from './readTopics.ts'

const always = ['tenants', 'hostnames', 'settings']

test.each([
  ['a table that is watched', ['news'], ['news']],
  ['the ledger, by its totals', ['ledger_entries'], ['money_totals']],
  ['regular gifts, by their payments', ['cycles', 'gifts'], ['gifts']],
  ['words that name no table', ['select', 'rhythm'], []],
])('a page follows %s', (_, words, topics) => {
  expect([...(readTopics(new Set(words)) ?? [])]).toEqual([...always, ...topics])
})

test.each(['donors', 'refunds', 'receipts'])('a page that reads %s is drawn for each visitor', (table) => {
  expect(readTopics(new Set(['news', table]))).toBeUndefined()
})
