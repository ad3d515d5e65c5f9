import { parseConfig, type Screen } from '@minaret/plans'
import { expect, test } from 'vitest'
import { findPage } from './findPage.ts'

const built: Screen[] = ['campaignsHome', 'campaign', 'login', 'privacy', 'confirmEmail']
const campaigns = parseConfig([
  { key: 'activePlan', value: 'standard' },
  { key: 'StandaloneCampaigns', value: '1' },
])
const at = (path: string) => findPage(built, campaigns, path)

test('an address is read as routers read it: whatever its case, its parts decoded', () => {
  expect(at('/')).toEqual({ screen: 'campaignsHome', params: {} })
  expect(at('/Campaign/a%2Fb%20c')).toEqual({ screen: 'campaign', params: { id: 'a/b c' } })
  expect(at('/user/confirm/T0ken')).toEqual({ screen: 'confirmEmail', params: { token: 'T0ken' } })
})

test("another address of a page leads to its canonical one, by the mode's own rules", () => {
  expect([at('/login'), at('/user/login')]).toEqual([{ screen: 'login', params: {} }, { to: '/login' }])
})

test.each(['/nowhere', '/campaign', '/campaign/a/b', '/campaign/%zz', '/donate', '/thank-you/1'])(
  'there is nothing at %s',
  (path) => {
    expect(at(path)).toBeUndefined()
  },
)
