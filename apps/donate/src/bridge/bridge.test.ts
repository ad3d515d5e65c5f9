import { expect, test, vi } from 'vitest'
import { createBridge } from './bridge.ts'
import { type BridgeWindow, saysWebview } from './hosts.ts'

const origins = ['https://app.example']
const back = { source: 'minaret-app', version: 1, type: 'back' }

type Heard = Parameters<BridgeWindow['addEventListener']>[1]

/** A window as some host makes it, in a frame of a site or in none; `send` is a message that arrives. */
function windowOf({ framed, ...host }: Partial<BridgeWindow> & { framed?: string } = {}) {
  const received: Heard[] = []
  const parent = { postMessage: vi.fn<(message: unknown, to: string) => void>() }
  const alone = framed === undefined && !host.document
  const page: BridgeWindow & BridgeWindow['parent'] = {
    postMessage: () => {},
    addEventListener: (_type, listener) => void received.push(listener),
    get parent(): BridgeWindow['parent'] {
      return alone ? page : parent
    },
    location: framed === undefined ? {} : { ancestorOrigins: [framed] },
    document: { referrer: '' },
    ...host,
  }
  const send = (data: unknown, origin: string, source: unknown = page.parent) =>
    received.forEach((listener) => listener({ data, origin, source }))
  return { page, parent, send }
}

test('every native host is told in its own way, and knows the version', () => {
  const [text, object] = [vi.fn<(text: string) => void>(), vi.fn<(message: unknown) => void>()]
  const message = { source: 'minaret', version: 1, type: 'close', reason: 'back' }
  createBridge(windowOf({ ReactNativeWebView: { postMessage: text } }).page, []).tell({ type: 'close', reason: 'back' })
  createBridge(windowOf({ MinaretAndroid: { postMessage: text } }).page, []).tell({ type: 'close', reason: 'back' })
  const webkit = { messageHandlers: { minaret: { postMessage: object } } }
  createBridge(windowOf({ webkit }).page, []).tell({ type: 'close', reason: 'back' })
  expect(text.mock.calls).toEqual([[JSON.stringify(message)], [JSON.stringify(message)]])
  expect(object.mock.calls).toEqual([[message]])
})

test('outside an app nobody is told, and nothing breaks', () => {
  const { page } = windowOf()
  const bridge = createBridge(page, origins)
  bridge.tell({ type: 'ready' })
  expect(bridge.heard()).toBe(false)
})

test('a frame is told only where the mosque has named its site, and only that site', () => {
  for (const [framed, named] of [
    ['https://app.example', true],
    ['https://evil.example', false],
    ['http://app.example', false],
  ] as const) {
    const { page, parent } = windowOf({ framed })
    const bridge = createBridge(page, origins)
    bridge.tell({ type: 'ready' })
    expect([bridge.heard(), parent.postMessage.mock.calls.map(([, to]) => to)], framed).toEqual([
      named,
      named ? ['https://app.example'] : [],
    ])
  }
  // A browser that does not name who frames a page names who led to it.
  const { page, parent } = windowOf({ document: { referrer: 'https://app.example/give' } })
  createBridge(page, origins).tell({ type: 'ready' })
  expect(parent.postMessage).toHaveBeenCalledOnce()
})

test('a command is obeyed from the app, and from nobody else', () => {
  const obey = vi.fn<() => void>()
  const { page, send } = windowOf({ framed: 'https://app.example' })
  const stop = createBridge(page, origins).onCommand(obey)
  send(back, 'https://evil.example')
  send(back, 'https://app.example', {})
  for (const odd of [undefined, 'back', '{', { ...back, version: 2 }, { ...back, source: 'minaret' }, []])
    send(odd, 'https://app.example')
  expect(obey).not.toHaveBeenCalled()
  send(back, 'https://app.example')
  page.minaretReceive?.(JSON.stringify(back))
  expect(obey).toHaveBeenCalledTimes(2)
  stop()
  page.minaretReceive?.(back)
  expect(obey).toHaveBeenCalledTimes(2)
})

test('the same state or height is not told twice in turn; a gift and a wish to close are', () => {
  const text = vi.fn<(text: string) => void>()
  const bridge = createBridge(windowOf({ ReactNativeWebView: { postMessage: text } }).page, [])
  for (const state of ['amount', 'amount', 'details', 'amount'] as const)
    bridge.tell({ type: 'state', state, back: true })
  for (const height of [700, 700, 900]) bridge.tell({ type: 'resize', height })
  for (let times = 0; times < 2; times += 1) bridge.tell({ type: 'close', reason: 'done' })
  const types = text.mock.calls.map(([sent]) => /"type":"(\w+)"/.exec(sent)?.[1])
  expect(types.join(' ')).toBe('state state state resize resize close close')
})

test.each([
  ['Mozilla/5.0 (Linux; Android 13; Pixel 6; wv) AppleWebKit/537.36 Chrome/111.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 Version/15.0 Mobile Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 13; Pixel 6) AppleWebKit/537.36 Chrome/111.0 Mobile Safari/537.36', false],
])('%s', (userAgent, webview) => {
  expect(saysWebview(userAgent)).toBe(webview)
})
