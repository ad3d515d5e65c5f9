import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDemonstrations } from '../demonstration/folders.ts'
import { fill, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { periods } from './periods.ts'
import { retentionTasks } from './tasks.ts'

let server: TestServer
const now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => now })
})
afterAll(() => server.close())

const runTask = () => retentionTasks({ ...server, now: () => now, log: server.app.log })['retention-tidy']()

const subscriber = (id: string, row: object) => ({ id, email: id, email_key: id, wording: 'newsletter 1', ...row })
const pendingSubscriber = (id: string, asked_at: string) => subscriber(id, { asked_at, state: 'pending' })
const confirmation = { confirmed_at: '2020-01-02T00:00:00Z' }
const formerSubscriber = (id: string, left_at: string, overrides: object = {}) =>
  subscriber(id, { ...confirmation, asked_at: '2020-01-01T00:00:00Z', state: 'left', left_at, ...overrides })
const message = (id: string, created_at: string, answered_at?: string) => ({
  id,
  topic: 'general',
  name: 'A',
  email: id,
  email_key: id,
  message: 'Words',
  created_at,
  answered_at: answered_at ?? null,
})
const applicant = (id: string, course_id: string, created_at: string) => ({
  id,
  attempt_id: randomUUID(),
  course_id,
  name: 'A',
  email: id,
  email_key: id,
  state: 'received',
  created_at,
})
const course = (id: string, ends: string | null) => ({
  id,
  title: id,
  summary: id,
  body: '',
  ends,
  places_taken: 0,
  position: 0,
})
const family = (id: string, left_at: string | null) => ({
  id,
  attempt_id: randomUUID(),
  guardian_name: 'A',
  guardian_email: id,
  guardian_email_key: id,
  guardian_number: '1',
  photos: false,
  wording: 'maktab 1',
  created_at: '2008-01-01T00:00:00Z',
  left_at,
})
const child = (registration_id: string, position: number, date_of_birth: string) => ({
  registration_id,
  position,
  first_name: 'A',
  last_name: 'B',
  date_of_birth,
})
const entry = (id: string, age: number) => ({ id, at: new Date(Date.now() - age * 86_400_000), what: 'login' })

type Table = [name: string, rows: object[]]

/** Rows for each period; those whose id begins with `old` must be deleted. */
const samples: Record<keyof typeof periods, Table[]> = {
  pendingSubscribers: [
    [
      'subscribers',
      [pendingSubscriber('old', '2026-10-22T11:59:00Z'), pendingSubscriber('new', '2026-10-22T12:01:00Z')],
    ],
  ],
  leftSubscribers: [
    [
      'subscribers',
      [
        formerSubscriber('old', '2024-11-21T11:59:00Z'),
        formerSubscriber('old-asked', '2024-11-21T11:59:00Z', { state: 'pending', asked_at: '2026-10-01T00:00:00Z' }),
        formerSubscriber('new', '2024-11-21T12:01:00Z'),
        formerSubscriber('new-asked', '2024-11-21T11:59:00Z', { state: 'pending', asked_at: '2026-11-01T00:00:00Z' }),
        formerSubscriber('new-again', '2024-11-21T11:59:00Z', { state: 'confirmed' }),
      ],
    ],
  ],
  contactMessages: [
    [
      'contact_messages',
      [
        message('old-answered', '2025-11-01T00:00:00Z', '2025-11-21T11:59:00Z'),
        message('old-unanswered', '2024-11-21T11:59:00Z'),
        message('new-answered', '2020-01-01T00:00:00Z', '2025-11-21T12:01:00Z'),
        message('new-unanswered', '2024-11-21T12:01:00Z'),
      ],
    ],
  ],
  unconfirmedApplicants: [
    [
      'course_applicants',
      [
        { ...applicant('old', 'over', '2026-11-20T11:59:00Z'), state: 'unconfirmed' },
        { ...applicant('new', 'over', '2026-11-20T12:01:00Z'), state: 'unconfirmed' },
        applicant('new-confirmed', 'other', '2026-11-01T00:00:00Z'),
      ],
    ],
  ],
  courseApplicants: [
    ['courses', [course('over', '2025-11-20'), course('lately', '2025-11-21'), course('endless', null)]],
    [
      'course_applicants',
      [
        applicant('old-over', 'over', '2025-10-01T00:00:00Z'),
        applicant('old-endless', 'endless', '2024-11-21T11:59:00Z'),
        applicant('old-unknown', 'no-more', '2024-11-21T11:59:00Z'),
        applicant('new-lately', 'lately', '2020-01-01T00:00:00Z'),
        applicant('new-endless', 'endless', '2024-11-21T12:01:00Z'),
      ],
    ],
  ],
  maktabRegistrations: [
    [
      'maktab_registrations',
      [
        family('old-left', '2025-11-21T11:59:00Z'),
        family('old-grown', null),
        family('new-left', '2025-11-21T12:01:00Z'),
        family('new', null),
      ],
    ],
    [
      'maktab_children',
      [
        child('old-left', 0, '2016-01-01'),
        child('old-grown', 0, '2007-11-20'),
        child('old-grown', 1, '2005-01-01'),
        child('new-left', 0, '2016-01-01'),
        child('new', 0, '2005-01-01'),
        child('new', 1, '2007-11-21'),
      ],
    ],
  ],
  visitorMarks: [
    [
      'visitor_marks',
      [
        { day: '2026-11-19', mark: '\\x01' },
        { day: '2026-11-20', mark: '\\x02' },
      ],
    ],
    [
      'visitor_days',
      [
        { day: '2026-11-19', salt: '\\x01', visitors: 1 },
        { day: '2026-11-20', salt: '\\x02', visitors: 1 },
      ],
    ],
  ],
  declineMarks: [
    [
      'decline_marks',
      [
        { id: 'old', kind: 'email', mark: '\\x01', at: '2026-11-20T11:59:00Z' },
        { id: 'new', kind: 'email', mark: '\\x01', at: '2026-11-20T12:01:00Z' },
      ],
    ],
  ],
  // Tested beside their code in `gift-aid/forget.test.ts`.
  unprovedDeclarations: [],
  claimedGiftAid: [],
  givers: [],
  // `imports/donors/forget.test.ts`.
  importedDonors: [],
  // `giving/src/bank/forget.test.ts`.
  bankTexts: [],
  willingGivers: [],
  auditEntries: [['audit_entries', [entry('old', 732), entry('new', 729)]]],
}

const readRows = async (mosque: TestTenant, table: string) => {
  const { rows } = await server.database.pool.query<{ row: string }>(
    `select to_jsonb(t)::text as row from ${table} t where tenant_id = $1`,
    [mosque.id],
  )
  return rows.map(({ row }): Record<string, unknown> => {
    const values: Record<string, unknown> = JSON.parse(row)
    return values
  })
}

const names = [
  'pendingSubscribers',
  'leftSubscribers',
  'contactMessages',
  'unconfirmedApplicants',
  'courseApplicants',
  'declineMarks',
  'auditEntries',
] as const

test.each(names)('%s: deletes only rows past the period', async (kind) => {
  const mosque = await server.tenant()
  for (const [table, rows] of samples[kind]) await fill(server.database, mosque.id, table, rows)
  await runTask()
  const [table = '', rows = []] = samples[kind].at(-1) ?? []
  const ids = (rowsOfTable: readonly object[]) => rowsOfTable.map((row) => String(Reflect.get(row, 'id'))).toSorted()
  expect(ids(await readRows(mosque, table))).toEqual(ids(rows).filter((id) => !id.startsWith('old')))
})

test('maktabRegistrations: deletes a family and its children a year after it left, or once all are grown up', async () => {
  const mosque = await server.tenant()
  for (const [table, rows] of samples.maktabRegistrations) await fill(server.database, mosque.id, table, rows)
  await runTask()
  const children = await readRows(mosque, 'maktab_children')
  expect(new Set(children.map((row) => row.registration_id))).toEqual(new Set(['new', 'new-left']))
  expect(children).toHaveLength(3)
  expect(await readRows(mosque, 'maktab_registrations')).toHaveLength(2)
})

test('visitorMarks: deletes marks and salts of past days even without visitors, but not the count', async () => {
  const mosque = await server.tenant()
  for (const [table, rows] of samples.visitorMarks) await fill(server.database, mosque.id, table, rows)
  await runTask()
  expect(await readRows(mosque, 'visitor_marks')).toMatchObject([{ day: '2026-11-20' }])
  const days = await readRows(mosque, 'visitor_days')
  expect(new Map(days.map(({ day, visitors, salt }) => [day, [visitors, salt !== null]]))).toEqual(
    new Map([
      ['2026-11-19', [1, false]],
      ['2026-11-20', [1, true]],
    ]),
  )
})

test('a failure for one kind is logged, and does not stop the deletion of others', async () => {
  const mosque = await server.tenant()
  for (const [table, rows] of samples.contactMessages) await fill(server.database, mosque.id, table, rows)
  const entries: unknown[] = []
  const { pool } = server.database
  await pool.query('alter table subscribers rename to subscribers_away')
  try {
    await retentionTasks({
      ...server,
      now: () => now,
      log: { error: (...args: unknown[]) => void entries.push(args) },
    })['retention-tidy']()
  } finally {
    await pool.query('alter table subscribers_away rename to subscribers')
  }
  expect(await readRows(mosque, 'contact_messages')).toHaveLength(2)
  expect(JSON.stringify(entries)).toContain('"what":"pendingSubscribers"')
})

test('the application role cannot delete audit entries', async () => {
  const mosque = await server.tenant()
  const deletion = server.database.forTenant(mosque.id)((tx) => tx.execute('delete from audit_entries'))
  await expect(deletion).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } })
})

/** The demonstration mosques with an English privacy page. */
const privacyPages = (await listDemonstrations()).filter(({ slug }) => slug !== 'as-sakinah')

test.each(privacyPages)(
  'the privacy page of $slug states only these periods, apart from those of gifts and logins',
  async ({ slug, path: folder }) => {
    let remainingText = await readFile(path.join(folder, 'legal/privacy.md'), 'utf8')
    for (const { notice: periodText } of Object.values(periods)) {
      // A mosque without accounts or courses does not mention them.
      if (slug === 'an-noor') expect(remainingText).toContain(periodText)
      remainingText = remainingText.replace(periodText, '')
    }
    const otherPeriods = ['14 days', '90 days', '180 days', 'six years']
    expect(otherPeriods).toEqual(expect.arrayContaining(remainingText.match(/\w+ (?:days|months|years)\b/g) ?? []))
  },
)
