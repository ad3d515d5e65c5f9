import { expect, test } from 'vitest'
import { readText } from './readText.ts'

const text = 'Name,Email\nZoé,z@example.org'

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 of Windows', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['what Windows writes in Western Europe', Buffer.from(text, 'latin1')],
])('reads %s', async (_what, bytes) => {
  expect(await readText(new Blob([new Uint8Array(bytes)]))).toBe(text)
})
