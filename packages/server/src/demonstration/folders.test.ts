import { readdir, readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkFolder } from '../../../content/src/folder/check.ts'
import { listDemonstrations } from './folders.ts'

const folders = await listDemonstrations()
const checkedFolders = await Promise.all(folders.map(({ path: folder }) => checkFolder(folder)))

const readFolderFile = (slug: string, name: string) =>
  readFile(path.join(folders.find((folder) => folder.slug === slug)?.path ?? '', name), 'utf8')

describe.each(checkedFolders.map((folder) => [folder.name, folder] as const))('%s', (name, folder) => {
  test('has no findings except in its timetable', () => {
    expect(folder.findings.filter(({ file }) => !file.startsWith('timetable/'))).toEqual([])
    expect(folder.findings.filter(({ level }) => level === 'mistake')).toEqual([])
  })

  test('has its mosque’s short name, and is a demonstration', () => {
    expect(folder.mosque?.slug).toBe(name)
    expect(folder.mosque?.demonstration).toBe(true)
    expect(folder.mosque?.config.contact.email).toMatch(/\.example$/)
  })
})

test('no two mosques share the same text', () => {
  const names = new Map<string, string>()
  for (const { name, items } of checkedFolders)
    for (const { kind, row, file } of items) {
      if (kind.name === 'legal page') continue
      for (const text of [row.summary, row.body, row.biography]) {
        if (typeof text !== 'string') continue
        expect([names.get(text), `${name}/${file}`], text).toEqual([undefined, `${name}/${file}`])
        names.set(text, `${name}/${file}`)
      }
    }
  expect(names.size).toBeGreaterThan(200)
})

test('one mosque is in Arabic throughout, with amounts in dinars', () => {
  const arabic = checkedFolders.filter(({ mosque }) => mosque?.config.language === 'ar')
  expect(arabic.map(({ mosque }) => [mosque?.hostnames, mosque?.config.payment.currencies])).toEqual([
    [['arabic.localhost'], ['kwd', 'usd']],
  ])
  for (const { row, file } of arabic.flatMap(({ items }) => items))
    for (const text of [row.title, row.name, row.summary, row.body])
      if (typeof text === 'string') expect(text, file).toMatch(/\p{Script=Arabic}/u)
})

test('the first mosque’s timetable is the timetable package’s fixture', async () => {
  const resolveFixture = createRequire(import.meta.url).resolve
  for (const year of [2026, 2027]) {
    const fixture = await readFile(resolveFixture(`@minaret/timetable/fixtures/masjid-an-noor-${year}.csv`), 'utf8')
    expect(await readFolderFile('an-noor', `timetable/${year}.csv`)).toBe(fixture)
  }
})

test('all folders together stay below 2.5 MB', async () => {
  const root = path.dirname(folders[0]?.path ?? '')
  const names = await readdir(root, { recursive: true })
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(root, name))).size))
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(2_500_000)
})
