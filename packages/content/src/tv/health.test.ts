import { expect, test } from 'vitest'
import { readHeartbeat } from './heartbeat.ts'
import { getScreenHealth } from './health.ts'
import { readScreenMinutes, screenSettings } from '../../../staff/src/configuration/screenSettings.ts'

const now = new Date('2026-11-21T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('clamps the values of a heartbeat, and ignores invalid ones', () => {
  const at = now.toISOString()
  expect(readHeartbeat({ v: 'a1.b2', age: '61.4', offset: '-4000', size: '1920x1080', up: '86400' }, now)).toEqual({
    at,
    release: 'a1.b2',
    ageSeconds: 61,
    offsetMs: -4000,
    size: '1920x1080',
    upSeconds: 86_400,
  })
  expect(readHeartbeat({ v: 'a', age: '-5', offset: '999999999999999', size: '1x1', up: 'long' }, now)).toEqual({
    at,
    release: 'a',
    ageSeconds: 0,
    offsetMs: 100 * 366 * 86_400_000,
  })
  expect(readHeartbeat({ v: 'a', age: 'NaN', offset: '1e9', size: '1920x1080<b>', up: '' }, now)).toEqual({
    at,
    release: 'a',
  })
  for (const v of [undefined, '', '<script>', 'x'.repeat(65), "a'; drop"])
    expect(readHeartbeat({ v, age: '1' }, now)).toBe(undefined)
})

const heartbeat = (overrides: object = {}, minutes = 1) => ({
  at: minutesAgo(minutes).toISOString(),
  release: 'a',
  ...overrides,
})

test.each([
  ['new', { seenAt: null, beat: null }],
  ['well', { seenAt: minutesAgo(1), beat: heartbeat({ ageSeconds: 60, offsetMs: 900 }) }],
  ['well', { seenAt: minutesAgo(15), beat: heartbeat({}, 15) }],
  ['silent', { seenAt: minutesAgo(16), beat: heartbeat({}, 16) }],
  ['plain', { seenAt: minutesAgo(1), beat: null }],
  ['plain', { seenAt: minutesAgo(1), beat: heartbeat({ ageSeconds: 9999 }, 60) }],
  ['old', { seenAt: minutesAgo(1), beat: heartbeat({ ageSeconds: 7200, offsetMs: 900_000 }) }],
  ['clock', { seenAt: minutesAgo(1), beat: heartbeat({ offsetMs: -180_000 }) }],
] as const)('reports the health %s for %o', (health, screen) => {
  expect(getScreenHealth(screen, now)).toBe(health)
})

test.each([
  ['10', { fajr: 10, jumuah: 10, taraweeh: 10 }],
  ['fajr:8, jumuah: 45', { fajr: 8, jumuah: 45, dhuhr: 10, taraweeh: 60 }],
  ['12, Isha:0', { fajr: 12, isha: 0 }],
  ['', { fajr: 10, isha: 12 }],
  ['soon', { fajr: 10, isha: 12 }],
])('the setting “%s” dims screens for %o', (value, minutes) => {
  const { prayerMinutes } = screenSettings({ items: [{ key: 'screenMinutes', value }] })
  expect(prayerMinutes).toMatchObject(minutes)
})

test.each(['181', 'fajr', 'fajr:', 'fajr:x', 'noon:5', '5;6', '-3', 'fajr:8,,', 'constructor:5'])(
  'rejects the minutes “%s”',
  (text) => {
    expect(readScreenMinutes(text)).toBeUndefined()
  },
)

test('enables drift, dimming at night and offline emails by default', () => {
  expect(screenSettings({ items: [] })).toMatchObject({ dimmed: true, drift: true, offlineEmails: true })
  const items = ['screenDimmed', 'screenDrift', 'screenLetters'].map((key) => ({ key, value: 'false' }))
  expect(screenSettings({ items })).toMatchObject({ dimmed: false, drift: false, offlineEmails: false })
})
