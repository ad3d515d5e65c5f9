import { document } from '@minaret/contract/document'
import { expect, test } from 'vitest'
import { actions, loads } from '../testing/calls.ts'

/** Calls that are in no row, and why. */
const elsewhere: Record<string, string> = {
  'POST /api/loadConfigurationData': 'asked before there is a page: app/exceptions.test.ts',
  'POST /api/donation/start': 'on the way to paying, beside its form',
  'POST /api/donation/attempt': 'asked once, by a page that was reloaded: gifts/attempt.test.ts',
  'GET /api/getDonationTransactionDetail/{id}': 'its slice is numbered: app/exceptions.test.ts',
  'POST /api/validateEmail': 'keeps what a failure returned: app/exceptions.test.ts',
  'POST /api/user/logout': 'happens at once: session/session.test.ts',
  'GET /embed/prayer-times.json': 'for other sites',
  'GET /calendar/prayer-times.ics': 'a link',
  'GET /calendar/events.ics': 'a link',
  'POST /api/stripe/webhook/{account}': "the payment provider's",
  'POST /api/visitor/vitals': 'sent by the page itself as it is left',
}

test('every call of the contract has a hook, and its row in the table of states and messages', () => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const rows = new Set([...loads, ...actions].map(([, , call]) => call))
  const inRows = (call: string) => {
    const shape = new RegExp(`^${call.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[\\w-]+')}$`)
    return [...rows].some((row) => shape.test(row))
  }
  expect(calls.filter((call) => !inRows(call)).sort()).toEqual(Object.keys(elsewhere).sort())
})
