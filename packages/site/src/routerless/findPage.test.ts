import { parseConfig, type Screen } from '@minaret/plans'
import { expect, test } from 'vitest'
import { findPage } from './findPage.ts'

const availableScreens: Screen[] = ['campaignsHome', 'campaign', 'login', 'privacy', 'confirmEmail']
const campaigns = parseConfig([
  { key: 'activePlan', value: 'standard' },
  { key: 'StandaloneCampaigns', value: '1' },
])
const pageAt = (path: string) => findPage(availableScreens, campaigns, path)

test('matches paths as routers do: case-insensitively, with decoded parameters', () => {
  expect(pageAt('/')).toEqual({ screen: 'campaignsHome', params: {} })
  expect(pageAt('/Campaign/a%2Fb%20c')).toEqual({ screen: 'campaign', params: { id: 'a/b c' } })
  expect(pageAt('/user/confirm/T0ken')).toEqual({ screen: 'confirmEmail', params: { token: 'T0ken' } })
})

test("redirects an alternative path to the page's canonical one, by the mode's rules", () => {
  expect([pageAt('/login'), pageAt('/user/login')]).toEqual([{ screen: 'login', params: {} }, { to: '/login' }])
})

test.each(['/nowhere', '/campaign', '/campaign/a/b', '/campaign/%zz', '/donate', '/thank-you/1'])(
  'finds no page at %s',
  (path) => {
    expect(pageAt(path)).toBeUndefined()
  },
)
