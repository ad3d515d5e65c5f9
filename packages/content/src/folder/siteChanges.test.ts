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
import { page, smallMosque, type FolderContents, writeFolder } from './testing/folders.ts'
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

const tryImport = async (texts: FolderContents, options = {}) =>
  importFolder({ ...server, storage }, await checkFolder(await writeFolder(texts)), options)

async function runImport(texts: FolderContents, options = {}) {
  const result = await tryImport(texts, options)
  if (!result.ok)
    throw new Error(result.findings.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  const id = (await findTenantId(server.database, result.imported.slug)) ?? ''
  const db = server.database.forTenant(id)
  const settingOf = async (key: string) =>
    (await db((tx) => tx.select().from(settings))).find((row) => row.key === key)?.value
  return { ...result.imported, id, db, settingOf }
}

/** The folder with another payment mode. */
const withPaymentMode = (texts: FolderContents, mode: string): FolderContents => ({
  ...texts,
  'mosque.yaml': `${String(texts['mosque.yaml']).replace(/  paymentMode: .*\n/, '')}  paymentMode: ${mode}\n`,
})
const withHijriOffset = (texts: FolderContents, offset: number): FolderContents => ({
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

describe('a setting changed by a command', () => {
  test('is kept and reported after an import of the unchanged folder, including the payment mode', async () => {
    const texts = withHijriOffset(withPaymentMode(smallMosque(), 'none'), 0)
    const { id } = await runImport(texts)
    await connect(id)
    await changeSetting(server.database, id, 'hijriOffset', '+1')
    await changeSetting(server.database, id, 'websiteName', undefined)
    for (const prune of [false, true]) {
      const secondImport = await runImport(texts, { prune })
      expect(secondImport.changes).toEqual([])
      expect(secondImport.kept.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
        { key: 'hijriOffset', value: '1' },
        { key: 'paymentMode', value: 'live' },
        { key: 'websiteName' },
      ])
      expect([await secondImport.settingOf('paymentMode'), await secondImport.settingOf('hijriOffset')]).toEqual([
        'live',
        '1',
      ])
    }
  })

  test('is replaced if the folder changes it too, with a note', async () => {
    const texts = smallMosque()
    const { id } = await runImport(withHijriOffset(texts, 0))
    await changeSetting(server.database, id, 'hijriOffset', '+1')
    const secondImport = await runImport(withHijriOffset(texts, -1))
    expect(secondImport).toMatchObject({
      kept: [],
      changes: [{ id: 'hijriOffset', note: 'it replaces 1, which was set on the site' }],
    })
    expect(await secondImport.settingOf('hijriOffset')).toBe('-1')
    // It has not been changed on the site since, so there is no note.
    const { changes } = await runImport(withHijriOffset(texts, 2))
    expect(changes).toMatchObject([{ id: 'hijriOffset' }])
    expect(changes[0]).not.toHaveProperty('note')
  })

  test('is replaced by the first import, with a note, except Hijri dates and the payment mode', async () => {
    const texts = smallMosque()
    const { slug } = await runImport(texts)
    const otherMosque = await server.tenant({ websiteName: 'Before', paymentMode: 'none' })
    await connect(otherMosque.id, 'test')
    await changeSetting(server.database, otherMosque.id, 'hijriOffset', '-1')
    await changeSetting(server.database, otherMosque.id, 'hijriMonths', '1448-10=2027-03-10')
    const withNames = (folder: FolderContents) => ({
      ...folder,
      'mosque.yaml': String(folder['mosque.yaml'])
        .replaceAll(slug, otherMosque.slug)
        .replace(`${otherMosque.slug}.test`, otherMosque.hostname),
    })
    const withHijriMonths = (folder: FolderContents) => ({
      ...folder,
      'mosque.yaml': `${String(folder['mosque.yaml'])}  hijriMonths: 1448-10=2027-03-09\n`,
    })
    const firstImport = await runImport(
      withNames(withHijriMonths(withHijriOffset(withPaymentMode(texts, 'demonstration'), 1))),
    )
    expect(firstImport.changes).toContainEqual(
      expect.objectContaining({ id: 'websiteName', note: 'it replaces Before, which was set on the site' }),
    )
    expect(firstImport.kept).toEqual([
      { key: 'paymentMode', value: 'test' },
      { key: 'hijriOffset', value: '-1' },
      { key: 'hijriMonths', value: '1448-10=2027-03-10' },
    ])
    expect(await firstImport.settingOf('paymentMode')).toBe('test')
    // A change in the folder takes effect.
    const secondImport = await runImport(withNames(withHijriOffset(withPaymentMode(texts, 'none'), 1)))
    expect(await secondImport.settingOf('paymentMode')).toBe('none')
  })

  test('is not removed by --prune, unlike settings from the folder', async () => {
    const texts = smallMosque()
    const { id } = await runImport(withHijriOffset(withPaymentMode(texts, 'none'), 0))
    await connect(id)
    await changeSetting(server.database, id, 'facebookLink', 'https://facebook.com/x')
    const prunedImport = await runImport(texts, { prune: true })
    expect(prunedImport.changes.map(({ what, id: key }) => `${what} ${key}`)).toEqual(['removed hijriOffset'])
    expect(prunedImport.kept).toEqual([{ key: 'paymentMode', value: 'live' }])
    expect(await prunedImport.settingOf('facebookLink')).toBe('https://facebook.com/x')
    expect((await runImport(withHijriOffset(texts, 0))).changes).toMatchObject([{ what: 'added', id: 'hijriOffset' }])
  })

  test('an announcement created on the site is not removed by --prune', async () => {
    const texts = smallMosque({ 'announcements.yaml': '- { id: shoes, text: Shoes }\n' })
    const { id, db } = await runImport(texts)
    const fromAt = new Date()
    await server.database.forTenant(id)((tx) =>
      tx
        .insert(announcements)
        .values({ tenantId: id, id: 'created-on-site', kind: 'emergency', text: 'Stay away', fromAt }),
    )
    const { 'announcements.yaml': _, ...remainingTexts } = texts
    expect((await runImport(remainingTexts, { prune: true })).changes).toMatchObject([{ what: 'removed', id: 'shoes' }])
    expect(await db((tx) => tx.select({ id: announcements.id }).from(announcements))).toEqual([
      { id: 'created-on-site' },
    ])
  })
})

describe('money', () => {
  const appeal = (currency: string) =>
    page(`title: Roof\nsummary: S\ncause: roof\n${currency}target: 100\npresets: [5]`)
  const cause = page('title: Roof\nsummary: S\nkind: other\nfund: F\npresets: [5]')

  test('rejects another currency for a campaign with gifts, with file and line', async () => {
    const texts = smallMosque({ 'causes/roof.md': cause, 'campaigns/roof.md': appeal('currency: eur\n') })
    const { id, db } = await runImport(texts)
    const withoutCurrency = { ...texts, 'campaigns/roof.md': appeal('') }
    expect(await tryImport(withoutCurrency, { dryRun: true })).toMatchObject({ ok: true })
    await recordOfflineGift(server, await loadTenant(server.database, id), {
      amountMinor: 500,
      currency: 'eur',
      causeId: 'roof',
      campaignId: 'roof',
      how: 'cash',
      day: '2026-11-02',
      at: new Date(),
    })
    expect(await tryImport(withoutCurrency)).toMatchObject({
      ok: false,
      findings: [
        {
          file: 'campaigns/roof.md',
          level: 'mistake',
          message: expect.stringMatching(/cannot change from eur to gbp, because gifts were given to it/),
        },
      ],
    })
    const changedToGbp = { ...texts, 'campaigns/roof.md': appeal('currency: gbp\n') }
    expect(await tryImport(changedToGbp)).toMatchObject({
      ok: false,
      findings: [{ file: 'campaigns/roof.md', line: 5 }],
    })
    expect(await db((tx) => tx.select({ currency: campaigns.currency }).from(campaigns))).toEqual([{ currency: 'eur' }])
  })

  test.each([
    ['gbp', 100, 1_000_000],
    ['kwd', 1000, 10_000_000],
    ['jpy', 100, 1_000_000],
  ])('a cause in %s accepts %i to %i minor units by default', async (currency, min, max) => {
    const causeFile = cause.replace('presets:', `currencies: [${currency}]\npresets:`)
    const { db } = await runImport(smallMosque({ 'causes/roof.md': causeFile }))
    expect(await db((tx) => tx.select().from(causes))).toMatchObject([{ minMinor: min, maxMinor: max }])
  })
})

describe('files', () => {
  const countFiles = async () =>
    (await readdir(files, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length

  test('a rejected import stores no files', async () => {
    const countBefore = await countFiles()
    const texts = smallMosque(await fullFolder())
    const otherMosque = await runImport(smallMosque())
    const takenHostname = {
      ...texts,
      'mosque.yaml': String(texts['mosque.yaml']).replace(/hostnames: .*/, `hostnames: [${otherMosque.slug}.test]`),
    }
    expect(await tryImport(takenHostname)).toMatchObject({ ok: false })
    expect(await countFiles()).toBe(countBefore)
  })

  test('rejects a picture that has changed since the check', async () => {
    const countBefore = await countFiles()
    const contents = await fullFolder()
    const texts = smallMosque(contents)
    const folder = await checkFolder(await writeFolder(texts))
    const ring = contents['pictures/ring.jpg']
    const hall = folder.files.get('pictures/hall.jpg')
    if (!hall || typeof ring === 'string' || !ring) throw new Error('There are two pictures.')
    const changedFolder = {
      ...folder,
      files: new Map(folder.files).set('pictures/hall.jpg', { ...hall, read: async () => ring }),
    }
    expect(await importFolder({ ...server, storage }, changedFolder)).toMatchObject({
      ok: false,
      findings: expect.arrayContaining([
        {
          file: 'pictures/hall.jpg',
          level: 'mistake',
          message: expect.stringContaining('changed during the import'),
        },
      ]),
    })
    expect(await findTenantId(server.database, folder.mosque?.slug ?? '')).toBeUndefined()
    expect(await countFiles()).toBe(countBefore)
  })

  test('a failed import of a new mosque leaves no files', async () => {
    const countBefore = await countFiles()
    let count = 0
    const failingStorage = {
      ...storage,
      put: async (...args: Parameters<typeof storage.put>) => {
        count += 1
        if (count > 1) throw new Error('The disk is full.')
        await storage.put(...args)
      },
    }
    const folder = await checkFolder(await writeFolder(smallMosque(await fullFolder())))
    await expect(importFolder({ ...server, storage: failingStorage }, folder)).rejects.toThrow('The disk is full.')
    expect(await countFiles()).toBe(countBefore)
  })
})
