import type { Screen } from '@minaret/plans'
import { expect, test } from 'vitest'
import { PrayerHomeScreen } from '../prayer-times/PrayerTimesScreen.tsx'
import { Shell, CampaignsShell } from '../shell/index.ts'
import { renderHtml } from '../testing/renderHtml.tsx'

const built: Screen[] = ['home', 'prayerHome', 'donate', 'cause', 'donateJummah']
const link = 'href="/donate-jumah"'

const pages = {
  'prayer-donate’s home': <PrayerHomeScreen />,
  'the menu': <Shell>{<h1>The page</h1>}</Shell>,
}

test.each(Object.entries(pages))('%s links to Friday giving only if it is open', (_, page) => {
  const renderPage = (settings: Record<string, string>, screens = built) =>
    renderHtml(page, { built: screens, settings })
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
