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
  const response = await open('/tv', device)
  const [cookie = ''] = String(response.headers['set-cookie']).split(';')
  return { response, page: String(response.headers.location), cookie }
}

async function readCode(page: string, device: Partial<Device> = {}): Promise<string> {
  const { body } = await open(page, device)
  const [, code] = /waiting (\d{8}) /.exec(body) ?? []
  if (code === undefined) throw new Error(`The page contains no code: ${body}`)
  return code
}

const add = (body: Record<string, string>, user = editor, slug = mosque.slug) =>
  user.post(`/mosques/${slug}/displays`, body)

describe('a display that opens /tv', () => {
  test('is redirected to its own page, which shows a code and where to enter it', async () => {
    const { response: redirect, page } = await switchOn()
    expect(redirect.statusCode).toBe(303)
    expect(page).toMatch(/^\/tv\/[\w-]{43}$/)
    expect(redirect.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const response = await open(page)
    expect(response.body).toMatch(/^<p>waiting \d{8} /)
    expect(response.body).toContain(deskHostname)
    expect(Number(response.headers.refresh)).toBeLessThanOrEqual(6)
  })

  test('shows the times as soon as its code is entered in the desk, with its name and orientation', async () => {
    const { page } = await switchOn()
    const code = await readCode(page)
    const addResponse = await add({
      code: `${code.slice(0, 4)} ${code.slice(4)}`,
      name: 'Main hall',
      orientation: 'portrait',
    })
    expect([addResponse.code, addResponse.body.message]).toEqual([
      200,
      'Added. The display will show the times within a few seconds.',
    ])
    expect((await open(page)).body).toBe('<p>drawn Main hall portrait</p>')
  })

  test('keeps its secret when /tv is opened again, whether added or still waiting', async () => {
    const { page, cookie } = await switchOn()
    const code = await readCode(page)
    expect((await switchOn({ cookie })).page).toBe(page)
    expect(await readCode(page)).toBe(code)
    await add({ code, name: 'Porch' })
    const secondVisit = await switchOn({ cookie })
    expect([secondVisit.page, secondVisit.cookie]).toEqual([page, cookie])
    expect((await open(page)).body).toContain('drawn Porch')
  })

  test('gets another secret after it was revoked', async () => {
    const { page, cookie } = await switchOn()
    const addResponse = await add({ code: await readCode(page), name: 'Stairs' })
    const { display }: { display: { id: string } } = Object(addResponse.body.data)
    await editor.post(`/mosques/${mosque.slug}/displays/${display.id}/revoke`)
    const secondVisit = await switchOn({ cookie })
    expect(secondVisit.page).not.toBe(page)
    expect((await open(page)).body).toBe(`<p>notConnected ${mosque.hostname}/tv</p>`)
    expect(await readCode(secondVisit.page)).toMatch(/^\d{8}$/)
  })

  test('gets a new secret if its cookie is forged', async () => {
    const forgedCookie = `minaret-tv=${'x'.repeat(43)}`
    expect((await switchOn({ cookie: forgedCookie })).page).not.toContain('x'.repeat(43))
    expect((await open(`/tv/${'x'.repeat(43)}`)).body).toContain('notConnected')
  })

  test('restricts its cookie to HTTP, its path and, over HTTPS, secure connections', async () => {
    const cookieHeader = String((await switchOn()).response.headers['set-cookie'])
    expect(cookieHeader).toMatch(/^minaret-tv=[\w-]{43}; Path=\/tv; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
    const { headers } = await server.app.inject({
      url: '/tv',
      headers: { host: mosque.hostname, 'x-forwarded-for': '198.51.100.8', 'x-forwarded-proto': 'https' },
    })
    expect(String(headers['set-cookie'])).toMatch(/^__Secure-minaret-tv=.*; Secure$/)
  })

  test('gets no code if the mosque has no displays or the hostname is unknown', async () => {
    const campaignsOnly = await server.tenant({ activePlan: 'premium', StandaloneCampaigns: '1' })
    for (const hostname of [campaignsOnly.hostname, 'nobody.test']) {
      const response = await open('/tv', { hostname })
      expect([response.statusCode, response.headers['set-cookie']], hostname).toEqual([404, undefined])
    }
  })
})

describe('a code', () => {
  test('expires after ten minutes, when the display shows another', async () => {
    const { page } = await switchOn()
    const firstCode = await readCode(page)
    advance(10)
    const refusal = await add({ code: firstCode, name: 'Late' })
    const message = 'No display is showing that code. Check the code on the display: it changes every ten minutes.'
    expect([refusal.code, refusal.body.data]).toEqual([422, { errors: { code: message } }])
    const secondCode = await readCode(page)
    expect(secondCode).not.toBe(firstCode)
    expect((await add({ code: secondCode, name: 'Late' })).code).toBe(200)
  })

  test('can be used once', async () => {
    const { page } = await switchOn()
    const code = await readCode(page)
    const responses = await Promise.all([add({ code, name: 'East' }), add({ code, name: 'West' })])
    expect(responses.map((response) => response.code).toSorted((a, b) => a - b)).toEqual([200, 422])
    advance(60)
  })

  test('may be entered with spaces, hyphens or Arabic digits', async () => {
    for (const [name, format] of [
      ['Hyphens', (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`],
      ['Arabic', (code: string) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))],
      ['Urdu', (code: string) => ` ${code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))} `],
    ] as const) {
      const { page } = await switchOn()
      expect((await add({ code: format(await readCode(page)), name })).code, name).toBe(200)
    }
  })

  test('of another mosque’s display is rejected', async () => {
    const otherMosque = await server.tenant()
    const { page } = await switchOn({ hostname: otherMosque.hostname })
    const code = await readCode(page, { hostname: otherMosque.hostname })
    expect((await add({ code, name: 'Theirs' })).code).toBe(422)
    expect(await readCode(page, { hostname: otherMosque.hostname })).toBe(code)
    advance(60)
  })

  test('cannot be guessed, and guesses do not block other users', async () => {
    const guesser = await staffUser(server, mosque, ['editor'], { now })
    const codes: number[] = []
    for (let index = 0; index < 20; index += 1)
      codes.push((await add({ code: String(10_000_000 + index), name: 'Guess' }, guesser)).code)
    expect(codes.filter((code) => code === 422).length).toBeLessThanOrEqual(3)
    expect(codes.at(-1)).toBe(429)
    const { page } = await switchOn()
    expect((await add({ code: await readCode(page), name: 'Honest' })).code).toBe(200)
  })

  test('reports an invalid code or a duplicate name by field, and stays valid', async () => {
    const { page } = await switchOn()
    const code = await readCode(page)
    for (const input of ['1234567', 'abcdefgh', '123456789'])
      expect((await add({ code: input, name: 'New' })).body.data).toEqual({
        errors: { code: 'Enter the eight digits shown on the display.' },
      })
    expect((await add({ code, name: 'main HALL' })).body.data).toMatchObject({ errors: { name: expect.any(String) } })
    expect((await add({ code, name: 'New' })).code).toBe(200)
  })
})

test('logs an added display; undoing revokes it', async () => {
  const { page } = await switchOn()
  const addResponse = await add({ code: await readCode(page), name: 'Library' })
  const { change }: { change: string } = Object(addResponse.body.data)
  const owner = await staffUser(server, mosque, ['owner'], { now })
  expect(JSON.stringify((await owner.get(`/mosques/${mosque.slug}/log`)).body)).toContain('added the display “Library”')
  expect((await editor.post(`/mosques/${mosque.slug}/log/${change}/undo`)).code).toBe(200)
  expect((await open(page)).body).toContain('notConnected')
})

test('limits codes per IP address', async () => {
  advance(60)
  const requests = Array.from({ length: 25 }, () => open('/tv', { from: '203.0.113.9' }))
  const codes = (await Promise.all(requests)).map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 303)).toHaveLength(20)
  expect(codes.filter((code) => code === 429)).toHaveLength(5)
  expect((await open('/tv', { from: '203.0.113.200' })).statusCode).toBe(303)
})
