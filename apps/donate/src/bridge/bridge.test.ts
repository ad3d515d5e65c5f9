import { expect, test, vi } from 'vitest'
import { createBridge } from './bridge.ts'
import { type BridgeWindow, isWebview } from './hosts.ts'

const origins = ['https://app.example']
const back = { source: 'minaret-app', version: 1, type: 'back' }

type MessageListener = Parameters<BridgeWindow['addEventListener']>[1]

/** A fake window with an app's interfaces, optionally in another site's frame; `send` delivers a message to it. */
function createWindow({ framed, ...interfaces }: Partial<BridgeWindow> & { framed?: string } = {}) {
  const listeners: MessageListener[] = []
  const parent = { postMessage: vi.fn<(message: unknown, to: string) => void>() }
  const isTopLevel = framed === undefined && !interfaces.document
  const page: BridgeWindow & BridgeWindow['parent'] = {
    postMessage: () => {},
    addEventListener: (_type, listener) => void listeners.push(listener),
    get parent(): BridgeWindow['parent'] {
      return isTopLevel ? page : parent
    },
    location: framed === undefined ? {} : { ancestorOrigins: [framed] },
    document: { referrer: '' },
    ...interfaces,
  }
  const send = (data: unknown, origin: string, source: unknown = page.parent) =>
    listeners.forEach((listener) => listener({ data, origin, source }))
  return { page, parent, send }
}

test('sends messages with their version to each kind of native app through its own interface', () => {
  const [postText, postObject] = [vi.fn<(text: string) => void>(), vi.fn<(message: unknown) => void>()]
  const message = { source: 'minaret', version: 1, type: 'close', reason: 'back' }
  createBridge(createWindow({ ReactNativeWebView: { postMessage: postText } }).page, []).send({
    type: 'close',
    reason: 'back',
  })
  createBridge(createWindow({ MinaretAndroid: { postMessage: postText } }).page, []).send({
    type: 'close',
    reason: 'back',
  })
  const webkit = { messageHandlers: { minaret: { postMessage: postObject } } }
  createBridge(createWindow({ webkit }).page, []).send({ type: 'close', reason: 'back' })
  expect(postText.mock.calls).toEqual([[JSON.stringify(message)], [JSON.stringify(message)]])
  expect(postObject.mock.calls).toEqual([[message]])
})

test('drops messages outside an app without an error', () => {
  const { page } = createWindow()
  const bridge = createBridge(page, origins)
  bridge.send({ type: 'ready' })
  expect(bridge.isConnected()).toBe(false)
})

test('sends messages to a framing site only if the mosque has allowed it', () => {
  for (const [framed, isAllowed] of [
    ['https://app.example', true],
    ['https://evil.example', false],
    ['http://app.example', false],
  ] as const) {
    const { page, parent } = createWindow({ framed })
    const bridge = createBridge(page, origins)
    bridge.send({ type: 'ready' })
    expect([bridge.isConnected(), parent.postMessage.mock.calls.map(([, to]) => to)], framed).toEqual([
      isAllowed,
      isAllowed ? ['https://app.example'] : [],
    ])
  }
  // A browser without `ancestorOrigins` reports the framing site as the referrer.
  const { page, parent } = createWindow({ document: { referrer: 'https://app.example/give' } })
  createBridge(page, origins).send({ type: 'ready' })
  expect(parent.postMessage).toHaveBeenCalledOnce()
})

test('accepts commands only from the app', () => {
  const onCommand = vi.fn<() => void>()
  const { page, send } = createWindow({ framed: 'https://app.example' })
  const unsubscribe = createBridge(page, origins).onCommand(onCommand)
  send(back, 'https://evil.example')
  send(back, 'https://app.example', {})
  for (const invalid of [undefined, 'back', '{', { ...back, version: 2 }, { ...back, source: 'minaret' }, []])
    send(invalid, 'https://app.example')
  expect(onCommand).not.toHaveBeenCalled()
  send(back, 'https://app.example')
  page.minaretReceive?.(JSON.stringify(back))
  expect(onCommand).toHaveBeenCalledTimes(2)
  unsubscribe()
  page.minaretReceive?.(back)
  expect(onCommand).toHaveBeenCalledTimes(2)
})

test('does not repeat an unchanged state or height; repeats gifts and requests to close', () => {
  const postText = vi.fn<(text: string) => void>()
  const bridge = createBridge(createWindow({ ReactNativeWebView: { postMessage: postText } }).page, [])
  for (const state of ['amount', 'amount', 'details', 'amount'] as const)
    bridge.send({ type: 'state', state, back: true })
  for (const height of [700, 700, 900]) bridge.send({ type: 'resize', height })
  for (let round = 0; round < 2; round += 1) bridge.send({ type: 'close', reason: 'done' })
  const types = postText.mock.calls.map(([json]) => /"type":"(\w+)"/.exec(json)?.[1])
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
])('detects whether %s is a web view', (userAgent, expected) => {
  expect(isWebview(userAgent)).toBe(expected)
})
