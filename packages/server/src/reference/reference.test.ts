import { document } from '@minaret/contract/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { contractCalls } from '../../../testkit/src/calls.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'

let server: TestServer
let page = ''

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  page = (await get('/api/reference')).body
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

test('the page has every operation and schema of the contract, and no broken link', () => {
  for (const { id, path } of contractCalls) {
    expect(page).toContain(`id="${id}"`)
    expect(page.replaceAll('<wbr>', '')).toContain(`<code>${path}</code>`)
  }
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(name)
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
})

test('the page has no scripts and no external resources, and its policy forbids them', async () => {
  const { headers } = await get('/api/reference')
  expect(page).not.toMatch(/<script|<link|<img|\son\w+=|style="|https?:\/\/(?!www\.example)[\w.]+\/[\w.-]+\.(js|css)/)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'/,
  )
  expect(page).not.toMatch(/undefined|\[object Object\]/)
})

test('the contract can be downloaded as JSON and as YAML', async () => {
  const json = await get('/api/openapi.json')
  expect(json.json()).toEqual(document)
  const yaml = await get('/api/openapi.yaml')
  expect(yaml.headers['content-type']).toBe('application/yaml; charset=utf-8')
  expect(parse(yaml.body)).toEqual(document)
  const secondResponse = await get('/api/openapi.json', { 'if-none-match': String(json.headers.etag) })
  expect([secondResponse.statusCode, secondResponse.body]).toEqual([304, ''])
  expect((await server.app.inject({ method: 'POST', url: '/api/openapi.json' })).statusCode).toBe(404)
})
