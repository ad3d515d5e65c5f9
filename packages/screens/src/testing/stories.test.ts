import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
const inFolder = (folder: string, end: string) =>
  files.filter((file) => path.dirname(file) === folder && file.endsWith(end))

/** Screens whose stories are elsewhere or do not exist, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  legal: 'Its stories are those of its two pages, privacy and terms.',
  'app-donate': 'It needs the surrounding app, which a story does not have.',
  maktab: 'Not written yet.',
  'update-card': 'Not written yet.',
}

test('every screen has stories', () => {
  const screens = new Set(files.filter((file) => file.endsWith('Screen.tsx')).map((file) => path.dirname(file)))
  const foldersWithoutStories = [...screens].filter((folder) => inFolder(folder, '.stories.tsx').length === 0)
  expect(foldersWithoutStories.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

test('a screen that loads data has a story for each state', () => {
  const states = ['Loading', 'Full', 'RightToLeft']
  const problems = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const text = readFileSync(path.join(source, file), 'utf8')
      if (!text.includes('.loading()')) return []
      const requiredStates = [...states, text.includes('.loadError()') ? 'LoadError' : 'Missing']
      return requiredStates.filter((name) => !text.includes(`export const ${name} =`)).map((name) => `${file}: ${name}`)
    })
  expect(problems).toEqual([])
})
