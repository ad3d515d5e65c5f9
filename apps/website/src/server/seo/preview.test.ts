import { describe, expect, test } from 'vitest'
import { host, premium } from '../../testing/host.ts'
import type { ImageSpec } from '@minaret/site/server'

const cause = {
  id: 'roof',
  title: 'A new roof </script><b>',
  summary: 'No more “buckets” & bowls.',
  story: ['One.'],
  kind: 'general',
  fund: 'Building fund',
  minMinor: 100,
  maxMinor: 1_000_000,
  presetsMinor: [2500],
  currencies: ['gbp'],
  giftAid: false,
  jummah: false,
}

/** What the host would be asked to paint. */
async function paintingAt(path: string, settings: Record<string, string> = {}, title = cause.title) {
  const site = host({ ...premium, ...settings }, { '/api/donations/roof': [200, { ...cause, title }] })
  const { status, html } = await site.get(path)
  const painting: ImageSpec = JSON.parse(html)
  return { status, painting, texts: painting.columns?.flatMap(({ texts }) => texts) ?? [] }
}

describe('the picture of a page', () => {
  test('holds what the page says of itself, as it was written, beside the mosque that says it', async () => {
    const { status, painting, texts } = await paintingAt('/preview/donate/roof.jpg')
    expect(status).toBe(200)
    expect(painting).toMatchObject({ width: 1200, height: 630, format: 'jpg' })
    expect(texts.map(({ text }) => text)).toEqual(['Masjid an-Noor', cause.title, cause.summary])
  })

  test('is named by the page, and made of nothing a stranger can write', async () => {
    const { get } = host(premium)
    const { html } = await get('/donate/roof')
    expect(html).toContain('property="og:image" content="https://mosque.example/preview/donate/roof.jpg"')
    expect(html).toContain('name="twitter:card" content="summary_large_image"')
    expect((await get('/')).html).toContain('property="og:image" content="https://mosque.example/preview.jpg"')
    const [plain, asked] = [await get('/preview.jpg'), await get('/preview.jpg?title=Win+a+prize')]
    expect(asked.html).toBe(plain.html)
  })

  test('is one picture, however the address of its page was typed', async () => {
    const { painting } = await paintingAt('/preview/donate/roof.jpg')
    for (const path of ['/preview/DONATE/roof.jpg', '/preview/Donate/r%6Fof.jpg'])
      expect((await paintingAt(path)).painting, path).toEqual(painting)
  })

  test.each([
    ['that is not there', '/preview/nowhere.jpg'],
    ['whose subject is not there', '/preview/donate/none.jpg'],
    ['that leads elsewhere', '/preview/login.jpg'],
    ['for one person alone', '/preview/user/login.jpg'],
  ])('is not there for a page %s', async (_name, path) => {
    expect((await host(premium).get(path)).status).toBe(404)
  })

  test('begins at the side where the mosque’s people begin to read, in a font of their script', async () => {
    const { painting, texts } = await paintingAt('/preview/donate/roof.jpg', { language: 'ur' }, 'نئی چھت')
    expect(painting.pattern?.side).toBe('left')
    expect(painting.columns?.map(({ side }) => side)).toEqual(['right', 'right'])
    expect(texts.find(({ text }) => text === 'نئی چھت')?.face).toBe('Noto Nastaliq Urdu')
  })

  test('leaves out what our fonts cannot write, and shortens what nobody could read', async () => {
    expect((await paintingAt('/preview/donate/roof.jpg', {}, 'একটি নতুন ছাদ')).texts).toHaveLength(2)
    expect((await paintingAt('/preview/donate/roof.jpg', {}, 'Roof 🕌 appeal')).texts[1]?.text).toBe('Roof appeal')
    const long = (await paintingAt('/preview/donate/roof.jpg', {}, 'A long title '.repeat(20))).texts[1]?.text
    expect(long).toMatch(/^A long title .* title…$/)
    expect(long?.length).toBeLessThan(132)
  })
})

const campaign = {
  id: 'wells',
  title: 'Forty wells',
  summary: 'Forty villages, forty pumps.',
  state: 'live',
  currency: 'gbp',
  targetMinor: 9_600_000,
  raisedMinor: 5_310_000,
  gifts: 12,
  mode: 'live',
  body: '<p>Words</p>',
  causeId: 'water',
  presetsMinor: [1000],
  image: { src: '/media/1.webp', alt: 'A garden', width: 1200, height: 800, share: '/media/1-og.jpg' },
}

describe('the picture of a campaign', () => {
  const of = (more: object) =>
    host(premium, { '/api/campaigns/wells': [200, { ...campaign, ...more }], '/api/campaigns/wells/needs': [200, []] })
  const paint = async (more: object) => {
    const painted: ImageSpec = JSON.parse((await of(more).get('/preview/campaign/wells.jpg')).html)
    return painted
  }

  test('shows how far it has come, in words and by a bar that is filled so far', async () => {
    const { meter, columns } = await paint({})
    expect(meter).toMatchObject({ share: 0.55, side: 'left' })
    expect(columns?.at(-1)?.texts.map(({ text }) => text)).toEqual(['£53,100 of £96,000'])
    expect((await paint({ raisedMinor: 12_000_000 })).meter?.share).toBe(1)
    expect((await paint({ raisedMinor: 100 })).meter?.share).toBe(0)
  })

  test('has another address with each per cent, since messengers keep what they have fetched', async () => {
    const image = /property="og:image" content="([^"]*)"/
    const at = async (raisedMinor: number) => image.exec((await of({ raisedMinor }).get('/campaign/wells')).html)?.[1]
    expect(await at(5_310_000)).toBe('https://mosque.example/preview/campaign/wells.jpg?at=55')
    expect(await at(5_310_100)).toBe(await at(5_310_000))
    expect(await at(5_410_000)).not.toBe(await at(5_310_000))
  })

  test('is its own before it has begun', async () => {
    const { html } = await of({ state: 'upcoming', starts: '2100-01-01T00:00:00Z' }).get('/campaign/wells')
    expect(html).toContain('property="og:image" content="https://mosque.example/media/1-og.jpg"')
  })
})

describe('the site on a home screen', () => {
  test('says its name, its language and its colours, and names icons that are there', async () => {
    const { get } = host({ ...premium, language: 'ar', themeColor: '#0f6e6a' })
    const { headers, html } = await get('/manifest.webmanifest')
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    const manifest: { icons: { src: string; sizes: string; purpose: string }[] } = JSON.parse(html)
    expect(manifest).toMatchObject({ name: 'Masjid an-Noor', lang: 'ar', dir: 'rtl', start_url: '/', scope: '/' })
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src } of manifest.icons) expect((await get(src)).status, src).toBe(200)
  })

  test('is left to the page’s script, which names it once the page is painted; phones that read none find an icon', async () => {
    const { get } = host(premium)
    const { html } = await get('/')
    expect(html).not.toContain('rel="manifest"')
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>')
    const icon: ImageSpec = JSON.parse((await get('/apple-touch-icon.png')).html)
    expect(icon).toMatchObject({ width: 180, height: 180, ground: expect.stringMatching(/^#/) })
  })

  test('uses the logo where there is one: on paper where it is cut, and never cut off', async () => {
    const icon: ImageSpec = JSON.parse(
      (await host({ ...premium, logo: '/media/logo.webp' }).get('/icon-maskable-512.png')).html,
    )
    expect(icon.mark?.picture).toBe('/media/logo.webp')
    // A square within the circle that every system leaves.
    expect(Math.hypot(icon.mark?.width ?? 512, icon.mark?.height ?? 512)).toBeLessThanOrEqual(512 * 0.8)
  })
})
