import { parseConfig } from '@minaret/plans'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderEmail } from './compose.ts'
import { renderStar } from './mark.ts'
import { makeMessage } from './message.ts'

const configWith = (settings: Record<string, string> = {}) =>
  parseConfig(Object.entries({ websiteName: 'Masjid an-Noor', ...settings }).map(([key, value]) => ({ key, value })))

/** The size of a PNG, and the colour and opacity at its centre and in its corner. */
async function readPicture(png: Buffer) {
  const { data, info } = await sharp(png)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixelAt = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels),
  ]
  return { size: [info.width, info.height], corner: pixelAt(0, 0), centre: pixelAt(info.width / 2, info.height / 2) }
}

test('the star is small, and in the colour of the header’s text', async () => {
  const onDark = renderStar(configWith({ themeColor: '#0f5132' }))
  expect(onDark.length).toBeLessThan(1500)
  expect(await readPicture(onDark)).toMatchObject({ size: [80, 80], centre: [255, 255, 255, 255] })
  const onLight = await readPicture(renderStar(configWith({ themeColor: '#ffe08a' })))
  expect([onLight.centre, onLight.corner[3]]).toEqual([[0, 0, 0, 255], 0])
})

test('a wide logo that cannot be rendered is replaced by a star of the same size', async () => {
  const star = renderStar(configWith({ logo: 'https://elsewhere.example/logo.png', logo_style: 'wide' }))
  expect(await readPicture(star)).toMatchObject({ size: [240, 80], centre: [255, 255, 255, 255] })
})

test('a message contains its mark, and an email without one is sent as it is', async () => {
  const tenant = { address: 'https://a.example', hostname: 'a.example', givenHostname: undefined, config: configWith() }
  const email = {
    to: 'b@example.org',
    ...renderEmail(tenant, { language: 'en', subject: 'News', paragraphs: ['Salam'] }),
  }
  const compose = async (html: string) => String((await makeMessage(tenant, 'id', { ...email, html })).bytes)
  expect(await compose(email.html)).toMatch(/Content-Type: image\/png[^]*Content-ID: <mark@minaret>/i)
  expect(await compose('<p>Salam</p>')).not.toContain('image/png')
})
