import { describe, expect, test } from 'vitest'
import { createWebsite, premium } from '../../testing/createWebsite.ts'
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

/** The image specification the site returns for a path. */
async function fetchImage(path: string, settings: Record<string, string> = {}, title = cause.title) {
  const site = createWebsite({ ...premium, ...settings }, { '/api/donations/roof': [200, { ...cause, title }] })
  const { status, html } = await site.get(path)
  const image: ImageSpec = JSON.parse(html)
  return { status, image, texts: image.columns?.flatMap(({ texts }) => texts) ?? [] }
}

describe('a page’s preview image', () => {
  test('shows the page’s title and summary, unescaped, and the mosque’s name', async () => {
    const { status, image, texts } = await fetchImage('/preview/donate/roof.jpg')
    expect(status).toBe(200)
    expect(image).toMatchObject({ width: 1200, height: 630, format: 'jpg' })
    expect(texts.map(({ text }) => text)).toEqual(['Masjid an-Noor', cause.title, cause.summary])
  })

  test('is linked by the page, and ignores input from the address', async () => {
    const { get } = createWebsite(premium)
    const { html } = await get('/donate/roof')
    expect(html).toContain('property="og:image" content="https://mosque.example/preview/donate/roof.jpg"')
    expect(html).toContain('name="twitter:card" content="summary_large_image"')
    expect((await get('/')).html).toContain('property="og:image" content="https://mosque.example/preview.jpg"')
    const [plainImage, queryImage] = [await get('/preview.jpg'), await get('/preview.jpg?title=Win+a+prize')]
    expect(queryImage.html).toBe(plainImage.html)
  })

  test('is the same whatever the spelling of the page’s address', async () => {
    const { image } = await fetchImage('/preview/donate/roof.jpg')
    for (const path of ['/preview/DONATE/roof.jpg', '/preview/Donate/r%6Fof.jpg'])
      expect((await fetchImage(path)).image, path).toEqual(image)
  })

  test.each([
    ['that does not exist', '/preview/nowhere.jpg'],
    ['whose record does not exist', '/preview/donate/none.jpg'],
    ['that redirects', '/preview/login.jpg'],
    ['that is personal', '/preview/user/login.jpg'],
  ])('does not exist for a page %s', async (_name, path) => {
    expect((await createWebsite(premium).get(path)).status).toBe(404)
  })

  test('is aligned to the start of the mosque’s writing direction, in a font of its script', async () => {
    const { image, texts } = await fetchImage('/preview/donate/roof.jpg', { language: 'ur' }, 'نئی چھت')
    expect(image.pattern?.side).toBe('left')
    expect(image.columns?.map(({ side }) => side)).toEqual(['right', 'right'])
    expect(texts.find(({ text }) => text === 'نئی چھت')?.face).toBe('Noto Nastaliq Urdu')
  })

  test('omits characters missing from our fonts, and truncates long text', async () => {
    expect((await fetchImage('/preview/donate/roof.jpg', {}, 'একটি নতুন ছাদ')).texts).toHaveLength(2)
    expect((await fetchImage('/preview/donate/roof.jpg', {}, 'Roof 🕌 appeal')).texts[1]?.text).toBe('Roof appeal')
    const longTitle = (await fetchImage('/preview/donate/roof.jpg', {}, 'A long title '.repeat(20))).texts[1]?.text
    expect(longTitle).toMatch(/^A long title .* title…$/)
    expect(longTitle?.length).toBeLessThan(132)
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

describe('a campaign’s preview image', () => {
  const createCampaignSite = (overrides: object) =>
    createWebsite(premium, {
      '/api/campaigns/wells': [200, { ...campaign, ...overrides }],
      '/api/campaigns/wells/needs': [200, []],
    })
  const readImage = async (overrides: object) => {
    const spec: ImageSpec = JSON.parse((await createCampaignSite(overrides).get('/preview/campaign/wells.jpg')).html)
    return spec
  }

  test('shows the progress as text and as a bar', async () => {
    const { meter, columns } = await readImage({})
    expect(meter).toMatchObject({ share: 0.55, side: 'left' })
    expect(columns?.at(-1)?.texts.map(({ text }) => text)).toEqual(['£53,100 of £96,000'])
    expect((await readImage({ raisedMinor: 12_000_000 })).meter?.share).toBe(1)
    expect((await readImage({ raisedMinor: 100 })).meter?.share).toBe(0)
  })

  test('has a new address for each per cent, since messengers cache images', async () => {
    const image = /property="og:image" content="([^"]*)"/
    const fetchImageUrl = async (raisedMinor: number) =>
      image.exec((await createCampaignSite({ raisedMinor }).get('/campaign/wells')).html)?.[1]
    expect(await fetchImageUrl(5_310_000)).toBe('https://mosque.example/preview/campaign/wells.jpg?at=55')
    expect(await fetchImageUrl(5_310_100)).toBe(await fetchImageUrl(5_310_000))
    expect(await fetchImageUrl(5_410_000)).not.toBe(await fetchImageUrl(5_310_000))
  })

  test('is the campaign’s own image before it starts', async () => {
    const { html } = await createCampaignSite({ state: 'upcoming', starts: '2100-01-01T00:00:00Z' }).get(
      '/campaign/wells',
    )
    expect(html).toContain('property="og:image" content="https://mosque.example/media/1-og.jpg"')
  })
})

describe('the installed site', () => {
  test('has a manifest with its name, language, colours and existing icons', async () => {
    const { get } = createWebsite({ ...premium, language: 'ar', themeColor: '#0f6e6a' })
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

  test('links its manifest by script after the first paint; phones that ignore it find an icon', async () => {
    const { get } = createWebsite(premium)
    const { html } = await get('/')
    expect(html).not.toContain('rel="manifest"')
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>')
    const icon: ImageSpec = JSON.parse((await get('/apple-touch-icon.png')).html)
    expect(icon).toMatchObject({ width: 180, height: 180, ground: expect.stringMatching(/^#/) })
  })

  test('uses the logo if there is one, within the safe zone of a maskable icon', async () => {
    const icon: ImageSpec = JSON.parse(
      (await createWebsite({ ...premium, logo: '/media/logo.webp' }).get('/icon-maskable-512.png')).html,
    )
    expect(icon.mark?.picture).toBe('/media/logo.webp')
    // A square within the safe zone: a circle of 80% of the icon's width.
    expect(Math.hypot(icon.mark?.width ?? 512, icon.mark?.height ?? 512)).toBeLessThanOrEqual(512 * 0.8)
  })
})
