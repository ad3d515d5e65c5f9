import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asInstalled, findInstallation } from './findInstallation.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'minaret-installed-'))
  mkdirSync(path.join(folder, 'bundle/bin'), { recursive: true })
  writeFileSync(path.join(folder, 'bundle/bin/minaret'), '#!/bin/sh\n', { mode: 0o755 })
})
afterEach(() => rmSync(folder, { recursive: true }))

const message = 'Open it again: npm run minaret -- tenant open --tenant al-huda'

test('prints npm commands in a checkout', () => {
  const checkout = findInstallation(path.resolve(import.meta.dirname, '../../../..'))
  expect(asInstalled(message, checkout)).toBe(message)
  expect(checkout.start('PORT=3001')).toBe('Choose another, for example: PORT=3001 npm start')
})

test('prints the bundle’s own program in a bundle, without npm', () => {
  const bundle = findInstallation(path.join(folder, 'bundle'), `/nowhere${path.delimiter}${folder}`)
  expect(asInstalled(message, bundle)).toBe(
    `Open it again: ${path.join(folder, 'bundle/bin/minaret')} tenant open --tenant al-huda`,
  )
  expect([bundle.start('PORT=3001'), bundle.rebuild].join()).not.toContain('npm')
})

test('prints only the program’s name if it is in the shell’s path, as in an image', () => {
  const bin = path.join(folder, 'bin')
  mkdirSync(bin)
  symlinkSync(path.join(folder, 'bundle/bin/minaret'), path.join(bin, 'minaret'))
  const image = findInstallation(path.join(folder, 'bundle'), `/nowhere${path.delimiter}${bin}`)
  expect(asInstalled(message, image)).toBe('Open it again: minaret tenant open --tenant al-huda')
})
