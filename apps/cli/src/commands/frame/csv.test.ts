import { chmod, mkdtemp, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { formatCsv, writeTextFile } from './csv.ts'

test.each(['=1+1', '+44 20', '-1', '@SUM(A1)', '\tx', '\rx'])('exports %j as text, not as a formula', (cell) => {
  expect(
    formatCsv(['a'], [{ a: cell }])
      .split('\r\n')
      .slice(1)
      .join('\r\n')
      .replaceAll('"', ''),
  ).toBe(`'${cell}`)
})

test('numbers keep their sign, and cells are quoted if necessary', () => {
  const row = { a: -5, b: { decimal: '-5.00' }, c: 'one, "two"\nthree', d: undefined, e: null }
  expect(formatCsv(['a', 'b', 'c', 'd', 'e'], [row])).toBe('a,b,c,d,e\r\n-5,-5.00,"one, ""two""\nthree",,')
})

test('a file with personal data is readable only by its owner, even if it replaces one that others could read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'minaret-out-'))
  const [file, link] = [path.join(folder, 'people.csv'), path.join(folder, 'link.csv')]
  await writeFile(file, 'older')
  await chmod(file, 0o644)
  await symlink(file, link)
  await writeTextFile(link, 'Yusuf', { mark: false })
  expect(await readFile(file, 'utf8')).toBe('Yusuf\n')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readdir(folder)).toSorted()).toEqual(['link.csv', 'people.csv'])
})

test('writes to a device instead of replacing it', async () => {
  await writeTextFile('/dev/null', 'Yusuf', { mark: false })
  expect((await stat('/dev/null')).isCharacterDevice()).toBe(true)
  await expect(writeTextFile('/nowhere/at/all.csv', 'x', { mark: false })).rejects.toThrow(/cannot be written/)
})
