import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deskContract } from '../../../foundation/src/http/contracts.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { sendPart, startUpload, uploadOf } from '../../../acceptance/src/uploads.ts'

let server: TestServer
let port: number
let mosque: TestTenant
let editor: DeskUser
let partBytes: number
let path: string

const file = { purpose: 'library' as const, name: 'notes.txt', bytes: Buffer.from('Salaam.\n'.repeat(160_000)) }

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname } })
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
  mosque = await server.tenant()
})
afterAll(() => server.close())
beforeEach(async () => {
  editor = await staffUser(server, mosque, ['editor'])
  path = await startSending(editor)
})

/** Starts an upload of the file. @returns the path of its first part */
async function startSending(user: DeskUser): Promise<string> {
  const upload = uploadOf(await startUpload(user, mosque.slug, file))
  partBytes = upload.partBytes
  return `/api/desk/mosques/${mosque.slug}/uploads/${upload.id}/parts/1`
}

/** Opens a request like the desk's for a part; the caller writes the body. */
function openRequest(
  partPath: string,
  { cookie, writeToken }: DeskUser,
  headers: Record<string, string | undefined> = {},
) {
  const allHeaders = {
    host: deskHostname,
    origin: `http://${deskHostname}`,
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/octet-stream',
    cookie,
    'x-desk-token': writeToken,
    ...headers,
  }
  const definedHeaders = Object.fromEntries(Object.entries(allHeaders).filter(([, value]) => value !== undefined))
  const request = send({ port, method: 'POST', path: partPath, headers: definedHeaders })
  // An aborted or refused upload ends the connection.
  request.on('error', () => {})
  return request
}

async function responseOf(request: ClientRequest) {
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error('Expected a response')
  await text(response)
  return { code: response.statusCode, wait: response.headers['retry-after'] }
}

const part = () => file.bytes.subarray(0, partBytes)
const sendCompletePart = (
  partPath: string,
  user: DeskUser,
  headers?: Record<string, string | undefined>,
  body: string | Buffer = part(),
) => {
  const request = openRequest(partPath, user, headers)
  request.end(body)
  return responseOf(request)
}
const countParts = async () => {
  const { rows } = await server.database.pool.query('select from upload_parts where tenant_id = $1', [mosque.id])
  return rows.length
}
/** Sends the first half of a part and waits until the server has begun to read it. */
async function sendHalf(partPath: string, user: DeskUser): Promise<ClientRequest> {
  const request = openRequest(partPath, user, { 'content-length': String(partBytes) })
  request.write(part().subarray(0, partBytes / 2))
  // A single byte is rejected as an invalid part until the server has begun to read the half.
  while (!(await sendCompletePart(partPath, user, {}, Buffer.alloc(1))).wait) await setTimeout(10)
  return request
}

describe('a part of a file', () => {
  test('is refused at the first byte over the limit, while still being sent', async () => {
    const request = openRequest(path, editor)
    const response = responseOf(request)
    let sentBytes = 0
    let isAnswered = false
    void response.then(() => (isAnswered = true))
    while (!isAnswered && sentBytes < 500 * partBytes) {
      sentBytes += 65_536
      request.write(Buffer.alloc(65_536))
      await setTimeout(1)
    }
    expect([(await response).code, sentBytes < 100 * partBytes]).toEqual([413, true])
    request.destroy()
    expect(await sendCompletePart(path, editor, { 'content-length': String(90 * partBytes) }, '')).toMatchObject({
      code: 413,
    })
    expect(await countParts()).toBe(0)
  })

  test('stores nothing if aborted, and can be sent again', async () => {
    const before = await countParts()
    const request = await sendHalf(path, editor)
    const partsWhileSending = await countParts()
    request.destroy()
    let response = await sendCompletePart(path, editor)
    for (let attempt = 0; response.code === 429 && attempt < 200; attempt += 1) {
      await setTimeout(20)
      response = await sendCompletePart(path, editor)
    }
    expect(response.code).toBe(200)
    expect([partsWhileSending - before, (await countParts()) - before]).toEqual([0, 1])
  })

  test('waits while the same member sends another, without delaying others', async () => {
    const colleague = await staffUser(server, mosque, ['editor'])
    const colleaguePath = await startSending(colleague)
    const otherUpload = uploadOf(await startUpload(editor, mosque.slug, { ...file, name: 'other.txt' }))
    const request = await sendHalf(path, editor)
    const response = await sendPart(editor, mosque.slug, otherUpload, file.bytes, 1)
    expect([response.code, response.headers['retry-after'], response.body.message]).toEqual([
      429,
      '1',
      expect.stringContaining('Another file is still uploading'),
    ])
    expect((await sendCompletePart(colleaguePath, colleague)).code).toBe(200)
    request.end(part().subarray(partBytes / 2))
    expect((await responseOf(request)).code).toBe(200)
    expect((await sendPart(editor, mosque.slug, otherUpload, file.bytes, 1)).code).toBe(200)
  })

  test.each<[string, number, Record<string, string | undefined>]>([
    ['as JSON', 415, { 'content-type': 'application/json' }],
    ['as a form of another site', 415, { 'content-type': 'text/plain' }],
    ['as a form with a file', 415, { 'content-type': 'multipart/form-data; boundary=x' }],
    ['without a type', 415, { 'content-type': undefined }],
    ['without X-Requested-With', 400, { 'x-requested-with': undefined }],
    ['from another site', 403, { origin: 'https://evil.example' }],
    ['without the session’s token', 403, { 'x-desk-token': 'x' }],
    ['without a session', 401, { cookie: undefined }],
  ])('is refused %s', async (_what, code, headers) => {
    const before = await countParts()
    expect((await sendCompletePart(path, editor, headers)).code).toBe(code)
    expect(await countParts()).toBe(before)
  })
})

test('no other call accepts a binary body', async () => {
  const request = openRequest(`/api/desk/mosques/${mosque.slug}/uploads`, editor)
  request.end('{}')
  expect((await responseOf(request)).code).toBe(415)
})

test('no call of the desk accepts more than two megabytes at once, or a file in its JSON body', () => {
  const largeEndpoints = deskContract.endpoints.filter(
    ({ bodyLimit = 0, takesBytes }) => bodyLimit > (takesBytes ? 1 : 2) * 1024 * 1024,
  )
  const base64Endpoints = deskContract.endpoints.filter(({ body }) => /"base64"/.test(JSON.stringify(body ?? {})))
  expect([largeEndpoints, base64Endpoints]).toEqual([[], []])
})
