import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { logDuring, summariseFlaky } from './flaky.mjs'
import { readPlaywright, readVitest } from './results.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'minaret-flaky-'))
afterAll(() => rmSync(folder, { recursive: true }))

const report = (name, content) => {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}
const runResult = { ok: true, output: '', seconds: 1 }

const unitReport = report('unit.json', {
  startTime: 0,
  testResults: [
    {
      name: '/project/rates.test.ts',
      status: 'passed',
      startTime: 0,
      endTime: 1000,
      assertionResults: [
        { fullName: 'limits by address', status: 'passed', failureMessages: ['Expected 1, received 2'] },
        { fullName: 'limits by account', status: 'passed', failureMessages: [] },
      ],
    },
  ],
})

test('a unit test that passes on its second attempt counts as passed and is listed with the first error', () => {
  const row = readVitest('server', unitReport, runResult)
  expect(row).toMatchObject({ passed: 2, failed: 0 })
  const { text, failure } = summariseFlaky([row])
  expect(failure).toBeUndefined()
  expect(text).toContain('1 test passed only on the second attempt')
  expect(text).toContain('limits by address')
  expect(text).toContain('Expected 1, received 2')
  expect(text).not.toContain('limits by account')
})

test("a journey is listed with its first error, its screenshot and the server's log during it", () => {
  writeFileSync(
    path.join(folder, 'server.log'),
    ['2026-11-28T10:00:00.000Z before', '2026-11-28T10:00:02.000Z during', '2026-11-28T10:00:09.000Z after', ''].join(
      '\n',
    ),
  )
  const firstAttempt = {
    startTime: '2026-11-28T10:00:01.000Z',
    duration: 5000,
    errors: [{ message: 'No heading' }],
    attachments: [{ name: 'screenshot', path: '/project/test-failed-1.png' }],
  }
  const secondAttempt = { startTime: '2026-11-28T10:00:08.000Z', duration: 2000, errors: [], attachments: [] }
  const file = report('e2e.json', {
    stats: { expected: 0, unexpected: 0, skipped: 0, flaky: 1, duration: 1000 },
    errors: [],
    suites: [
      {
        specs: [
          {
            file: 'desk/e2e/bank.e2e.ts',
            line: 3,
            title: 'posts a line',
            ok: true,
            tests: [{ status: 'flaky', results: [firstAttempt, secondAttempt] }],
          },
        ],
      },
    ],
  })
  const row = readPlaywright('e2e', file, runResult)
  expect(row).toMatchObject({ passed: 1, failed: 0 })
  const { text } = summariseFlaky([row])
  for (const part of ['posts a line', 'No heading', '/project/test-failed-1.png', 'during'])
    expect(text).toContain(part)
  expect(text).not.toContain('before')
  expect(logDuring(path.join(folder, 'missing.log'), firstAttempt)).toEqual([])
})

test('a run fails with three flaky tests, but not with two', () => {
  const row = readVitest('server', unitReport, runResult)
  expect(summariseFlaky([row, row]).failure).toBeUndefined()
  expect(summariseFlaky([row, row, row]).failure?.text).toContain('3 tests passed only on the second attempt')
  expect(summariseFlaky([])).toEqual({ text: '', failure: undefined })
})
