import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asFlaky } from './flaky.mjs'

const again = {
  at: '/project/packages/server/src/rates.test.ts',
  title: 'nobody waits',
  text: 'Expected 1, received 2',
}

test('a test that passed only on a second try fails the run, with what was wrong the first time', () => {
  const { failures, figures } = asFlaky([again], [])
  expect(figures).toEqual([])
  expect(failures).toMatchObject([{ title: `${again.at}\nnobody waits`, text: expect.stringContaining(again.text) }])
})

test('one that is named with a reason is printed instead; without a reason it is not named', () => {
  const entry = { file: 'server/src/rates.test.ts', title: 'nobody waits' }
  expect(asFlaky([again], [{ ...entry, reason: 'The clock is real.' }])).toMatchObject({
    failures: [],
    figures: [expect.stringContaining('The clock is real.')],
  })
  expect(asFlaky([again], [{ ...entry, reason: '' }]).failures).toHaveLength(1)
})

test('no test is known to be flaky', () => {
  expect(JSON.parse(readFileSync(new URL('../flaky.json', import.meta.url), 'utf8'))).toEqual([])
})
