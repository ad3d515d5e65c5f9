import { expect, test } from 'vitest'
import { readText } from './readText.ts'

const text = 'Name,Email\nZoé,z@example.org'

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
  ['little-endian UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['big-endian UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(text, 'latin1')],
])('reads %s', async (_encoding, bytes) => {
  expect(await readText(new Blob([new Uint8Array(bytes)]))).toBe(text)
})
