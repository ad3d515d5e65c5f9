import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeskDetails, DetailsChanged, DetailsPicture, DetailsSection } from '@minaret/contract/desk'
import { allSections } from '@minaret/plans'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'
import { createPhotograph } from '../../../../testkit/src/pictures.ts'
import { postFile } from '../../../../acceptance/src/uploads.ts'
import { changeSetting } from '../store.ts'

const now = new Date('2026-11-23T19:00:00Z')
let server: TestServer
let mosque: TestTenant
let owner: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  mosque = await server.tenant({ websiteName: 'Masjid An-Noor', phone: '01274 496 0001', email: 'office@example.org' })
  owner = await staffUser(server, mosque, ['owner'], { now })
  path = `/mosques/${mosque.slug}`
})

function getData<T>({ body }: { body: { data?: unknown } }): T {
  const data: T = Object(body.data)
  return data
}
const details = async (user = owner) => getData<DeskDetails>(await user.get(`${path}/details`))
async function section(name: DetailsSection['section'], user = owner): Promise<DetailsSection> {
  const match = (await details(user)).sections.find((item) => item.section === name)
  if (!match) throw new Error(`The section ${name} does not exist.`)
  return match
}
async function change(name: DetailsSection['section'], values: DetailsSection['values'], user = owner) {
  const { version, values: before } = await section(name, user)
  return user.post(`${path}/details`, { section: name, version, values: { ...before, ...values } })
}
const undo = (entry = '') => owner.post(`${path}/log/${entry}/undo`)
const readLog = async () =>
  getData<{ sentence: string }[]>(await owner.get(`${path}/log`)).map(({ sentence }) => sentence)
async function publicValue(key: string): Promise<string | undefined> {
  const { body } = await server.post(mosque, '/api/loadConfigurationData', {
    section: allSections.join(),
  })
  const { configurationData }: { configurationData: { key: string; value: string }[] } = Object(body.data)
  return configurationData.find((pair) => pair.key === key)?.value
}

describe("a mosque's details", () => {
  test('are published at once, logged in one sentence, and restored by undo', async () => {
    const response = await change('contact', { phone: '01274 496 0002' })
    expect([response.code, response.body.message]).toEqual([200, 'Saved. The website is up to date.'])
    expect(await publicValue('phone')).toBe('01274 496 0002')
    expect(await readLog()).toEqual(['Aisha Rahman changed the phone number from “01274 496 0001” to “01274 496 0002”'])
    expect((await section('contact')).changed).toMatchObject({ by: 'Aisha Rahman' })
    const undoResponse = await undo(getData<DetailsChanged>(response).change)
    expect([undoResponse.code, await publicValue('phone')]).toEqual([200, '01274 496 0001'])
  })

  test.each([
    [{ charityNumber: '1234567' }, 'set the charity number to “1234567”'],
    [{ websiteName: 'An-Noor', charityNumber: '1' }, 'changed the mosque’s name and the charity number'],
    [
      { websiteName: 'A', charityNumber: '1', charityName: 'B', displayCentralMosqueTitle: 'yes' },
      'changed 4 of the mosque’s details',
    ],
  ])('%j is logged as: %s', async (values, sentence) => {
    expect((await change('identity', values)).code).toBe(200)
    expect(await readLog()).toEqual([`Aisha Rahman ${sentence}`])
  })

  test('of the calculation change the website’s Hijri date and Asr at once', async () => {
    type Day = { hijri: { day: number }; prayers: { prayer: string; begins: { at: string } }[] }
    const readToday = async () => getData<{ today: Day }>(await server.get(mosque, '/api/prayer-time/today')).today
    const asrTime = ({ prayers }: Day) => Date.parse(prayers.find(({ prayer }) => prayer === 'asr')?.begins.at ?? '')
    const dayBefore = await readToday()
    const response = await change('calculation', { madhab: 'Hanafi', hijriOffset: '-1' })
    expect([response.code, await readLog()]).toEqual([
      200,
      ['Aisha Rahman changed the madhab for Asr and the Hijri date'],
    ])
    const dayAfter = await readToday()
    expect([dayAfter.hijri.day === dayBefore.hijri.day, asrTime(dayAfter) > asrTime(dayBefore)]).toEqual([false, true])
  })

  test('are removed if set to an empty string', async () => {
    expect((await change('contact', { phone: ' ' })).code).toBe(200)
    expect([await publicValue('phone'), await readLog()]).toEqual([
      undefined,
      ['Aisha Rahman removed the phone number'],
    ])
  })

  test('accept user names and links without a scheme', async () => {
    expect((await change('links', { facebookLink: 'facebook.com/annoor', instagramLink: '@annoor' })).code).toBe(200)
    expect((await section('links')).values).toEqual({
      facebookLink: 'https://facebook.com/annoor',
      instagramLink: 'https://www.instagram.com/annoor',
    })
  })

  test('are not logged if saved unchanged', async () => {
    const unchangedResponse = await change('contact', {})
    expect([unchangedResponse.code, unchangedResponse.body.message, await readLog()]).toEqual([
      200,
      'No changes to save.',
      [],
    ])
  })

  test('can disable a feature, and report the removed pages', async () => {
    const response = await change('features', { DisableClasses: 'yes' })
    expect(getData<DetailsChanged>(response).closed).toContain('/classes')
    expect(await publicValue('DisableClasses')).toBe('true')
    await change('features', { DisableClasses: '' })
    expect(await publicValue('DisableClasses')).toBeUndefined()
  })

  test('include which features the plan has', async () => {
    await changeSetting(server.database, mosque.id, 'activePlan', 'basic')
    const includedFeatures = Object.fromEntries(
      (await details()).features.map(({ key, included: isIncluded }) => [key, isIncluded]),
    )
    expect(includedFeatures).toMatchObject({
      DisablePrayertimeFeature: false,
      DisableServices: false,
      DisableClasses: true,
    })
  })
})

describe('rejects by field, without changes:', () => {
  test.each<[DetailsSection['section'], DetailsSection['values'], string]>([
    ['identity', { websiteName: '' }, 'Enter the name of the mosque.'],
    ['identity', { websiteName: 'x'.repeat(81) }, 'Shorten this to 80 characters or fewer, on one line.'],
    ['contact', { email: 'office at example', phone: '0113 000' }, 'Enter one email address, like office@example.org.'],
    ['contact', { phone: 'ring us' }, 'Enter a phone number, like +44 1274 496 0001.'],
    ['contact', { directions: 'javascript:alert(1)' }, 'Enter a web address, like https://www.example.org.'],
    ['brand', { themeColor: 'green' }, 'Enter a colour like #0f5c4d, or choose one.'],
    ['brand', { logo: 'javascript:alert(1)' }, 'Choose a picture.'],
    ['links', { whatsappGroupText: 'Join' }, 'Enter the link to the group, or remove the text on its button.'],
    ['languages', { language: 'fr' }, 'Choose one of the options.'],
    [
      'languages',
      { language: 'en', languages: 'ar,ur' },
      'The main language must be one of the languages visitors can choose.',
    ],
    ['features', { DisableClasses: 'perhaps' }, 'Choose one of the options.'],
    ['calculation', { hijriOffset: '9' }, 'Choose one of the options.'],
    ['calculation', { method: 'Leeds' }, 'Choose one of the options.'],
  ])('%s %j', async (name, values, message) => {
    const sectionBefore = await section(name)
    const response = await change(name, values)
    const { errors }: { errors: Record<string, string> } = Object(response.body.data)
    expect([response.code, Object.values(errors)]).toEqual([422, [message]])
    expect([await section(name), await readLog()]).toEqual([sectionBefore, []])
  })

  test('a setting of another section, and one that cannot be changed at the desk', async () => {
    const { version } = await section('identity')
    const otherField = {
      section: 'identity',
      version,
      values: { websiteName: 'Masjid An-Noor', phone: '0113 496 0000' },
    }
    expect((await owner.post(`${path}/details`, otherField)).code).toBe(200)
    expect(await publicValue('phone')).toBe('01274 496 0001')
    const unknownField = { section: 'identity', version, values: { websiteName: 'A', bankDetails: 'mine' } }
    expect((await owner.post(`${path}/details`, unknownField)).code).toBe(422)
  })

  test('a card provider’s secret key in any field', async () => {
    expect((await change('contact', { openingHours: 'sk_live_abcdef' })).code).toBe(422)
    expect(await publicValue('openingHours')).toBeUndefined()
  })
})

describe('detects conflicts:', () => {
  test('returns the current section if it has changed since', async () => {
    const { version } = await section('contact')
    await change('contact', { openingHours: '9 to 5' })
    const response = await owner.post(`${path}/details`, {
      section: 'contact',
      version,
      values: { phone: '0113 496 0000' },
    })
    expect([response.code, getData<DetailsSection>(response).values.openingHours]).toEqual([409, '9 to 5'])
    expect(await publicValue('phone')).toBe('01274 496 0001')
  })

  test('rejects an undo with both values if a command has changed it since', async () => {
    const { change: entry } = getData<DetailsChanged>(await change('contact', { openingHours: '9 to 5' }))
    await changeSetting(server.database, mosque.id, 'openingHours', '10 to 4')
    const response = await undo(entry)
    expect([response.code, response.body.data]).toEqual([
      409,
      { undone: 'the opening hours: not set', now: 'the opening hours: 10 to 4' },
    ])
  })
})

describe('a logo', () => {
  const upload = (name: string, bytes: Buffer) =>
    postFile(owner, mosque.slug, { purpose: 'logo', name, bytes }, { path: 'details/picture' })

  test('is shown at the desk after the upload, and on the site once saved', async () => {
    const response = await upload('logo.jpg', await createPhotograph(900, 600))
    const { address, picture } = getData<DetailsPicture>(response)
    expect([response.code, picture.startsWith('data:image/webp;base64,')]).toEqual([200, true])
    expect(await publicValue('logo')).not.toBe(address)
    expect((await change('brand', { logo: address })).code).toBe(200)
    expect([await publicValue('logo'), (await details()).pictures.logo?.slice(0, 16)]).toEqual([
      address,
      'data:image/webp;',
    ])
    const servedFile = await server.app.inject({ url: address, headers: { host: mosque.hostname } })
    expect([servedFile.statusCode, servedFile.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('that is not an image is rejected with a message', async () => {
    const response = await upload('logo.png', Buffer.from('%PDF-1.7 not a picture'))
    expect([response.code, response.body.message]).toEqual([422, expect.stringContaining('PDF')])
  })
})

describe('permissions', () => {
  test('let all staff read, and administrators, but not editors or treasurers, make changes', async () => {
    const [administrator, editor, treasurer] = await Promise.all(
      (['administrator', 'editor', 'treasurer'] as const).map((role) => staffUser(server, mosque, [role], { now })),
    )
    if (!administrator || !editor || !treasurer) throw new Error('A user was not created.')
    expect((await change('contact', { openingHours: '9 to 5' }, administrator)).code).toBe(200)
    expect((await change('contact', { openingHours: '8 to 5' }, editor)).code).toBe(403)
    expect((await change('contact', { openingHours: '8 to 5' }, treasurer)).code).toBe(403)
  })

  test('let a demonstration account change the opening hours, but not the email address', async () => {
    const visitor = await staffUser(server, mosque, ['owner'], { now, demonstration: true })
    expect((await change('contact', { openingHours: '9 to 5' }, visitor)).code).toBe(200)
    expect((await change('contact', { email: 'victim@example.org' }, visitor)).code).toBe(403)
    expect(await publicValue('email')).toBe('office@example.org')
  })
})
