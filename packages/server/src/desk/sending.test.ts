import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deskContract } from '../../../foundation/src/http/contracts.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { sendPart, startUpload, uploadOf } from '../../../acceptance/src/uploads.ts'

let host: TestServer
let port: number
let mosque: TestTenant
let editor: DeskUser
let partBytes: number
let path: string

const file = { purpose: 'library' as const, name: 'notes.txt', bytes: Buffer.from('Salaam.\n'.repeat(160_000)) }

beforeAll(async () => {
  host = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname } })
  port = Number(new URL(await host.app.listen({ port: 0, host: '127.0.0.1' })).port)
  mosque = await host.tenant()
})
afterAll(() => host.close())
beforeEach(async () => {
  editor = await staffUser(host, mosque, ['editor'])
  path = await begin(editor)
})

/** Begins to send the file. @returns the address of its first part */
async function begin(user: DeskUser): Promise<string> {
  const upload = uploadOf(await startUpload(user, mosque.slug, file))
  partBytes = upload.partBytes
  return `/api/desk/mosques/${mosque.slug}/uploads/${upload.id}/parts/1`
}

/** Opens a request as the desk's page sends a part; its body is the caller's. */
function open(to: string, { cookie, writeToken }: DeskUser, headers: Record<string, string | undefined> = {}) {
  const all = {
    host: deskHostname,
    origin: `http://${deskHostname}`,
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/octet-stream',
    cookie,
    'x-desk-token': writeToken,
    ...headers,
  }
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  const request = send({ port, method: 'POST', path: to, headers: sent })
  // Whoever breaks off or is refused while sending has a connection that ends.
  request.on('error', () => {})
  return request
}

async function answerOf(request: ClientRequest) {
  const [answer]: IncomingMessage[] = await once(request, 'response')
  if (!answer) throw new Error('There was no response.')
  await text(answer)
  return { code: answer.statusCode, wait: answer.headers['retry-after'] }
}

const part = () => file.bytes.subarray(0, partBytes)
const whole = (
  to: string,
  user: DeskUser,
  headers?: Record<string, string | undefined>,
  body: string | Buffer = part(),
) => {
  const request = open(to, user, headers)
  request.end(body)
  return answerOf(request)
}
const stored = async () => {
  const { rows } = await host.database.pool.query('select from upload_parts where tenant_id = $1', [mosque.id])
  return rows.length
}
/** Sends the first half of a part, once the server has begun to read it. */
async function half(to: string, user: DeskUser): Promise<ClientRequest> {
  const request = open(to, user, { 'content-length': String(partBytes) })
  request.write(part().subarray(0, partBytes / 2))
  // One byte is no part: until the half is being read, it is refused for that.
  while (!(await whole(to, user, {}, Buffer.alloc(1))).wait) await setTimeout(10)
  return request
}

describe('a part of a file', () => {
  test('is refused at the byte that is too many, while it is still coming', async () => {
    const request = open(path, editor)
    const answer = answerOf(request)
    let sent = 0
    let isAnswered = false
    void answer.then(() => (isAnswered = true))
    while (!isAnswered && sent < 500 * partBytes) {
      sent += 65_536
      request.write(Buffer.alloc(65_536))
      await setTimeout(1)
    }
    expect([(await answer).code, sent < 100 * partBytes]).toEqual([413, true])
    request.destroy()
    expect(await whole(path, editor, { 'content-length': String(90 * partBytes) }, '')).toMatchObject({ code: 413 })
    expect(await stored()).toBe(0)
  })

  test('that was broken off leaves nothing, and its sender can send it again', async () => {
    const before = await stored()
    const request = await half(path, editor)
    const inMiddle = await stored()
    request.destroy()
    let answer = await whole(path, editor)
    for (let tries = 0; answer.code === 429 && tries < 200; tries += 1) {
      await setTimeout(20)
      answer = await whole(path, editor)
    }
    expect(answer.code).toBe(200)
    expect([inMiddle - before, (await stored()) - before]).toEqual([0, 1])
  })

  test('waits while the same person sends another, and nobody else does', async () => {
    const colleague = await staffUser(host, mosque, ['editor'])
    const theirs = await begin(colleague)
    const other = uploadOf(await startUpload(editor, mosque.slug, { ...file, name: 'other.txt' }))
    const request = await half(path, editor)
    const second = await sendPart(editor, mosque.slug, other, file.bytes, 1)
    expect([second.code, second.headers['retry-after'], second.body.message]).toEqual([
      429,
      '1',
      expect.stringContaining('Another file of yours'),
    ])
    expect((await whole(theirs, colleague)).code).toBe(200)
    request.end(part().subarray(partBytes / 2))
    expect((await answerOf(request)).code).toBe(200)
    expect((await sendPart(editor, mosque.slug, other, file.bytes, 1)).code).toBe(200)
  })

  test.each<[string, number, Record<string, string | undefined>]>([
    ['as JSON', 415, { 'content-type': 'application/json' }],
    ['as a form of another site', 415, { 'content-type': 'text/plain' }],
    ['as a form with a file', 415, { 'content-type': 'multipart/form-data; boundary=x' }],
    ['without a type', 415, { 'content-type': undefined }],
    ['by a page that asks nobody', 400, { 'x-requested-with': undefined }],
    ['from another site', 403, { origin: 'https://evil.example' }],
    ['without the session’s token', 403, { 'x-desk-token': 'x' }],
    ['without a session', 401, { cookie: undefined }],
  ])('sent %s is refused', async (_what, code, headers) => {
    const before = await stored()
    expect((await whole(path, editor, headers)).code).toBe(code)
    expect(await stored()).toBe(before)
  })
})

test('bytes are no body of any other call', async () => {
  const request = open(`/api/desk/mosques/${mosque.slug}/uploads`, editor)
  request.end('{}')
  expect((await answerOf(request)).code).toBe(415)
})

test('no call of the desk takes more than two megabytes at once, and none a file within its JSON', () => {
  const large = deskContract.endpoints.filter(
    ({ bodyLimit = 0, takesBytes }) => bodyLimit > (takesBytes ? 1 : 2) * 1024 * 1024,
  )
  const asText = deskContract.endpoints.filter(({ body }) => /"base64"/.test(JSON.stringify(body ?? {})))
  expect([large, asText]).toEqual([[], []])
})
