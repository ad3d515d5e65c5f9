import { expect, test } from 'vitest'
import { regularGiftStates } from '../../../foundation/src/db/regularGifts.ts'
import { allowedChanges } from '../regular/changeRequests.ts'
import { type ChangeRow, wasPaused, readChange } from './regularChanges.ts'
import { nextRegularState } from './regularStates.ts'

const statuses = ['incomplete', 'running', 'paused', 'past_due', 'ended'] as const

test('the next state of a regular gift, as a table', () => {
  const cell = (state: (typeof regularGiftStates)[number], status: (typeof statuses)[number]) => {
    const states = [false, true].flatMap((wasEverPaid) =>
      [false, true].map((hasEnd) => nextRegularState(state, { status, wasEverPaid, hasEnd })),
    )
    return [...new Set(states)].join(' / ')
  }
  const header = `| | ${statuses.join(' | ')} |\n| --- | ${statuses.map(() => '---').join(' | ')} |`
  const lines = regularGiftStates.map(
    (state) => `| ${state} | ${statuses.map((status) => cell(state, status)).join(' | ')} |`,
  )
  expect(`${header}\n${lines.join('\n')}`).toMatchInlineSnapshot(`
    "| | incomplete | running | paused | past_due | ended |
    | --- | --- | --- | --- | --- | --- |
    | pending_setup | pending_setup | scheduled / active / ending | paused | pending_setup | expired |
    | scheduled | scheduled | scheduled / active / ending | paused | past_due | ended |
    | active | active | scheduled / active / ending | paused | past_due | ended |
    | paused | paused | scheduled / active / ending | paused | past_due | ended |
    | past_due | past_due | scheduled / active / ending | paused | past_due | ended |
    | ending | ending | scheduled / active / ending | paused | past_due | ended |
    | ended | ended | ended | ended | ended | ended |
    | expired | expired | expired | expired | expired | expired |"
  `)
})

test('the state of a running gift depends on whether it was ever paid and has an end', () => {
  const nextState = (wasEverPaid: boolean, hasEnd: boolean) =>
    nextRegularState('scheduled', { status: 'running', wasEverPaid, hasEnd })
  expect([nextState(false, false), nextState(false, true), nextState(true, false), nextState(true, true)]).toEqual([
    'scheduled',
    'scheduled',
    'active',
    'ending',
  ])
})

test('the allowed changes of each state, as a table', () => {
  expect(
    Object.entries(allowedChanges)
      .map(([state, changes]) => `${state}: ${changes.join(' ')}`)
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "pending_setup: 
    scheduled: pause skip amount cancel card collect
    active: pause skip amount cancel card collect
    ending: pause skip amount cancel card collect
    past_due: pause amount cancel card collect
    paused: pause resume amount cancel card collect
    ended: 
    expired: "
  `)
})

const createChange = (action: string, doneAt: string | null, detail: Record<string, unknown> = {}): ChangeRow => ({
  tenantId: 't',
  cycleId: 'c',
  version: 0,
  action,
  detail,
  at: new Date(doneAt ?? 0),
  doneAt: doneAt === null ? null : new Date(doneAt),
})

test('a time is in a pause if the last change before it was an applied pause that had not ended', () => {
  const isPausedAt = (at: string, ...changes: ChangeRow[]) => wasPaused(changes, new Date(at))
  const pause = createChange('pause', '2026-11-02')
  expect(isPausedAt('2026-11-01', pause)).toBe(false)
  expect(isPausedAt('2026-11-03', pause)).toBe(true)
  expect(isPausedAt('2026-11-03', pause, createChange('amount', '2026-11-02T12:00:00Z'))).toBe(true)
  expect(isPausedAt('2026-11-05', pause, createChange('resume', '2026-11-04'))).toBe(false)
  expect(isPausedAt('2026-11-03', createChange('pause', '2026-11-02', { refused: true }))).toBe(false)
  expect(isPausedAt('2026-11-03', createChange('pause', null))).toBe(false)
  const skip = createChange('skip', '2026-11-02', { resumesAt: '2026-11-07T13:00:00Z' })
  expect(isPausedAt('2026-11-06', skip)).toBe(true)
  expect(isPausedAt('2026-11-08', skip)).toBe(false)
})

test('rejects an unknown change', () => {
  expect(() => readChange(createChange('double', null))).toThrow(': double.')
})
