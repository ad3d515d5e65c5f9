import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeSetting } from '../../../staff/src/configuration/store.ts'
import { campaigns } from '../../../foundation/src/db/campaigns.ts'
import { causes, settings } from '../../../foundation/src/db/content.ts'
import { announcements } from '../../../foundation/src/db/home.ts'
import { diskStorage } from '../../../foundation/src/files/disk.ts'
import { recordOfflineGift } from '../../../giving/src/gifts/offline.ts'
import { connectAccount } from '../../../giving/src/admin/connect.ts'
import { loadTenant } from '../../../foundation/src/tenancy/loadTenant.ts'
import { findTenantId } from '../../../server/src/tenants/store.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { checkFolder } from './check.ts'
import { importFolder } from './importFolder.ts'
import { page, smallMosque, type Texts, writeFolder } from './testing/folders.ts'
import { fullFolder } from './testing/fullFolder.ts'

let server: TestServer
let files: string
let storage: ReturnType<typeof diskStorage>

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  files = await mkdtemp(path.join(tmpdir(), 'minaret-files-'))
  storage = diskStorage(files)
})
afterAll(() => server.close())

const attempt = async (texts: Texts, options = {}) =>
  importFolder({ ...server, storage }, await checkFolder(await writeFolder(texts)), options)

async function bring(texts: Texts, options = {}) {
  const done = await attempt(texts, options)
  if (!done.ok) throw new Error(done.findings.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  const id = (await findTenantId(server.database, done.imported.slug)) ?? ''
  const db = server.database.forTenant(id)
  const settingOf = async (key: string) =>
    (await db((tx) => tx.select().from(settings))).find((row) => row.key === key)?.value
  return { ...done.imported, id, db, settingOf }
}

/** The mosque with a setting of its payments, or with another word for it. */
const paying = (texts: Texts, mode: string): Texts => ({
  ...texts,
  'mosque.yaml': `${String(texts['mosque.yaml']).replace(/  paymentMode: .*\n/, '')}  paymentMode: ${mode}\n`,
})
const hijri = (texts: Texts, offset: number): Texts => ({
  ...texts,
  'mosque.yaml': `${String(texts['mosque.yaml'])}prayerTime:\n  hijriOffset: ${offset}\n`,
})

const connect = (tenantId: string, mode: 'test' | 'live' = 'live') =>
  connectAccount(server.database, server.secrets, {
    tenantId,
    mode,
    publishableKey: `pk_${mode}_${'a'.repeat(24)}`,
    secretKey: `sk_${mode}_${'a'.repeat(24)}`,
    webhookSecret: `whsec_${'a'.repeat(24)}`,
  })

describe('what a command set', () => {
  test('stays through an import of the folder as it was, and is told; cards stay switched on', async () => {
    const texts = hijri(paying(smallMosque(), 'none'), 0)
    const { id } = await bring(texts)
    await connect(id)
    await changeSetting(server.database, id, 'hijriOffset', '+1')
    await changeSetting(server.database, id, 'websiteName', undefined)
    for (const prune of [false, true]) {
      const again = await bring(texts, { prune })
      expect(again.changes).toEqual([])
      expect(again.kept.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
        { key: 'hijriOffset', value: '1' },
        { key: 'paymentMode', value: 'live' },
        { key: 'websiteName' },
      ])
      expect([await again.settingOf('paymentMode'), await again.settingOf('hijriOffset')]).toEqual(['live', '1'])
    }
  })

  test('goes when the folder itself says something new, and that is told', async () => {
    const texts = smallMosque()
    const { id } = await bring(hijri(texts, 0))
    await changeSetting(server.database, id, 'hijriOffset', '+1')
    const again = await bring(hijri(texts, -1))
    expect(again).toMatchObject({
      kept: [],
      changes: [{ id: 'hijriOffset', note: 'it replaces 1, which was set on the site' }],
    })
    expect(await again.settingOf('hijriOffset')).toBe('-1')
    // Nobody has set it since, so there is nothing more to tell.
    const { changes } = await bring(hijri(texts, 2))
    expect(changes).toMatchObject([{ id: 'hijriOffset' }])
    expect(changes[0]).not.toHaveProperty('note')
  })

  test('before the first import is replaced aloud, but for the Hijri date and cards that are switched on', async () => {
    const texts = smallMosque()
    const { slug } = await bring(texts)
    const other = await server.tenant({ websiteName: 'Before', paymentMode: 'none' })
    await connect(other.id, 'test')
    await changeSetting(server.database, other.id, 'hijriOffset', '-1')
    await changeSetting(server.database, other.id, 'hijriMonths', '1448-10=2027-03-10')
    const named = (all: Texts) => ({
      ...all,
      'mosque.yaml': String(all['mosque.yaml'])
        .replaceAll(slug, other.slug)
        .replace(`${other.slug}.test`, other.hostname),
    })
    const announced = (all: Texts) => ({
      ...all,
      'mosque.yaml': `${String(all['mosque.yaml'])}  hijriMonths: 1448-10=2027-03-09\n`,
    })
    const first = await bring(named(announced(hijri(paying(texts, 'demonstration'), 1))))
    expect(first.changes).toContainEqual(
      expect.objectContaining({ id: 'websiteName', note: 'it replaces Before, which was set on the site' }),
    )
    expect(first.kept).toEqual([
      { key: 'paymentMode', value: 'test' },
      { key: 'hijriOffset', value: '-1' },
      { key: 'hijriMonths', value: '1448-10=2027-03-10' },
    ])
    expect(await first.settingOf('paymentMode')).toBe('test')
    // Written anew in the folder, it is what the mosque wants.
    expect(await (await bring(named(hijri(paying(texts, 'none'), 1)))).settingOf('paymentMode')).toBe('none')
  })

  test('is not taken away by --prune, and what came from the folder is', async () => {
    const texts = smallMosque()
    const { id } = await bring(hijri(paying(texts, 'none'), 0))
    await connect(id)
    await changeSetting(server.database, id, 'facebookLink', 'https://facebook.com/x')
    const pruned = await bring(texts, { prune: true })
    expect(pruned.changes.map(({ what, id: key }) => `${what} ${key}`)).toEqual(['removed hijriOffset'])
    expect(pruned.kept).toEqual([{ key: 'paymentMode', value: 'live' }])
    expect(await pruned.settingOf('facebookLink')).toBe('https://facebook.com/x')
    expect((await bring(hijri(texts, 0))).changes).toMatchObject([{ what: 'added', id: 'hijriOffset' }])
  })

  test('an announcement is not taken away by --prune either', async () => {
    const texts = smallMosque({ 'announcements.yaml': '- { id: shoes, text: Shoes }\n' })
    const { id, db } = await bring(texts)
    const at = new Date()
    await server.database.forTenant(id)((tx) =>
      tx.insert(announcements).values({ tenantId: id, id: 'typed', kind: 'emergency', text: 'Stay away', fromAt: at }),
    )
    const { 'announcements.yaml': _, ...less } = texts
    expect((await bring(less, { prune: true })).changes).toMatchObject([{ what: 'removed', id: 'shoes' }])
    expect(await db((tx) => tx.select({ id: announcements.id }).from(announcements))).toEqual([{ id: 'typed' }])
  })
})

describe('money', () => {
  const appeal = (currency: string) =>
    page(`title: Roof\nsummary: S\ncause: roof\n${currency}target: 100\npresets: [5]`)
  const cause = page('title: Roof\nsummary: S\nkind: other\nfund: F\npresets: [5]')

  test('a campaign that was given to keeps its currency: the import says so with file and line', async () => {
    const texts = smallMosque({ 'causes/roof.md': cause, 'campaigns/roof.md': appeal('currency: eur\n') })
    const { id, db } = await bring(texts)
    const changed = { ...texts, 'campaigns/roof.md': appeal('') }
    expect(await attempt(changed, { dryRun: true })).toMatchObject({ ok: true })
    await recordOfflineGift(server, await loadTenant(server.database, id), {
      amountMinor: 500,
      currency: 'eur',
      causeId: 'roof',
      campaignId: 'roof',
      how: 'cash',
      day: '2026-11-02',
      at: new Date(),
    })
    expect(await attempt(changed)).toMatchObject({
      ok: false,
      findings: [
        {
          file: 'campaigns/roof.md',
          level: 'mistake',
          message: expect.stringMatching(/stays eur, because gifts were given to it: it cannot become gbp/),
        },
      ],
    })
    const other = { ...texts, 'campaigns/roof.md': appeal('currency: gbp\n') }
    expect(await attempt(other)).toMatchObject({ ok: false, findings: [{ file: 'campaigns/roof.md', line: 5 }] })
    expect(await db((tx) => tx.select({ currency: campaigns.currency }).from(campaigns))).toEqual([{ currency: 'eur' }])
  })

  test.each([
    ['gbp', 100, 1_000_000],
    ['kwd', 1000, 10_000_000],
    ['jpy', 100, 1_000_000],
  ])('a cause in %s takes from %i to %i in its smallest coin where it does not say', async (currency, min, max) => {
    const own = cause.replace('presets:', `currencies: [${currency}]\npresets:`)
    const { db } = await bring(smallMosque({ 'causes/roof.md': own }))
    expect(await db((tx) => tx.select().from(causes))).toMatchObject([{ minMinor: min, maxMinor: max }])
  })
})

describe('files', () => {
  const kept = async () =>
    (await readdir(files, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length

  test('of an import that is refused nothing is kept', async () => {
    const before = await kept()
    const texts = smallMosque(await fullFolder())
    const other = await bring(smallMosque())
    const taken = {
      ...texts,
      'mosque.yaml': String(texts['mosque.yaml']).replace(/hostnames: .*/, `hostnames: [${other.slug}.test]`),
    }
    expect(await attempt(taken)).toMatchObject({ ok: false })
    expect(await kept()).toBe(before)
  })

  test('a picture that was changed between the look and the import stops it', async () => {
    const before = await kept()
    const all = await fullFolder()
    const texts = smallMosque(all)
    const folder = await checkFolder(await writeFolder(texts))
    const ring = all['pictures/ring.jpg']
    const hall = folder.files.get('pictures/hall.jpg')
    if (!hall || typeof ring === 'string' || !ring) throw new Error('There are two pictures.')
    const moved = {
      ...folder,
      files: new Map(folder.files).set('pictures/hall.jpg', { ...hall, read: async () => ring }),
    }
    expect(await importFolder({ ...server, storage }, moved)).toMatchObject({
      ok: false,
      findings: expect.arrayContaining([
        {
          file: 'pictures/hall.jpg',
          level: 'mistake',
          message: expect.stringContaining('changed while it was imported'),
        },
      ]),
    })
    expect(await findTenantId(server.database, folder.mosque?.slug ?? '')).toBeUndefined()
    expect(await kept()).toBe(before)
  })

  test('a mosque that could not be made leaves no files', async () => {
    const before = await kept()
    let count = 0
    const failing = {
      ...storage,
      put: async (...given: Parameters<typeof storage.put>) => {
        count += 1
        if (count > 1) throw new Error('The disk is full.')
        await storage.put(...given)
      },
    }
    const folder = await checkFolder(await writeFolder(smallMosque(await fullFolder())))
    await expect(importFolder({ ...server, storage: failing }, folder)).rejects.toThrow('The disk is full.')
    expect(await kept()).toBe(before)
  })
})
