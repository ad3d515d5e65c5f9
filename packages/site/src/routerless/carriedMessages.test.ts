import { createDomain } from '@minaret/domain'
import { createMemoryStorage } from '@minaret/domain/testing'
import { expect, test } from 'vitest'
import { carryMessages, showCarriedMessages } from './carriedMessages.ts'

const pageWith = (visit: ReturnType<typeof createMemoryStorage>['storage']) =>
  createDomain({ baseUrl: 'https://mosque.example', items: [], now: 0, storage: createMemoryStorage().storage, visit })

test('shows success messages on the next page, once, and carries no errors over', () => {
  const visit = createMemoryStorage().storage
  const firstPage = pageWith(visit)
  firstPage.toasts.getState().show('error', 'No.')
  firstPage.toasts.getState().show('success', 'You’re logged in.')
  carryMessages(firstPage)
  const secondPage = pageWith(visit)
  showCarriedMessages(secondPage)
  expect(secondPage.toasts.getState().messages.map(({ text }) => text)).toEqual(['You’re logged in.'])
  const thirdPage = pageWith(visit)
  showCarriedMessages(thirdPage)
  expect(thirdPage.toasts.getState().messages).toEqual([])
})

test('ignores invalid stored values', () => {
  const visit = createMemoryStorage().storage
  for (const invalid of ['x', [1, { kind: 'error', text: 'x' }, { kind: 'info' }], {}]) {
    visit.write('said', invalid)
    const page = pageWith(visit)
    showCarriedMessages(page)
    expect(page.toasts.getState().messages).toEqual([])
  }
})
