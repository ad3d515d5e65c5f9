import { readdir, readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkFolder } from '../../../content/src/folder/check.ts'
import { listDemonstrations } from './folders.ts'

const folders = await listDemonstrations()
const checked = await Promise.all(folders.map(({ path: folder }) => checkFolder(folder)))

const read = (slug: string, name: string) =>
  readFile(path.join(folders.find((folder) => folder.slug === slug)?.path ?? '', name), 'utf8')

describe.each(checked.map((folder) => [folder.name, folder] as const))('%s', (name, folder) => {
  test('has nothing to be told about it, but what stands in its printed table', () => {
    expect(folder.findings.filter(({ file }) => !file.startsWith('timetable/'))).toEqual([])
    expect(folder.findings.filter(({ level }) => level === 'mistake')).toEqual([])
  })

  test('is called as its mosque, and belongs to nobody', () => {
    expect(folder.mosque?.slug).toBe(name)
    expect(folder.mosque?.demonstration).toBe(true)
    expect(folder.mosque?.config.contact.email).toMatch(/\.example$/)
  })
})

test('no two mosques say the same', () => {
  const names = new Map<string, string>()
  for (const { name, items } of checked)
    for (const { kind, row, file } of items) {
      if (kind.name === 'legal page') continue
      for (const words of [row.summary, row.body, row.biography]) {
        if (typeof words !== 'string') continue
        expect([names.get(words), `${name}/${file}`], words).toEqual([undefined, `${name}/${file}`])
        names.set(words, `${name}/${file}`)
      }
    }
  expect(names.size).toBeGreaterThan(200)
})

test('one mosque speaks Arabic throughout, and reckons in dinars', () => {
  const arabic = checked.filter(({ mosque }) => mosque?.config.language === 'ar')
  expect(arabic.map(({ mosque }) => [mosque?.hostnames, mosque?.config.payment.currencies])).toEqual([
    [['arabic.localhost'], ['kwd', 'usd']],
  ])
  for (const { row, file } of arabic.flatMap(({ items }) => items))
    for (const words of [row.title, row.name, row.summary, row.body])
      if (typeof words === 'string') expect(words, file).toMatch(/\p{Script=Arabic}/u)
})

test('the first mosque’s table is the one the timetable package makes', async () => {
  const fixture = createRequire(import.meta.url).resolve
  for (const year of [2026, 2027]) {
    const created = await readFile(fixture(`@minaret/timetable/fixtures/masjid-an-noor-${year}.csv`), 'utf8')
    expect(await read('an-noor', `timetable/${year}.csv`)).toBe(created)
  }
})

test('all of it weighs less than one photograph of a camera', async () => {
  const root = path.dirname(folders[0]?.path ?? '')
  const names = await readdir(root, { recursive: true })
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(root, name))).size))
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(2_500_000)
})
