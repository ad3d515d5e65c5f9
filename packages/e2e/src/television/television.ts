import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { televisionProgram } from './program.ts'

type Message = { id?: number; method?: string; params?: object; result?: object; error?: { message: string } }

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

/** What a page weighs. */
export type Weight = {
  /** Bytes of its heap. */
  heap: number
  /** Nodes the engine knows, whether they stand in the page or somebody has only kept them. */
  nodes: number
  /** How many of them stand in the page. */
  standing: number
  listeners: number
}

/** The least of each. */
export function lightest(weights: readonly Weight[]): Weight {
  const least = (name: keyof Weight) => Math.min(...weights.map((each) => each[name]))
  return { heap: least('heap'), nodes: least('nodes'), standing: least('standing'), listeners: least('listeners') }
}

/** Every node of the page. */
const standingNodes = `(function () {
  var walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL), count = 1
  while (walker.nextNode()) count += 1
  return count
})()`

/** A television: Chromium 64, driven over its debugging port, for Playwright speaks a newer protocol. */
export type Television = {
  /** Opens an address. */
  open(address: string): Promise<void>
  /** Runs an expression in the page. @returns what it comes to, as JSON */
  evaluate(expression: string): Promise<unknown>
  /** Waits until an expression holds. @throws when it does not within 30 seconds, with what the page says */
  until(expression: string): Promise<void>
  /** PNG */
  picture(): Promise<Buffer>
  /** What it holds once nothing can be collected any more. */
  weigh(): Promise<Weight>
  /** Lets true time pass. @returns the size of each layer that was painted meanwhile, in pixels of its area */
  paints(milliseconds: number): Promise<number[]>
  /** Seconds of processor it has used in all. */
  used(): Promise<number>
  /** What broke in the page. */
  broken: string[]
  /** Switches it off. What it has stored stays. */
  off(): Promise<void>
}

/** The processes of a group. A television draws, runs scripts and speaks to the network in processes of their own. */
async function ticksOf(group: number): Promise<number> {
  let sum = 0
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    if (fields[2] === group) sum += (fields[11] ?? 0) + (fields[12] ?? 0)
  }
  return sum
}

/** Opens the debugging port of the one page. @throws when there is none within half a minute */
async function plugIn(host: string): Promise<WebSocket> {
  const end = performance.now() + 30_000
  let id: string | undefined
  // The port listens before there is a page behind it.
  while (id === undefined) {
    if (performance.now() > end) throw new Error('Chromium 64 has no page.')
    const pages: unknown = await (await fetch(`http://${host}/json`, { signal: AbortSignal.timeout(10_000) })).json()
    id = /"id": ?"([^"]+)"/.exec(JSON.stringify(pages))?.[1]
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const socket = new WebSocket(`ws://${host}/devtools/page/${id}`)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    const fail = () => reject(new Error('The debugging port of Chromium 64 does not open.'))
    socket.addEventListener('error', fail)
    setTimeout(fail, 30_000).unref()
  })
  return socket
}

type How = {
  /** A script that runs before those of any page. */
  before?: string
  size?: readonly [number, number]
  /**
   * Without machine code: an engine goes on for hours to put what runs often into faster code, and keeps that, so that its
   * heap says nothing of what the page keeps.
   */
  plainEngine?: boolean
}

/**
 * Switches a television on. Upon a folder it was torn from it starts at times, says that it listens, and answers nobody: then
 * once more.
 * @param folder where it stores; the same folder is the same television
 */
export const switchOn = (folder: string, how: How = {}): Promise<Television> =>
  start(folder, how).catch(() => start(folder, how))

async function start(
  folder: string,
  { before = '', size = [1920, 1080], plainEngine = false }: How,
): Promise<Television> {
  const child = spawn(
    await televisionProgram(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-zygote',
      '--hide-scrollbars',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      `--window-size=${size.join(',')}`,
      ...(plainEngine ? ['--js-flags=--no-opt'] : []),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const group = child.pid ?? 0
  const browser = await new Promise<URL>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Chromium 64 ended with ${code}.`)))
    createInterface(child.stderr).on('line', (line) => {
      const match = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
      if (match) resolve(new URL(match))
    })
  })
  const socket = await plugIn(browser.host).catch((error: unknown) => {
    process.kill(-group, 'SIGKILL')
    throw error
  })

  const waiting = new Map<number, (message: Message) => void>()
  const broken: string[] = []
  let loaded = () => {}
  const painted: number[] = []
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    if (!isMessage(message)) return
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    if (message.method === 'Page.loadEventFired') loaded()
    if (message.method === 'LayerTree.layerPainted') {
      const clip = fieldOf(message.params, 'clip')
      painted.push(Number(fieldOf(clip, 'width')) * Number(fieldOf(clip, 'height')))
    }
    if (message.method === 'Runtime.exceptionThrown') broken.push(JSON.stringify(message.params))
  })
  let count = 0
  const send = async (method: string, params: object = {}): Promise<Record<string, unknown>> => {
    count += 1
    const own = count
    const answer = await new Promise<Message>((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new Error(`The television does not answer: ${method}.`)), 25_000)
      waiting.set(own, (message) => {
        clearTimeout(giveUp)
        resolve(message)
      })
      socket.send(JSON.stringify({ id: own, method, params }))
    })
    waiting.delete(own)
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
    return { ...answer.result }
  }

  await send('Page.enable')
  await send('Runtime.enable')
  await send('Performance.enable')
  if (before) await send('Page.addScriptToEvaluateOnNewDocument', { source: before })

  const evaluate = async (expression: string): Promise<unknown> => {
    const answer = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
    if (answer.exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(answer.exceptionDetails)}`)
    return fieldOf(answer.result, 'value')
  }
  return {
    broken,
    evaluate,
    async open(address) {
      const done = new Promise<void>((resolve) => {
        loaded = resolve
      })
      await send('Page.navigate', { url: address })
      const late = new Promise<void>((_, reject) => {
        setTimeout(() => reject(new Error(`${address} did not open.`)), 60_000).unref()
      })
      await Promise.race([done, late])
    },
    async until(expression) {
      const end = performance.now() + 30_000
      while (!(await evaluate(`Boolean(${expression})`))) {
        if (performance.now() > end)
          throw new Error(
            `${expression} did not come to hold.\n${String(await evaluate('document.body.innerText'))}\n${broken.join('\n')}`,
          )
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async picture() {
      return Buffer.from(String((await send('Page.captureScreenshot', { format: 'png' })).data), 'base64')
    },
    async weigh() {
      await send('HeapProfiler.enable')
      const weights: Weight[] = []
      // A second may begin or an answer come between a collection and the scales: the least of several is what stays.
      for (let time = 0; time < 3; time += 1) {
        await send('HeapProfiler.collectGarbage')
        const { metrics } = await send('Performance.getMetrics')
        const of = (name: string) => {
          const match: unknown = Array.isArray(metrics)
            ? metrics.find((each) => fieldOf(each, 'name') === name)
            : undefined
          return Number(fieldOf(match, 'value'))
        }
        const [heap, nodes, listeners] = [of('JSHeapUsedSize'), of('Nodes'), of('JSEventListeners')]
        weights.push({ heap, nodes, listeners, standing: Number(await evaluate(standingNodes)) })
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
      return lightest(weights)
    },
    async paints(milliseconds) {
      painted.length = 0
      await send('DOM.enable')
      await send('LayerTree.enable')
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      await send('LayerTree.disable')
      await send('DOM.disable')
      return [...painted]
    },
    used: async () => (await ticksOf(group)) / 100,
    async off() {
      socket.close()
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      // What hangs is not asked twice.
      const kill = setTimeout(() => process.kill(-group, 'SIGKILL'), 3000)
      await exited
      clearTimeout(kill)
      await rm(`${folder}/SingletonLock`, { force: true })
    },
  }
}
