import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestCli, getField, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => (cli = await startTestCli()))
afterAll(() => cli.close())

const list = async (slug: string, ...args: string[]): Promise<unknown[]> => {
  const { json } = await cli.run(`announce list --json --tenant ${slug}`, ...args)
  const rows: unknown[] = Array.isArray(json) ? json : []
  return rows
}

const getDurationHours = (announcement: unknown) =>
  (Date.parse(getField(announcement, 'until')) - Date.parse(getField(announcement, 'from'))) / 3_600_000

test.each([
  ['ordinary', 168],
  ['janazah', 24],
  ['emergency', 12],
])('%s announcements are shown for %i hours by default, and the output says so', async (kind, hours) => {
  const mosque = await cli.createTenant()
  const result = await cli.run(`announce --tenant ${mosque.slug} --kind ${kind}`, 'The hall is closed.')
  expect(result).toMatchObject({ code: 0, err: '' })
  expect(result.out).toMatch(/displays until \d{4}-\d\d-\d\d \d\d:\d\d, the default for its type/)
  const [announcement] = await list(mosque.slug)
  expect(announcement).toMatchObject({ kind, text: 'The hall is closed.', state: 'shown' })
  expect(getDurationHours(announcement)).toBe(hours)
})

test('times are in the mosque’s time zone', async () => {
  const mosque = await cli.createTenant({ timeZone: 'Asia/Riyadh' })
  const result = await cli.run(
    `announce --json --tenant ${mosque.slug} --from`,
    '2099-06-01 18:30',
    '--until',
    '2099-06-02',
    '--title',
    'Visit',
    'A guest speaks.',
  )
  expect(result.json).toMatchObject({
    state: 'to come',
    title: 'Visit',
    from: '2099-06-01T15:30:00.000Z',
    until: '2099-06-02T21:00:00.000Z',
    shownUntil: '2099-06-03 00:00',
  })
})

test('the end command ends a current announcement at once, and cancels a future one', async () => {
  const mosque = await cli.createTenant()
  const result = await cli.run(`announce --json --for 2h --tenant ${mosque.slug}`, 'Now.')
  await cli.run(`announce --json --tenant ${mosque.slug} --from 2099-01-01`, 'Later.')
  const endResult = await cli.run(`announce end --tenant ${mosque.slug}`, getField(result.json, 'short'))
  expect(endResult.out).toBe('Ended on the website and displays: Now.')
  const [second] = await list(mosque.slug)
  expect(second).toMatchObject({ text: 'Later.' })
  expect((await cli.run(`announce end --tenant ${mosque.slug}`, getField(second, 'short'))).out).toContain(
    'not be shown',
  )
  expect(await list(mosque.slug)).toEqual([])
  expect(await list(mosque.slug, '--all')).toMatchObject([{ text: 'Now.', state: 'over' }])
  expect((await cli.run(`announce end --tenant ${mosque.slug}`, getField(result.json, 'short'))).err).toContain(
    'already ended',
  )
})

test('another mosque’s announcement is not found', async () => {
  const [mosque, otherMosque] = [await cli.createTenant(), await cli.createTenant()]
  const announceResult = await cli.run(`announce --json --tenant ${mosque.slug}`, 'Ours.')
  const result = await cli.run(`announce end --tenant ${otherMosque.slug}`, getField(announceResult.json, 'short'))
  expect(result.code).toBe(1)
  expect(result.err).toContain('There is no announcement')
  expect(await list(mosque.slug)).toMatchObject([{ text: 'Ours.' }])
  expect(await list(otherMosque.slug)).toEqual([])
})

test.each([
  [['--for', '2h', '--until', '20:00', 'x'], 2, 'Set the end with --until or --for, not both.'],
  [[], 2, 'Write the announcement between quotation marks.'],
  [['--for', 'long', 'x'], 2, '"long" is not a duration'],
  [['--until', 'tomorrow', 'x'], 2, '"tomorrow" is not a date and time'],
  [['--until', '2020-01-01', 'x'], 2, 'end before it starts'],
  [['--from', '2020-01-01', '--until', '2020-01-02', 'x'], 2, 'already have ended'],
  [['--kind', 'party', 'x'], 2, 'Allowed choices are emergency, janazah, ordinary.'],
  [['x'.repeat(601)], 2, '601 characters; a display has room for 600'],
  [['--title', 'a\u001Bb', 'x'], 2, 'The title contains invisible characters'],
  [['--title', 'x'.repeat(121), 'x'], 2, 'The title must have at most 120 characters'],
  [[' '], 2, 'Enter the announcement text.'],
])('rejects %j', async (args, code, message) => {
  const mosque = await cli.createTenant()
  const result = await cli.run(`announce --tenant ${mosque.slug}`, ...args)
  expect(result.code).toBe(code)
  expect(result.err).toContain(message)
  expect(await list(mosque.slug, '--all')).toEqual([])
})
