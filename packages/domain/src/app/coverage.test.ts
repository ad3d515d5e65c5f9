import { document } from '@minaret/contract/document'
import { expect, test } from 'vitest'
import { actions, loads } from '../testing/calls.ts'

/** Calls without a row, with the reason. */
const callsWithoutRow: Record<string, string> = {
  'POST /api/loadConfigurationData': 'sent before the page renders: app/exceptions.test.ts',
  'POST /api/donation/start': 'part of paying, tested beside its form',
  'POST /api/donation/attempt': 'sent once, by a reloaded page: gifts/attempt.test.ts',
  'GET /api/getDonationTransactionDetail/{id}': 'its slice has numeric states: app/exceptions.test.ts',
  'POST /api/validateEmail': 'keeps the data of a failure: app/exceptions.test.ts',
  'POST /api/user/logout': 'takes effect at once: session/session.test.ts',
  'GET /embed/prayer-times.json': 'for other sites',
  'GET /calendar/prayer-times.ics': 'a link',
  'GET /calendar/events.ics': 'a link',
  'POST /api/stripe/webhook/{account}': 'called by the payment provider',
  'POST /api/visitor/vitals': 'sent by the page itself on unload',
}

test('every call of the contract has a hook and a row in the table of states and messages', () => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const rows = new Set([...loads, ...actions].map(([, , call]) => call))
  const hasRow = (call: string) => {
    const pattern = new RegExp(`^${call.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[\\w-]+')}$`)
    return [...rows].some((row) => pattern.test(row))
  }
  expect(calls.filter((call) => !hasRow(call)).sort()).toEqual(Object.keys(callsWithoutRow).sort())
})
