import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
const inFolder = (folder: string, end: string) =>
  files.filter((file) => path.dirname(file) === folder && file.endsWith(end))

/** Screens whose stories are elsewhere, or that have none. */
const without: Readonly<Record<string, string>> = {
  legal: 'The stories are with the two pages, in privacy and terms.',
  'app-donate': 'It waits for the app around it, which a story does not have.',
  maktab: 'Nobody has written them.',
  'update-card': 'Nobody has written them.',
}

test('every screen has stories', () => {
  const screens = new Set(files.filter((file) => file.endsWith('Screen.tsx')).map((file) => path.dirname(file)))
  const missing = [...screens].filter((folder) => inFolder(folder, '.stories.tsx').length === 0)
  expect(missing.toSorted()).toEqual(Object.keys(without).toSorted())
})

test('a screen that loads something has a story for each state of it', () => {
  const states = ['Loading', 'Full', 'RightToLeft']
  const lacking = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const text = readFileSync(path.join(source, file), 'utf8')
      if (!text.includes('.loading()')) return []
      const wanted = [...states, text.includes('.loadError()') ? 'LoadError' : 'Missing']
      return wanted.filter((name) => !text.includes(`export const ${name} =`)).map((name) => `${file}: ${name}`)
    })
  expect(lacking).toEqual([])
})
