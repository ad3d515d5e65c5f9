import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { unpackTelevision } from './installed.ts'

type Message = { id?: number; method?: string; params?: object; result?: object; error?: { message: string } }

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

/** A page's memory use. */
export type MemoryUse = {
  /** Bytes of its heap. */
  heap: number
  /** All DOM nodes in the engine, attached or detached. */
  nodes: number
  /** DOM nodes attached to the page. */
  attached: number
  listeners: number
}

/** The minimum of each figure over several samples. */
export function minimumOf(samples: readonly MemoryUse[]): MemoryUse {
  const min = (name: keyof MemoryUse) => Math.min(...samples.map((sample) => sample[name]))
  return { heap: min('heap'), nodes: min('nodes'), attached: min('attached'), listeners: min('listeners') }
}

/** Expression that counts the page's attached nodes. */
const attachedNodes = `(function () {
  var walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL), count = 1
  while (walker.nextNode()) count += 1
  return count
})()`

/** A television: Chromium 64, driven through its debugging port, because Playwright uses a newer protocol. */
export type Television = {
  /** Opens an address. */
  open(address: string): Promise<void>
  /** Evaluates an expression in the page. @returns its value, as JSON */
  evaluate(expression: string): Promise<unknown>
  /** Waits until an expression is true. @throws after 30 seconds, with the page's text */
  waitUntil(expression: string): Promise<void>
  /** Takes a screenshot as PNG. */
  screenshot(): Promise<Buffer>
  /** Measures memory after garbage collection. */
  measureMemory(): Promise<MemoryUse>
  /** Records paints for a period of real time. @returns the area of each painted layer, in pixels */
  recordPaints(milliseconds: number): Promise<number[]>
  /** Total CPU time, in seconds. */
  cpuTime(): Promise<number>
  /** Uncaught exceptions in the page. */
  exceptions: string[]
  /** Switches it off. Its storage stays. */
  off(): Promise<void>
}

/** The CPU ticks of a process group: rendering, scripts and network run in separate processes. */
async function ticksOf(processGroup: number): Promise<number> {
  let sum = 0
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    if (fields[2] === processGroup) sum += (fields[11] ?? 0) + (fields[12] ?? 0)
  }
  return sum
}

/** Connects to the page's debugging port. @throws if there is no page within half a minute */
async function connect(host: string): Promise<WebSocket> {
  const deadline = performance.now() + 30_000
  let id: string | undefined
  // The port listens before there is a page behind it.
  while (id === undefined) {
    if (performance.now() > deadline) throw new Error('Chromium 64 opened no page.')
    const pages: unknown = await (await fetch(`http://${host}/json`, { signal: AbortSignal.timeout(10_000) })).json()
    id = /"id": ?"([^"]+)"/.exec(JSON.stringify(pages))?.[1]
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const socket = new WebSocket(`ws://${host}/devtools/page/${id}`)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    const fail = () => reject(new Error('Chromium 64 does not accept debugging connections.'))
    socket.addEventListener('error', fail)
    setTimeout(fail, 30_000).unref()
  })
  return socket
}

type LaunchOptions = {
  /** A script that runs before any page's own. */
  preload?: string
  size?: readonly [number, number]
  /**
   * Disables the optimising compiler: it keeps compiling hot code for hours, and the compiled code would hide the page's own
   * memory use.
   */
  plainEngine?: boolean
}

/**
 * Switches a television on. After a crash with the same folder it sometimes starts but does not respond; it is then started
 * once more.
 * @param folder its storage; the same folder is the same television
 */
export const switchOn = (folder: string, options: LaunchOptions = {}): Promise<Television> =>
  startTelevision(folder, options).catch(() => startTelevision(folder, options))

async function startTelevision(
  folder: string,
  { preload = '', size = [1920, 1080], plainEngine = false }: LaunchOptions,
): Promise<Television> {
  const child = spawn(
    await unpackTelevision(),
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
  const processGroup = child.pid ?? 0
  const browser = await new Promise<URL>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Chromium 64 exited with ${code}.`)))
    createInterface(child.stderr).on('line', (line) => {
      const match = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
      if (match) resolve(new URL(match))
    })
  })
  const socket = await connect(browser.host).catch((error: unknown) => {
    process.kill(-processGroup, 'SIGKILL')
    throw error
  })

  const pendingCommands = new Map<number, (message: Message) => void>()
  const exceptions: string[] = []
  let onLoad = () => {}
  const paintedAreas: number[] = []
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    if (!isMessage(message)) return
    if (message.id !== undefined) pendingCommands.get(message.id)?.(message)
    if (message.method === 'Page.loadEventFired') onLoad()
    if (message.method === 'LayerTree.layerPainted') {
      const clip = fieldOf(message.params, 'clip')
      paintedAreas.push(Number(fieldOf(clip, 'width')) * Number(fieldOf(clip, 'height')))
    }
    if (message.method === 'Runtime.exceptionThrown') exceptions.push(JSON.stringify(message.params))
  })
  let lastId = 0
  const send = async (method: string, params: object = {}): Promise<Record<string, unknown>> => {
    lastId += 1
    const id = lastId
    const response = await new Promise<Message>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`The television does not respond: ${method}.`)), 25_000)
      pendingCommands.set(id, (message) => {
        clearTimeout(timer)
        resolve(message)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
    pendingCommands.delete(id)
    if (response.error) throw new Error(`${method}: ${response.error.message}`)
    return { ...response.result }
  }

  await send('Page.enable')
  await send('Runtime.enable')
  await send('Performance.enable')
  if (preload) await send('Page.addScriptToEvaluateOnNewDocument', { source: preload })

  const evaluate = async (expression: string): Promise<unknown> => {
    const response = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
    if (response.exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(response.exceptionDetails)}`)
    return fieldOf(response.result, 'value')
  }
  return {
    exceptions,
    evaluate,
    async open(address) {
      const loaded = new Promise<void>((resolve) => {
        onLoad = resolve
      })
      await send('Page.navigate', { url: address })
      const timeout = new Promise<void>((_, reject) => {
        setTimeout(() => reject(new Error(`${address} did not load.`)), 60_000).unref()
      })
      await Promise.race([loaded, timeout])
    },
    async waitUntil(expression) {
      const deadline = performance.now() + 30_000
      while (!(await evaluate(`Boolean(${expression})`))) {
        if (performance.now() > deadline)
          throw new Error(
            `Expected ${expression}.\n${String(await evaluate('document.body.innerText'))}\n${exceptions.join('\n')}`,
          )
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async screenshot() {
      return Buffer.from(String((await send('Page.captureScreenshot', { format: 'png' })).data), 'base64')
    },
    async measureMemory() {
      await send('HeapProfiler.enable')
      const samples: MemoryUse[] = []
      // A timer or a response may run between the collection and the measurement: the minimum of several samples counts.
      for (let round = 0; round < 3; round += 1) {
        await send('HeapProfiler.collectGarbage')
        const { metrics } = await send('Performance.getMetrics')
        const readMetric = (name: string) => {
          const match: unknown = Array.isArray(metrics)
            ? metrics.find((entry) => fieldOf(entry, 'name') === name)
            : undefined
          return Number(fieldOf(match, 'value'))
        }
        const [heap, nodes, listeners] = [
          readMetric('JSHeapUsedSize'),
          readMetric('Nodes'),
          readMetric('JSEventListeners'),
        ]
        samples.push({ heap, nodes, listeners, attached: Number(await evaluate(attachedNodes)) })
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
      return minimumOf(samples)
    },
    async recordPaints(milliseconds) {
      paintedAreas.length = 0
      await send('DOM.enable')
      await send('LayerTree.enable')
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      await send('LayerTree.disable')
      await send('DOM.disable')
      return [...paintedAreas]
    },
    cpuTime: async () => (await ticksOf(processGroup)) / 100,
    async off() {
      socket.close()
      if (child.exitCode !== null || child.signalCode !== null) return
      const exitPromise = once(child, 'exit')
      child.kill('SIGTERM')
      // Kills it if it hangs.
      const killTimer = setTimeout(() => process.kill(-processGroup, 'SIGKILL'), 3000)
      await exitPromise
      clearTimeout(killTimer)
      await rm(`${folder}/SingletonLock`, { force: true })
    },
  }
}
