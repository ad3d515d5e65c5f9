import { causeQueries } from '@minaret/domain'
import type { Screen } from '@minaret/plans'
import { expect, test } from 'vitest'
import { CauseScreen } from '../cause/CauseScreen.tsx'
import { DonateScreen } from '../donate/DonateScreen.tsx'
import { PrayerHomeScreen } from '../prayer-times/PrayerTimesScreen.tsx'
import { Shell, CampaignsShell } from '../shell/index.ts'
import { renderHtml } from '../testing/renderHtml.tsx'

const cause = {
  id: 'roof',
  title: 'A new roof',
  summary: 'It rains in.',
  story: [],
  fund: 'Building',
  minMinor: 100,
  maxMinor: 1_000_000,
  presetsMinor: [1000],
  currencies: ['gbp'],
  giftAid: false,
  kind: 'general' as const,
  jummah: true,
  monthly: true,
  daily: false,
}
const built: Screen[] = ['home', 'prayerHome', 'donate', 'cause', 'donateJummah']
const link = 'href="/donate-jumah"'

const pages = {
  donate: <DonateScreen />,
  'the form': <CauseScreen params={{ id: 'roof' }} />,
  'prayer-donate’s home': <PrayerHomeScreen />,
  'the menu': <Shell>{<h1>The page</h1>}</Shell>,
}

test.each(Object.entries(pages))('%s links to Friday giving only if it is open', (_, page) => {
  const renderPage = (settings: Record<string, string>, screens = built) =>
    renderHtml(page, {
      built: screens,
      settings,
      seed: ({ api, queryClient }) => {
        queryClient.setQueryData(causeQueries.view(api, 'roof').queryKey, cause)
      },
    })
  for (const activePlan of ['basic', 'standard', 'premium']) {
    expect(renderPage({ activePlan })).toContain(link)
    expect(renderPage({ activePlan, PrayerTimeDonateModuleOnly: '1' })).toContain(link)
    expect(renderPage({ activePlan, StandaloneCampaigns: '1' })).not.toContain(link)
  }
  expect(renderPage({}, ['home', 'donate', 'cause'])).not.toContain(link)
  expect(renderPage({ paymentMode: 'none', emptyScreens: 'donateJummah' })).not.toContain(link)
})

test('the header of standalone campaigns does not link to Friday giving', () => {
  expect(renderHtml(<CampaignsShell>{<h1>The page</h1>}</CampaignsShell>, { built })).not.toContain('donate-jumah')
})
