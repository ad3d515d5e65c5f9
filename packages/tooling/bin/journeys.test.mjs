import path from 'node:path'
import { expect, test } from 'vitest'
import {
  featuresOf,
  findFeatureProblems,
  findJourneyProblems,
  inputsOf,
  readJourneys,
  readSlowJourneys,
  slowJourneysOf,
} from './journeys.mjs'
import { root } from './run.mjs'

const absolute = (file) => path.join(root, file)

test('reads inputs from the first line only, and expands alternatives', () => {
  expect(inputsOf('// inputs: apps/api/src packages/{money,plans}/src/*.ts\nimport 1')).toEqual([
    'apps/api/src',
    'packages/money/src/*.ts',
    'packages/plans/src/*.ts',
  ])
  expect(inputsOf('import 1\n// inputs: apps/api/src')).toEqual([])
})

test('a slow journey runs if it or an input changes: a file, a file in a folder, or a file that matches a glob', () => {
  const journeys = [
    { file: 'apps/api/e2e/crash.slow.e2e.ts', inputs: ['packages/foundation/src/db', 'packages/*/src/gifts'] },
    { file: 'apps/tv/e2e/browsers.slow.e2e.ts', inputs: ['apps/tv/vite.config.ts'] },
  ]
  const namesOf = (...changed) => slowJourneysOf(changed.map(absolute), journeys)
  expect(namesOf('packages/foundation/src/db/pool/open.ts')).toEqual(['api/e2e/crash.slow'])
  expect(namesOf('packages/giving/src/gifts/store.ts')).toEqual(['api/e2e/crash.slow'])
  expect(namesOf('apps/tv/vite.config.ts')).toEqual(['tv/e2e/browsers.slow'])
  expect(namesOf('apps/tv/e2e/browsers.slow.e2e.ts')).toEqual(['tv/e2e/browsers.slow'])
  expect(namesOf('packages/foundation/src/dbx.ts', 'apps/tv/e2e/screen.e2e.ts', 'README.md')).toEqual([])
})

test('reads features from the first line only', () => {
  expect(featuresOf('// features: bank gifts\nimport 1')).toEqual(['bank', 'gifts'])
  expect(featuresOf('import 1\n// features: bank')).toEqual([])
})

test('every journey names features that exist', () => {
  expect(Object.keys(readJourneys())).toContain('website/e2e/donate')
  expect(findFeatureProblems()).toEqual([])
})

test('a journey without features, or with one that is not a folder, is reported', () => {
  const folders = new Set(['bank'])
  expect(findFeatureProblems({ 'desk/e2e/bank': ['bank', 'desk', 'desk-frame'] }, folders)).toEqual([])
  expect(findFeatureProblems({ 'tv/e2e/plain': [] }, folders)).toEqual([expect.stringContaining('// features: …')])
  expect(findFeatureProblems({ 'tv/e2e/plain': ['bank', 'tvs'] }, folders)).toEqual([
    'apps/tv/e2e/plain.e2e.ts lists the feature tvs, but there is no such folder.',
  ])
})

test('every slow journey is found and has inputs', () => {
  const journeys = readSlowJourneys()
  expect(journeys.map(({ file }) => file)).toContain('apps/website/e2e/dev.slow.e2e.ts')
  expect(journeys.filter(({ inputs }) => inputs.length === 0)).toEqual([])
})

test('a slow journey without inputs, or with one that does not exist, is reported', () => {
  const file = 'apps/tv/e2e/browsers.slow.e2e.ts'
  expect(findJourneyProblems([{ file, inputs: ['package.json', 'packages/*/package.json', 'apps/tv'] }])).toEqual([])
  expect(findJourneyProblems([{ file, inputs: [] }])).toEqual([expect.stringContaining('// inputs: …')])
  expect(findJourneyProblems([{ file, inputs: ['apps/tv', 'apps/tv/nothing', 'packages/*/nothing.ts'] }])).toEqual([
    `${file} lists the input apps/tv/nothing, but there is no such file or folder.`,
    `${file} lists the input packages/*/nothing.ts, but there is no such file or folder.`,
  ])
})
