import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeskDetails, DetailsChanged, DetailsPicture, DetailsSection } from '@minaret/contract/desk'
import { allSections } from '@minaret/plans'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'
import { photograph } from '../../../../testkit/src/pictures.ts'
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

function dataOf<T>({ body }: { body: { data?: unknown } }): T {
  const data: T = Object(body.data)
  return data
}
const details = async (user = owner) => dataOf<DeskDetails>(await user.get(`${path}/details`))
async function section(name: DetailsSection['section'], user = owner): Promise<DetailsSection> {
  const found = (await details(user)).sections.find((one) => one.section === name)
  if (!found) throw new Error(`There is no section ${name}.`)
  return found
}
async function change(name: DetailsSection['section'], values: DetailsSection['values'], user = owner) {
  const { version, values: before } = await section(name, user)
  return user.post(`${path}/details`, { section: name, version, values: { ...before, ...values } })
}
const undo = (entry = '') => owner.post(`${path}/log/${entry}/undo`)
const sentences = async () =>
  dataOf<{ sentence: string }[]>(await owner.get(`${path}/log`)).map(({ sentence }) => sentence)
async function onSite(key: string): Promise<string | undefined> {
  const { body } = await server.post(mosque, '/api/loadConfigurationData', {
    section: allSections.join(),
  })
  const { configurationData }: { configurationData: { key: string; value: string }[] } = Object(body.data)
  return configurationData.find((pair) => pair.key === key)?.value
}

describe("a mosque's details", () => {
  test('are on the site at once, in the log in one sentence, and what they were again when it is undone', async () => {
    const changed = await change('contact', { phone: '01274 496 0002' })
    expect([changed.code, changed.body.message]).toEqual([200, 'Saved. The website is up to date.'])
    expect(await onSite('phone')).toBe('01274 496 0002')
    expect(await sentences()).toEqual([
      'Aisha Rahman changed the phone number from “01274 496 0001” to “01274 496 0002”',
    ])
    expect((await section('contact')).changed).toMatchObject({ by: 'Aisha Rahman' })
    const undone = await undo(dataOf<DetailsChanged>(changed).change)
    expect([undone.code, await onSite('phone')]).toEqual([200, '01274 496 0001'])
  })

  test.each([
    [{ charityNumber: '1234567' }, 'set the charity number to “1234567”'],
    [{ websiteName: 'An-Noor', charityNumber: '1' }, 'changed the mosque’s name and the charity number'],
    [
      { websiteName: 'A', charityNumber: '1', charityName: 'B', displayCentralMosqueTitle: 'yes' },
      'changed 4 of the mosque’s details',
    ],
  ])('with %j say in the log: %s', async (values, sentence) => {
    expect((await change('identity', values)).code).toBe(200)
    expect(await sentences()).toEqual([`Aisha Rahman ${sentence}`])
  })

  test('of the calculation move the Hijri date and Asr on the website at once', async () => {
    type Day = { hijri: { day: number }; prayers: { prayer: string; begins: { at: string } }[] }
    const today = async () => dataOf<{ today: Day }>(await server.get(mosque, '/api/prayer-time/today')).today
    const asr = ({ prayers }: Day) => Date.parse(prayers.find(({ prayer }) => prayer === 'asr')?.begins.at ?? '')
    const before = await today()
    const changed = await change('calculation', { madhab: 'Hanafi', hijriOffset: '-1' })
    expect([changed.code, await sentences()]).toEqual([
      200,
      ['Aisha Rahman changed the school for Asr and the Hijri date'],
    ])
    const after = await today()
    expect([after.hijri.day === before.hijri.day, asr(after) > asr(before)]).toEqual([false, true])
  })

  test('that are emptied are removed', async () => {
    expect((await change('contact', { phone: ' ' })).code).toBe(200)
    expect([await onSite('phone'), await sentences()]).toEqual([undefined, ['Aisha Rahman removed the phone number']])
  })

  test('are taken as people type them', async () => {
    expect((await change('links', { facebookLink: 'facebook.com/annoor', instagramLink: '@annoor' })).code).toBe(200)
    expect((await section('links')).values).toEqual({
      facebookLink: 'https://facebook.com/annoor',
      instagramLink: 'https://www.instagram.com/annoor',
    })
  })

  test('that are saved unchanged write nothing to the log', async () => {
    const same = await change('contact', {})
    expect([same.code, same.body.message, await sentences()]).toEqual([200, 'No changes to save.', []])
  })

  test('take a feature off the site, and say which pages visitors lose', async () => {
    const changed = await change('features', { DisableClasses: 'yes' })
    expect(dataOf<DetailsChanged>(changed).closed).toContain('/classes')
    expect(await onSite('DisableClasses')).toBe('true')
    await change('features', { DisableClasses: '' })
    expect(await onSite('DisableClasses')).toBeUndefined()
  })

  test('tell which features the plan has at all', async () => {
    await changeSetting(server.database, mosque.id, 'activePlan', 'basic')
    const included = Object.fromEntries((await details()).features.map(({ key, included: is }) => [key, is]))
    expect(included).toMatchObject({ DisablePrayertimeFeature: false, DisableServices: false, DisableClasses: true })
  })
})

describe('what cannot be is refused beside its field, and nothing changes:', () => {
  test.each<[DetailsSection['section'], DetailsSection['values'], string]>([
    ['identity', { websiteName: '' }, 'Enter the name of the mosque.'],
    ['identity', { websiteName: 'x'.repeat(81) }, 'Shorten this to 80 characters on one line.'],
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
    const before = await section(name)
    const refused = await change(name, values)
    const { errors }: { errors: Record<string, string> } = Object(refused.body.data)
    expect([refused.code, Object.values(errors)]).toEqual([422, [message]])
    expect([await section(name), await sentences()]).toEqual([before, []])
  })

  test('a setting of another section, and one that is not for the desk', async () => {
    const { version } = await section('identity')
    const other = { section: 'identity', version, values: { websiteName: 'Masjid An-Noor', phone: '0113 496 0000' } }
    expect((await owner.post(`${path}/details`, other)).code).toBe(200)
    expect(await onSite('phone')).toBe('01274 496 0001')
    const unknown = { section: 'identity', version, values: { websiteName: 'A', bankDetails: 'mine' } }
    expect((await owner.post(`${path}/details`, unknown)).code).toBe(422)
  })

  test('a card key, wherever it is typed', async () => {
    expect((await change('contact', { openingHours: 'sk_live_abcdef' })).code).toBe(422)
    expect(await onSite('openingHours')).toBeUndefined()
  })
})

describe('nobody is overwritten unseen:', () => {
  test('a section that was changed since is shown as it is now', async () => {
    const { version } = await section('contact')
    await change('contact', { openingHours: '9 to 5' })
    const late = await owner.post(`${path}/details`, {
      section: 'contact',
      version,
      values: { phone: '0113 496 0000' },
    })
    expect([late.code, dataOf<DetailsSection>(late).values.openingHours]).toEqual([409, '9 to 5'])
    expect(await onSite('phone')).toBe('01274 496 0001')
  })

  test('an undo is refused with both, where a command changed it since', async () => {
    const { change: entry } = dataOf<DetailsChanged>(await change('contact', { openingHours: '9 to 5' }))
    await changeSetting(server.database, mosque.id, 'openingHours', '10 to 4')
    const refused = await undo(entry)
    expect([refused.code, refused.body.data]).toEqual([
      409,
      { undone: 'the opening hours: not set', now: 'the opening hours: 10 to 4' },
    ])
  })
})

describe('a logo', () => {
  const upload = (name: string, bytes: Buffer) =>
    postFile(owner, mosque.slug, { purpose: 'logo', name, bytes }, { path: 'details/picture' })

  test('that was uploaded is shown at the desk, and on the site once it is saved', async () => {
    const stored = await upload('logo.jpg', await photograph(900, 600))
    const { address, picture } = dataOf<DetailsPicture>(stored)
    expect([stored.code, picture.startsWith('data:image/webp;base64,')]).toEqual([200, true])
    expect(await onSite('logo')).not.toBe(address)
    expect((await change('brand', { logo: address })).code).toBe(200)
    expect([await onSite('logo'), (await details()).pictures.logo?.slice(0, 16)]).toEqual([address, 'data:image/webp;'])
    const served = await server.app.inject({ url: address, headers: { host: mosque.hostname } })
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('that is no picture is refused in words', async () => {
    const refused = await upload('logo.png', Buffer.from('%PDF-1.7 not a picture'))
    expect([refused.code, refused.body.message]).toEqual([422, expect.stringContaining('PDF')])
  })
})

describe('who may', () => {
  test('everybody on the staff looks; an administrator changes, an editor and a treasurer do not', async () => {
    const [administrator, editor, treasurer] = await Promise.all(
      (['administrator', 'editor', 'treasurer'] as const).map((role) => staffUser(server, mosque, [role], { now })),
    )
    if (!administrator || !editor || !treasurer) throw new Error('Nobody was made.')
    expect((await change('contact', { openingHours: '9 to 5' }, administrator)).code).toBe(200)
    expect((await change('contact', { openingHours: '8 to 5' }, editor)).code).toBe(403)
    expect((await change('contact', { openingHours: '8 to 5' }, treasurer)).code).toBe(403)
  })

  test('a visitor of a demonstration changes the hours, but not where emails go', async () => {
    const visitor = await staffUser(server, mosque, ['owner'], { now, demonstration: true })
    expect((await change('contact', { openingHours: '9 to 5' }, visitor)).code).toBe(200)
    expect((await change('contact', { email: 'victim@example.org' }, visitor)).code).toBe(403)
    expect(await onSite('email')).toBe('office@example.org')
  })
})
