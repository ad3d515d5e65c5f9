import { expect, test } from 'vitest'
import { draw, drawWhole, type Drawing } from '../testing/draw.tsx'
import { CampaignsShell, Shell, WebviewShell } from './index.ts'

const page = <h1>The page</h1>
const built: Drawing['built'] = ['home', 'prayerTimes', 'donate', 'campaignsHome', 'campaign']
/** The landmarks, in their order. */
const landmarks = (html: string) => [...html.matchAll(/<(aside|header|nav|main|footer)\b/g)].map(([, tag]) => tag)
const actions = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href]) => href)

test('the website has a way past its menu, the menu, the action, the page and a footer, in this order', async () => {
  const html = await drawWhole(<Shell>{page}</Shell>, { built })
  expect(landmarks(html)).toEqual(['aside', 'header', 'nav', 'nav', 'main', 'footer'])
  expect(actions(html).slice(0, 3)).toEqual(['#content', '/prayer-times', '/donate'])
})

test('the screens of standalone campaigns have a name, the way to all of them, the way to give, and the last line', async () => {
  const settings = { StandaloneCampaigns: '1' }
  const campaign = await drawWhole(<CampaignsShell>{page}</CampaignsShell>, { built, settings, path: '/campaign/roof' })
  expect(landmarks(campaign)).toEqual(['aside', 'header', 'nav', 'nav', 'main', 'footer'])
  // In the bar, the action and the phone's menu; the last of them is the credit line's.
  expect(actions(campaign)).toEqual(['#content', '/', '#give', '/', '/api/reference'])
  expect(campaign).toContain('© 2026 Masjid an-Noor')
  // Elsewhere one chooses a campaign first.
  const home = await drawWhole(<CampaignsShell>{page}</CampaignsShell>, { built, settings })
  expect(actions(home)).toEqual(['#content', '/', '/#give', '/', '/api/reference'])
  expect(home).toMatch(/href="\/"[^>]*aria-current/)
})

test('standalone campaigns that take no payments have no way to give', () => {
  const settings = { StandaloneCampaigns: '1', paymentMode: 'none' }
  expect(draw(<CampaignsShell>{page}</CampaignsShell>, { built, settings })).not.toContain('give')
})

test("the header of standalone campaigns leads to one's account, where there are any", async () => {
  const own: Drawing['built'] = [...built, 'login', 'profile']
  const header = (settings: Record<string, string>) =>
    /<header.*?<\/header>/s.exec(draw(<CampaignsShell>{page}</CampaignsShell>, { built: own, settings }))?.[0] ?? ''
  expect(header({ StandaloneCampaigns: '1', activePlan: 'standard' })).toMatch(/href="\/login"[^>]*>Log in</)
  expect(header({ StandaloneCampaigns: '1', activePlan: 'basic' })).not.toContain('login')
})

test("the way home is called by the mosque's name, said once, and by where it leads", () => {
  const each: Record<string, string>[] = [{}, { logo: '/logo.svg', logo_style: 'wide' }]
  for (const settings of each) {
    const [, home = ''] =
      /<a [^>]*href="\/"[^>]*>(.*?)<\/a>/.exec(draw(<Shell>{page}</Shell>, { built, settings })) ?? []
    const heard = home.replace(/<span[^>]*aria-hidden="true".*?<\/span><\/span>|<svg.*?<\/svg>|<[^>]*>/g, '')
    expect(heard.trim()).toBe('Masjid an-Noor home')
  }
})

test('languages with tags that no engine can name are offered all the same, each once', () => {
  const settings = { languages: 'en,en-x-foo,ar-u-nu-latn,en-US,ur' }
  const html = draw(<Shell>{page}</Shell>, { built, settings })
  const offered = [...html.matchAll(/href="\?language=([^"]*)"[^>]*>([^<]*)/g)].map(([, tag, name]) => `${tag} ${name}`)
  expect(new Set(offered)).toEqual(new Set(['en English', 'ar العربية', 'en-US English (US)', 'ur اردو']))
})

test("inside the mosque's app there is the page alone: its header and footer are the app's", () => {
  const html = draw(<WebviewShell foot={<p>The total</p>}>{page}</WebviewShell>, { built, path: '/app/donate/token' })
  expect(landmarks(html)).toEqual(['aside', 'main'])
  expect(html).toContain('Demonstration: no money is taken')
  expect(html).toContain('The total')
  expect(actions(html)).toEqual([])
})

test('each of them has the sentence that there is no connection, hidden while there is one', () => {
  for (const Around of [Shell, CampaignsShell, WebviewShell])
    expect(draw(<Around>{page}</Around>, { built })).toMatch(/<div [^>]*role="status"[^>]*><p hidden="">/)
})
