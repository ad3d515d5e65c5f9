import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { OperatorError } from '../../../foundation/src/base/OperatorError.ts'
import { checkFolder, isImportable } from './check.ts'
import { page, smallMosque, type FolderContents, writeFolder } from './testing/folders.ts'

const event = page('title: T\nsummary: S\nstarts: 2026-12-05')

async function mistakesOf(texts: FolderContents, prepare: (root: string) => Promise<unknown> = async () => {}) {
  const root = await writeFolder(smallMosque(texts))
  await prepare(root)
  const { findings } = await checkFolder(root)
  return findings
    .filter(({ level }) => level === 'mistake')
    .map(({ file, line, message }) => `${file}:${line ?? ''} ${message}`)
}

const exactlyOne = (pattern: RegExp): unknown[] => [expect.stringMatching(pattern)]

test('reports a missing folder, a file instead of a folder, and an empty folder', async () => {
  await expect(checkFolder('/nowhere/at/all')).rejects.toThrow(OperatorError)
  await expect(checkFolder(import.meta.filename)).rejects.toThrow('is not a folder')
  const { findings } = await checkFolder(await writeFolder({}))
  expect(findings).toMatchObject([{ file: 'mosque.yaml', message: expect.stringContaining('missing') }])
})

test('does not follow symbolic links to files or folders', async () => {
  const addLinks = async (root: string) => {
    await mkdir(path.join(root, 'events'), { recursive: true })
    await symlink('/etc/passwd', path.join(root, 'events', 'passwd.md'))
    await symlink('/etc', path.join(root, 'pictures'))
  }
  const mistakes = await mistakesOf({}, addLinks)
  expect(mistakes).toEqual([
    expect.stringMatching(/^events\/passwd\.md: This is a link/),
    expect.stringMatching(/^pictures: This is a link/),
  ])
})

test('does not open a two-gigabyte text file', async () => {
  const enlarge = async (root: string) => {
    await writeFile(path.join(root, 'banners.yaml'), '')
    await truncate(path.join(root, 'banners.yaml'), 2 ** 31)
  }
  expect(await mistakesOf({}, enlarge)).toEqual(exactlyOne(/^banners\.yaml: The file has 2048 MB/))
})

test('does not open a two-gigabyte picture', async () => {
  const enlarge = async (root: string) => truncate(path.join(root, 'pictures/large.jpg'), 2 ** 31)
  const texts = {
    'pictures/large.jpg': 'x',
    'events/a.md': event.replace('---\n\n', 'picture: pictures/large.jpg\nalt: x\n---\n\n'),
  }
  expect(await mistakesOf(texts, enlarge)).toEqual(exactlyOne(/^pictures\/large\.jpg: The file has 2048 MB/))
})

test('reports a socket without waiting for it', async () => {
  const server = createServer()
  const openSocket = (root: string) =>
    new Promise<void>((resolve) => server.listen(path.join(root, 'banners.yaml'), () => resolve()))
  expect(await mistakesOf({}, openSocket)).toEqual(exactlyOne(/^banners\.yaml: This is not a file/))
  server.close()
})

test('reports alias bombs and deep nesting immediately', async () => {
  const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'
    .split('')
    .map((name, index) => `${name}: &${name} [${Array.from({ length: 9 }, () => `*${'abcdefghij'[index]}`).join()}]`)
    .join('\n')}\n`
  expect(await mistakesOf({ 'activities.yaml': bomb })).not.toEqual([])
  for (const brackets of [20_000, 3000])
    expect(await mistakesOf({ 'activities.yaml': '['.repeat(brackets) + ']'.repeat(brackets) })).toEqual(
      exactlyOne(/^activities\.yaml:1 This is nested too deep\./),
    )
  expect(await mistakesOf({ 'activities.yaml': `${'- '.repeat(3000)}x` })).not.toEqual([])
  expect(await mistakesOf({ 'activities.yaml': `${'{a: '.repeat(3000)}x${'}'.repeat(3000)}` })).not.toEqual([])
})

test('reports keys such as __proto__ as unknown', async () => {
  const frontMatter = 'title: T\nsummary: S\nstarts: 2026-12-05'
  const mistakes = await mistakesOf({
    'events/a.md': page(`__proto__: { polluted: yes }\n${frontMatter}`),
    'events/b.md': page(`constructor: x\n${frontMatter}`),
    'prayer-times.yaml': 'jamaat:\n  fajr: 20 minutes after\n  __proto__: { isha: 22:00 }\n',
  })
  expect(mistakes).toEqual([
    expect.stringMatching(/^events\/a\.md:2 .*no key `__proto__`/),
    expect.stringMatching(/^events\/b\.md:2 .*constructor/),
    expect.stringMatching(/^prayer-times\.yaml:3 .*no key `__proto__`/),
  ])
  expect(Object.hasOwn({}, 'polluted')).toBe(false)
})

test('terminates on deeply nested Markdown', async () => {
  const text = `${'> '.repeat(5000)}x\n\n${'['.repeat(20_000)}\n\n${'*a **b '.repeat(5000)}`
  const mistakes = await mistakesOf({ 'events/a.md': page('title: T\nsummary: S\nstarts: 2026-12-05', text) })
  expect(Array.isArray(mistakes)).toBe(true)
})

test('accepts Windows line endings, a byte order mark, and system files', async () => {
  const windowsPage = `\uFEFF${event.replaceAll('\n', '\r\n')}`
  const texts = {
    'events/a.md': windowsPage,
    '.DS_Store': 'x',
    'events/.DS_Store': 'x',
    'events/Thumbs.db': 'x',
    'events/a.md~': 'x',
    'README.md': 'Notes',
    '_old/x.md': 'x',
  }
  expect(await mistakesOf(texts)).toEqual([])
})

test('reports UTF-16, invisible characters, and file names in other scripts or another case', async () => {
  const mistakes = await mistakesOf({
    'events/a.md': Buffer.from(`\uFEFF${event}`, 'utf16le'),
    'events/b.md': event.replace('Some', 'So\0me'),
    'events/إفطار.md': event,
    'Causes/a.md': event,
    'mosque.yml': 'x',
    'causes/deep/a.md': event,
  })
  expect(mistakes).toEqual([
    expect.stringMatching(/^Causes\/: .*Did you mean `causes\/`/),
    expect.stringMatching(/^causes\/deep\/a\.md: .*Move the file up/),
    expect.stringMatching(/^events\/a\.md:1 .*UTF-16/),
    expect.stringMatching(/^events\/b\.md:7 .*invisible character/),
    expect.stringMatching(/^events\/إفطار\.md: .*a–z/),
    expect.stringMatching(/^mosque\.yml: .*Did you mean `mosque\.yaml`/),
  ])
})

test('reads the other files despite an empty list, an invalid list and an empty page', async () => {
  const root = await writeFolder(smallMosque({ 'activities.yaml': '', 'banners.yaml': '# nothing yet\n' }))
  expect(isImportable(await checkFolder(root))).toBe(true)
  const mistakes = await mistakesOf({
    'banners.yaml': 'id: x\n',
    'gallery.yaml': '- x\n- [y]\n',
    'events/a.md': '',
    'events/b.md': '---\n---\n',
  })
  expect(mistakes.length).toBeGreaterThan(6)
})
