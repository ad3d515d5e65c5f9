import { expect, test } from 'vitest'
import { readTopics } from './readTopics.ts'

const alwaysRead = ['tenants', 'hostnames', 'settings']

test.each([
  ['a watched table', ['news'], ['news']],
  ['the ledger through its totals', ['ledger_entries'], ['money_totals']],
  ['regular gifts through their payments', ['cycles', 'gifts'], ['gifts']],
  ['no table for other tokens', ['select', 'rhythm'], []],
])('a page depends on %s', (_, words, topics) => {
  expect([...(readTopics(new Set(words)) ?? [])]).toEqual([...alwaysRead, ...topics])
})

test.each(['donors', 'refunds', 'receipts'])('a page that reads %s is rendered for each visitor', (table) => {
  expect(readTopics(new Set(['news', table]))).toBeUndefined()
})
