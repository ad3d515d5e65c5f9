import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import type { TvPages } from './pages.ts'

const start = Date.parse('2026-11-23T18:00:00Z')
let now = new Date(start)
const advance = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

const pages: TvPages = {
  draw: ({ feed, orientation }) => Promise.resolve(`<p>drawn ${feed.screen} ${orientation}</p>`),
  release: () => Promise.resolve('r1'),
  notice: ({ kind, connectAt }) => Promise.resolve(`<p>${kind} ${connectAt}</p>`),
  preview: () => Promise.resolve('<svg/>'),
  waiting: ({ code, desk, refresh }) => Promise.resolve(`<p>waiting ${code} ${desk} ${refresh}</p>`),
}

let server: TestServer
let mosque: TestTenant
let editor: DeskUser

beforeAll(async () => {
  server = await startTestServer({
    jobs: false,
    proxies: 1,
    desk: { hostname: deskHostname },
    tvPages: pages,
    now: () => now,
  })
  mosque = await server.tenant()
  editor = await staffUser(server, mosque, ['editor'], { now })
})
afterAll(() => server.close())

const open = (url: string, { cookie, hostname = mosque.hostname, from = '198.51.100.7' }: Partial<Device> = {}) =>
  server.app.inject({
    url,
    headers: { host: hostname, 'x-forwarded-for': from, ...(cookie === undefined ? {} : { cookie }) },
  })

type Device = { cookie: string; hostname: string; from: string }

/** Opens `/tv` on a display. */
async function switchOn(device: Partial<Device> = {}) {
  const answer = await open('/tv', device)
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
  return { answer, page: String(answer.headers.location), cookie }
}

async function codeAt(page: string, device: Partial<Device> = {}): Promise<string> {
  const { body } = await open(page, device)
  const [, code] = /waiting (\d{8}) /.exec(body) ?? []
  if (code === undefined) throw new Error(`The page contains no code: ${body}`)
  return code
}

const add = (body: Record<string, string>, user = editor, slug = mosque.slug) =>
  user.post(`/mosques/${slug}/displays`, body)

describe('a display that opens /tv', () => {
  test('is redirected to its own page, which shows a code and where to enter it', async () => {
    const { answer, page } = await switchOn()
    expect(answer.statusCode).toBe(303)
    expect(page).toMatch(/^\/tv\/[\w-]{43}$/)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const response = await open(page)
    expect(response.body).toMatch(/^<p>waiting \d{8} /)
    expect(response.body).toContain(deskHostname)
    expect(Number(response.headers.refresh)).toBeLessThanOrEqual(6)
  })

  test('shows the times as soon as its code is entered in the desk, with its name and orientation', async () => {
    const { page } = await switchOn()
    const code = await codeAt(page)
    const added = await add({
      code: `${code.slice(0, 4)} ${code.slice(4)}`,
      name: 'Main hall',
      orientation: 'portrait',
    })
    expect([added.code, added.body.message]).toEqual([
      200,
      'Added. The display will show the times within a few seconds.',
    ])
    expect((await open(page)).body).toBe('<p>drawn Main hall portrait</p>')
  })

  test('stays the same display when opened again, added or still waiting', async () => {
    const { page, cookie } = await switchOn()
    const code = await codeAt(page)
    expect((await switchOn({ cookie })).page).toBe(page)
    expect(await codeAt(page)).toBe(code)
    await add({ code, name: 'Porch' })
    const morning = await switchOn({ cookie })
    expect([morning.page, morning.cookie]).toEqual([page, cookie])
    expect((await open(page)).body).toContain('drawn Porch')
  })

  test('gets another secret after it was revoked', async () => {
    const { page, cookie } = await switchOn()
    const added = await add({ code: await codeAt(page), name: 'Stairs' })
    const { display }: { display: { id: string } } = Object(added.body.data)
    await editor.post(`/mosques/${mosque.slug}/displays/${display.id}/revoke`)
    const again = await switchOn({ cookie })
    expect(again.page).not.toBe(page)
    expect((await open(page)).body).toBe(`<p>notConnected ${mosque.hostname}/tv</p>`)
    expect(await codeAt(again.page)).toMatch(/^\d{8}$/)
  })

  test('gets a new secret if its cookie is forged', async () => {
    const forged = `minaret-tv=${'x'.repeat(43)}`
    expect((await switchOn({ cookie: forged })).page).not.toContain('x'.repeat(43))
    expect((await open(`/tv/${'x'.repeat(43)}`)).body).toContain('notConnected')
  })

  test('restricts its cookie to HTTP, its path and, over HTTPS, secure connections', async () => {
    const plain = String((await switchOn()).answer.headers['set-cookie'])
    expect(plain).toMatch(/^minaret-tv=[\w-]{43}; Path=\/tv; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
    const { headers } = await server.app.inject({
      url: '/tv',
      headers: { host: mosque.hostname, 'x-forwarded-for': '198.51.100.8', 'x-forwarded-proto': 'https' },
    })
    expect(String(headers['set-cookie'])).toMatch(/^__Secure-minaret-tv=.*; Secure$/)
  })

  test('gets no code if the mosque has no displays or the hostname is unknown', async () => {
    const appeals = await server.tenant({ activePlan: 'premium', StandaloneCampaigns: '1' })
    for (const hostname of [appeals.hostname, 'nobody.test']) {
      const answer = await open('/tv', { hostname })
      expect([answer.statusCode, answer.headers['set-cookie']], hostname).toEqual([404, undefined])
    }
  })
})

describe('a code', () => {
  test('expires after ten minutes; the display then shows another', async () => {
    const { page } = await switchOn()
    const first = await codeAt(page)
    advance(10)
    const refused = await add({ code: first, name: 'Late' })
    const message = 'No display is showing that code. Check the code on the display: it changes every ten minutes.'
    expect([refused.code, refused.body.data]).toEqual([422, { errors: { code: message } }])
    const second = await codeAt(page)
    expect(second).not.toBe(first)
    expect((await add({ code: second, name: 'Late' })).code).toBe(200)
  })

  test('can be used once', async () => {
    const { page } = await switchOn()
    const code = await codeAt(page)
    const both = await Promise.all([add({ code, name: 'East' }), add({ code, name: 'West' })])
    expect(both.map((each) => each.code).toSorted((one, other) => one - other)).toEqual([200, 422])
    advance(60)
  })

  test('may be entered with spaces, hyphens or Arabic digits', async () => {
    for (const [name, type] of [
      ['Hyphens', (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`],
      ['Arabic', (code: string) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))],
      ['Urdu', (code: string) => ` ${code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))} `],
    ] as const) {
      const { page } = await switchOn()
      expect((await add({ code: type(await codeAt(page)), name })).code, name).toBe(200)
    }
  })

  test('of another mosque’s display is rejected', async () => {
    const other = await server.tenant()
    const { page } = await switchOn({ hostname: other.hostname })
    const code = await codeAt(page, { hostname: other.hostname })
    expect((await add({ code, name: 'Theirs' })).code).toBe(422)
    expect(await codeAt(page, { hostname: other.hostname })).toBe(code)
    advance(60)
  })

  test('cannot be guessed, and guessing blocks no other user', async () => {
    const guesser = await staffUser(server, mosque, ['editor'], { now })
    const answers: number[] = []
    for (let at = 0; at < 20; at += 1)
      answers.push((await add({ code: String(10_000_000 + at), name: 'Guess' }, guesser)).code)
    expect(answers.filter((code) => code === 422).length).toBeLessThanOrEqual(3)
    expect(answers.at(-1)).toBe(429)
    const { page } = await switchOn()
    expect((await add({ code: await codeAt(page), name: 'Honest' })).code).toBe(200)
  })

  test('reports an invalid code or a duplicate name by field, and stays valid', async () => {
    const { page } = await switchOn()
    const code = await codeAt(page)
    for (const typed of ['1234567', 'abcdefgh', '123456789'])
      expect((await add({ code: typed, name: 'New' })).body.data).toEqual({
        errors: { code: 'Enter the eight digits shown on the display.' },
      })
    expect((await add({ code, name: 'main HALL' })).body.data).toMatchObject({ errors: { name: expect.any(String) } })
    expect((await add({ code, name: 'New' })).code).toBe(200)
  })
})

test('logs an added display; undoing revokes it', async () => {
  const { page } = await switchOn()
  const added = await add({ code: await codeAt(page), name: 'Library' })
  const { change }: { change: string } = Object(added.body.data)
  const owner = await staffUser(server, mosque, ['owner'], { now })
  expect(JSON.stringify((await owner.get(`/mosques/${mosque.slug}/log`)).body)).toContain('added the display “Library”')
  expect((await editor.post(`/mosques/${mosque.slug}/log/${change}/undo`)).code).toBe(200)
  expect((await open(page)).body).toContain('notConnected')
})

test('limits codes per IP address', async () => {
  advance(60)
  const flood = Array.from({ length: 25 }, () => open('/tv', { from: '203.0.113.9' }))
  const codes = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 303)).toHaveLength(20)
  expect(codes.filter((code) => code === 429)).toHaveLength(5)
  expect((await open('/tv', { from: '203.0.113.200' })).statusCode).toBe(303)
})
