import { expect, test } from 'vitest'
import { renderHtml, renderFully, type RenderOptions } from '../testing/renderHtml.tsx'
import { CampaignsShell, Shell, WebviewShell } from './index.ts'

const page = <h1>The page</h1>
const built: RenderOptions['built'] = ['home', 'prayerTimes', 'donate', 'campaignsHome', 'campaign']
/** The landmark elements, in order. */
const landmarks = (html: string) => [...html.matchAll(/<(aside|header|nav|main|footer)\b/g)].map(([, tag]) => tag)
const actions = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href]) => href)

test('the website has a skip link, menu, donate button, page and footer, in this order', async () => {
  const html = await renderFully(<Shell>{page}</Shell>, { built })
  expect(landmarks(html)).toEqual(['aside', 'header', 'nav', 'nav', 'main', 'footer'])
  expect(actions(html).slice(0, 3)).toEqual(['#content', '/prayer-times', '/donate'])
})

test('standalone campaigns have a name, a link to all campaigns, a donate link and a footer line', async () => {
  const settings = { StandaloneCampaigns: '1' }
  const campaign = await renderFully(<CampaignsShell>{page}</CampaignsShell>, {
    built,
    settings,
    path: '/campaign/roof',
  })
  expect(landmarks(campaign)).toEqual(['aside', 'header', 'nav', 'nav', 'main', 'footer'])
  // In the bar, the donate button and the phone's menu; the last is the credit link.
  expect(actions(campaign)).toEqual(['#content', '/', '#give', '/', '/api/reference'])
  expect(campaign).toContain('© 2026 Masjid an-Noor')
  // Elsewhere it links to the featured campaign.
  const home = await renderFully(<CampaignsShell>{page}</CampaignsShell>, { built, settings })
  expect(actions(home)).toEqual(['#content', '/', '/#give', '/', '/api/reference'])
  expect(home).toMatch(/href="\/"[^>]*aria-current/)
})

test('standalone campaigns without payments have no donate link', () => {
  const settings = { StandaloneCampaigns: '1', paymentMode: 'none' }
  expect(renderHtml(<CampaignsShell>{page}</CampaignsShell>, { built, settings })).not.toContain('give')
})

test('the header of standalone campaigns links to the account, if the plan has accounts', async () => {
  const withAccounts: RenderOptions['built'] = [...built, 'login', 'profile']
  const header = (settings: Record<string, string>) =>
    /<header.*?<\/header>/s.exec(
      renderHtml(<CampaignsShell>{page}</CampaignsShell>, { built: withAccounts, settings }),
    )?.[0] ?? ''
  expect(header({ StandaloneCampaigns: '1', activePlan: 'standard' })).toMatch(/href="\/login"[^>]*>Log in</)
  expect(header({ StandaloneCampaigns: '1', activePlan: 'basic' })).not.toContain('login')
})

test("the home link is announced with the mosque's name, once, and its destination", () => {
  const settingsVariants: Record<string, string>[] = [{}, { logo: '/logo.svg', logo_style: 'wide' }]
  for (const settings of settingsVariants) {
    const [, home = ''] =
      /<a [^>]*href="\/"[^>]*>(.*?)<\/a>/.exec(renderHtml(<Shell>{page}</Shell>, { built, settings })) ?? []
    const announcedName = home.replace(/<span[^>]*aria-hidden="true".*?<\/span><\/span>|<svg.*?<\/svg>|<[^>]*>/g, '')
    expect(announcedName.trim()).toBe('Masjid an-Noor home')
  }
})

test('offers languages with tags that Intl cannot name, each once', () => {
  const settings = { languages: 'en,en-x-foo,ar-u-nu-latn,en-US,ur' }
  const html = renderHtml(<Shell>{page}</Shell>, { built, settings })
  const languageLinks = [...html.matchAll(/href="\?language=([^"]*)"[^>]*>([^<]*)/g)].map(
    ([, tag, name]) => `${tag} ${name}`,
  )
  expect(new Set(languageLinks)).toEqual(new Set(['en English', 'ar العربية', 'en-US English (US)', 'ur اردو']))
})

test("inside the mosque's app there is only the page, without header and footer", () => {
  const html = renderHtml(<WebviewShell foot={<p>The total</p>}>{page}</WebviewShell>, {
    built,
    path: '/app/donate/token',
  })
  expect(landmarks(html)).toEqual(['aside', 'main'])
  expect(html).toContain('Demonstration: no money is taken')
  expect(html).toContain('The total')
  expect(actions(html)).toEqual([])
})

test('each shell has the offline notice, hidden while connected', () => {
  for (const ShellComponent of [Shell, CampaignsShell, WebviewShell])
    expect(renderHtml(<ShellComponent>{page}</ShellComponent>, { built })).toMatch(
      /<div [^>]*role="status"[^>]*><p hidden="">/,
    )
})
