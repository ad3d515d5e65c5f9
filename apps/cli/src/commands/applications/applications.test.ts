import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fill, type TestTenant } from '@minaret/acceptance'
import { type TestCli, getField, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
let mosque: TestTenant
let otherMosque: TestTenant
beforeAll(async () => (cli = await startTestCli()))
afterAll(() => cli.close())

const timestamp = (day: string) => `${day}T09:00:00Z`

const person = (id: string, fields: object) => ({
  id,
  name: '=cmd()',
  email: `${id}@example.org`,
  email_key: `${id}@example.org`,
  contact_number: '+44 20 7946 0000',
  ...fields,
})

beforeEach(async () => {
  ;[mosque, otherMosque] = [await cli.createTenant(), await cli.createTenant()]
  const courseText = { title: 'Tajweed', summary: 'S', body: 'B', position: 0 }
  await fill(cli.database, mosque.id, 'courses', [{ id: 'tajweed', ...courseText, places: 2, places_taken: 2 }])
  const application = { course_id: 'tajweed', message: 'Two lines,\nand a comma' }
  await fill(cli.database, mosque.id, 'course_applicants', [
    person('amina', { ...application, attempt_id: '1', state: 'received', created_at: timestamp('2026-11-01') }),
    person('bilal', { ...application, attempt_id: '2', state: 'accepted', created_at: timestamp('2026-11-02') }),
    person('dawud', { ...application, attempt_id: '3', state: 'waiting', created_at: timestamp('2026-11-03') }),
  ])
  await fill(cli.database, mosque.id, 'contact_messages', [
    person('message', { topic: 'general', subject: 'Parking', message: 'Where?', created_at: timestamp('2026-11-04') }),
  ])
  const family = { guardian_name: 'Umm Yusuf', guardian_email: 'um@example.org', guardian_email_key: 'um@example.org' }
  await fill(cli.database, mosque.id, 'maktab_registrations', [
    {
      id: 'family',
      attempt_id: '1',
      ...family,
      guardian_number: '+44 1',
      photos: false,
      wording: 'maktab 1',
      created_at: timestamp('2026-11-05'),
    },
  ])
  const encryptedNeeds = cli.secrets.seal('Peanut allergy', `maktab ${mosque.id} family`)
  await fill(cli.database, mosque.id, 'maktab_children', [
    {
      registration_id: 'family',
      position: 0,
      first_name: 'Yusuf',
      last_name: 'Ali',
      date_of_birth: '2018-05-01',
      needs: `\\x${encryptedNeeds.toString('hex')}`,
    },
  ])
})

const run = (line: string) => cli.run(`${line} --tenant ${mosque.slug}`)

const readCourse = async () => {
  const sql = `select c.places_taken as taken, string_agg(a.id || ':' || a.state, ' ' order by a.id) as people
    from courses c join course_applicants a on a.tenant_id = c.tenant_id and a.course_id = c.id
    where c.tenant_id = $1 group by c.places_taken`
  return (await cli.database.pool.query<{ taken: number; people: string }>(sql, [mosque.id])).rows[0]
}

describe('applications list', () => {
  test('lists open applications, or with --all every application', async () => {
    const { out } = await run('applications list')
    const firstColumns = (out.split('\n\n')[0] ?? '')
      .split('\n')
      .map((line) => line.split(/ {2,}/).slice(0, 2).join(' '))
    expect(firstColumns).toEqual(['id kind', 'amina course', 'dawud course', 'message message', 'family maktab'])
    expect((await run('applications list --all --kind course')).out).toContain('bilal')
    expect((await run('applications list --since 2026-11-04 --json')).json).toMatchObject([
      { id: 'message' },
      { id: 'family' },
    ])
  })

  test('prints each message in full with its sender, also as JSON', async () => {
    const { out } = await run('applications list')
    expect(out).toContain('message  =cmd(), Parking:\n  Where?')
    expect(out).toContain('\n  Two lines,\n  and a comma')
    expect((await run('applications list --json --kind message')).json).toMatchObject([
      { about: 'Parking', text: 'Where?' },
    ])
  })

  test('does not list another mosque’s applications', async () => {
    expect((await cli.run(`applications list --all --tenant ${otherMosque.slug}`)).out).toBe(
      'There are no applications or messages.',
    )
  })
})

describe('applications export', () => {
  test('exports complete applications, with no cell that a spreadsheet would evaluate', async () => {
    const { out } = await run('applications export --kind course')
    const [head, first] = out.split('\r\n')
    expect(head).toBe('at,course,state,name,email,telephone,message,id')
    expect(first).toBe(
      `2026-11-01 09:00,Tajweed,received,'=cmd(),amina@example.org,'+44 20 7946 0000,"Two lines,\nand a comma",amina`,
    )
    expect((await run('applications export --kind course --open --json')).json).toMatchObject([
      { id: 'amina' },
      { id: 'dawud' },
    ])
    expect((await run('applications export --kind message --json')).json).toMatchObject([
      { subject: 'Parking', topic: 'general' },
    ])
  })

  test('leaves children’s needs encrypted unless asked to decrypt them, which the audit log records', async () => {
    const encryptedResult = await run('applications export --kind maktab')
    expect(encryptedResult.out).toContain('Yusuf,Ali,2018-05-01')
    expect(encryptedResult.out).toMatch(/,sealed,family$/)
    const decryptedResult = await run('applications export --kind maktab --with-needs --json')
    expect(decryptedResult.json).toMatchObject([{ children: [{ firstName: 'Yusuf', needs: 'Peanut allergy' }] }])
    const sql = 'select what, detail from audit_entries where tenant_id = $1 order by at'
    const { rows } = await cli.database.pool.query<{ what: string; detail: unknown }>(sql, [mosque.id])
    expect(rows).toEqual([
      { what: 'applications exported', detail: null },
      { what: 'applications exported', detail: null },
      { what: "children's needs read", detail: null },
    ])
  })

  test('requires a kind, and allows --with-needs only for maktab registrations', async () => {
    expect(await run('applications export')).toMatchObject({ code: 2 })
    expect(await run('applications export --kind course --with-needs')).toMatchObject({ code: 2 })
  })
})

describe('applications accept and decline', () => {
  test('declining frees the place and shows the next person on the waiting list', async () => {
    const result = await run('applications decline amina')
    expect(result.out).toContain('Next on the waiting list: =cmd(). To accept: applications accept dawud')
    expect(await readCourse()).toEqual({ taken: 1, people: 'amina:declined bilal:accepted dawud:waiting' })
    expect(await run('applications accept dawud')).toMatchObject({ code: 0 })
    expect(await readCourse()).toEqual({ taken: 2, people: 'amina:declined bilal:accepted dawud:accepted' })
  })

  test('accepting a reserved place does not use another', async () => {
    await run('applications accept amina')
    expect(await readCourse()).toEqual({ taken: 2, people: 'amina:accepted bilal:accepted dawud:waiting' })
    expect(await run('applications accept amina')).toMatchObject({
      code: 1,
      err: 'That application has already been accepted.',
    })
  })

  test('never accepts more applications than there are places, even in parallel', async () => {
    expect((await run('applications accept dawud')).err).toContain('All 2 places of "Tajweed" are taken')
    await run('applications decline bilal')
    await run('applications decline amina')
    const results = await Promise.all(['amina', 'bilal', 'dawud'].map((id) => run(`applications accept ${id}`)))
    expect(results.filter(({ code }) => code === 0)).toHaveLength(2)
    expect(await readCourse()).toMatchObject({ taken: 2 })
  })

  test('another mosque’s applications are not found', async () => {
    const result = await cli.run(`applications accept amina --tenant ${otherMosque.slug}`)
    expect(result).toMatchObject({ code: 1, err: expect.stringContaining('There is no application "amina" here') })
  })
})

test('applications answer marks a message as answered, once, at its own mosque', async () => {
  expect(await cli.run(`applications answer message --tenant ${otherMosque.slug}`)).toMatchObject({ code: 1 })
  expect(await run('applications answer mess')).toMatchObject({ code: 0 })
  const sql = 'select answered_at is not null as answered from contact_messages where tenant_id = $1'
  expect((await cli.database.pool.query(sql, [mosque.id])).rows).toEqual([{ answered: true }])
  expect(await run('applications answer mess')).toMatchObject({
    code: 1,
    err: 'That message is already marked as answered.',
  })
  expect((await run('applications list --kind message')).out).toBe('There are no open applications or messages.')
})

test('maktab left marks a family as left, once, at its own mosque', async () => {
  expect(await cli.run(`maktab left family --tenant ${otherMosque.slug}`)).toMatchObject({ code: 1 })
  const result = await run('maktab left family --json --date 2026-07-18')
  expect(result.json).toMatchObject({ left: '2026-07-17T23:00:00.000Z', day: '2026-07-18' })
  expect(await run('maktab left family')).toMatchObject({
    code: 1,
    err: 'That family is already recorded as having left.',
  })
  expect((await run('applications list --kind maktab')).out).toBe('There are no open applications or messages.')
})

describe('subscribers', () => {
  beforeEach(async () => {
    const subscriber = { wording: 'newsletter 1', asked_at: timestamp('2026-01-01') }
    await fill(cli.database, mosque.id, 'subscribers', [
      {
        id: 'yes',
        email: 'yes@example.org',
        email_key: 'yes@example.org',
        state: 'confirmed',
        confirmed_at: timestamp('2026-01-02'),
        ...subscriber,
      },
      {
        id: 'no',
        email: 'no@example.org',
        email_key: 'no@example.org',
        state: 'pending',
        confirmed_at: null,
        ...subscriber,
      },
      {
        id: 'gone',
        email: 'gone@example.org',
        email_key: 'gone@example.org',
        state: 'left',
        confirmed_at: timestamp('2026-01-02'),
        ...subscriber,
      },
    ])
    await fill(cli.database, mosque.id, 'subscriber_consents', [
      { id: '1', subscriber_id: 'yes', what: 'asked', at: timestamp('2026-01-01'), wording: 'newsletter 1' },
      { id: '2', subscriber_id: 'yes', what: 'confirmed', at: timestamp('2026-01-02'), wording: 'newsletter 1' },
    ])
  })

  test('export has only confirmed subscribers, with the proof of consent and a working unsubscribe link', async () => {
    const result = await run('subscribers export --json')
    const rows: unknown[] = Array.isArray(result.json) ? result.json : []
    const [row, ...otherRows] = rows
    expect(otherRows).toEqual([])
    expect(row).toMatchObject({
      email: 'yes@example.org',
      wording: 'newsletter 1',
      confirmed: '2026-01-02T09:00:00.000Z',
      proof: [{ what: 'asked' }, { what: 'confirmed', wording: 'newsletter 1' }],
    })
    expect(getField(row, 'unsubscribe')).toMatch(new RegExp(`^https://${mosque.hostname}/[\\w/-]+/[\\w-]{43}$`))
    const { rows: links } = await cli.database.pool.query('select subject from link_references where tenant_id = $1', [
      mosque.id,
    ])
    expect(links).toEqual([{ subject: 'yes' }])
  })

  test('list shows confirmed subscribers, or with --all every subscriber, but none from another mosque', async () => {
    expect((await run('subscribers list')).out).not.toContain('gone@')
    expect((await run('subscribers list --all')).out).toMatch(/gone@example\.org +left/)
    expect((await cli.run(`subscribers list --tenant ${otherMosque.slug}`)).out).toBe('There are no subscribers yet.')
    expect((await cli.run(`subscribers export --json --tenant ${otherMosque.slug}`)).json).toEqual([])
  })
})

test('applications list is logged, without names', async () => {
  expect((await run('applications list')).out).toContain('Umm Yusuf')
  const query =
    "select tenant_id as mosque, detail from audit_entries where what = 'applications listed' and tenant_id = any($1)"
  const { rows } = await cli.database.pool.query(query, [[mosque.id, otherMosque.id]])
  expect(rows).toEqual([{ mosque: mosque.id, detail: null }])
})
