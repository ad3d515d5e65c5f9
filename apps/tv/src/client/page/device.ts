import type { Clock, DeviceStorage, Wire } from '../engine/ports.ts'

/** The device's own clock. */
export const deviceClock: Clock = {
  date: () => Date.now(),
  steady: () => performance.now(),
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** How long an answer may take, in milliseconds. */
const patience = 25_000

/** The network. The older way to ask: engines of 2016 can take back nothing else that hangs. */
export const network: Wire = {
  ask(path, etag, answered) {
    const request = new XMLHttpRequest()
    const end = (status: number) => {
      request.onload = request.onerror = request.ontimeout = request.onabort = null
      const readHeader = (name: string) => (status > 0 ? request.getResponseHeader(name) : null)
      // What lay in a store on the way tells for how long.
      const date = Date.parse(readHeader('date') || '') + (Number(readHeader('age')) || 0) * 1000
      const newEtag = readHeader('etag')
      answered({
        status,
        body: status > 0 ? request.responseText : '',
        ...(newEtag !== null && { etag: newEtag }),
        ...(isFinite(date) && { date }),
      })
    }
    request.onload = () => end(request.status)
    request.onerror = request.ontimeout = request.onabort = () => end(0)
    try {
      request.open('GET', path)
      request.timeout = patience
      request.setRequestHeader('accept', 'application/json')
      if (etag !== undefined) request.setRequestHeader('if-none-match', etag)
      request.send()
    } catch {
      end(0)
    }
  },
  // What the device says of a network that is away is not listened to: some say so of one that is there.
  back(run) {
    addEventListener('online', run)
    return () => removeEventListener('online', run)
  },
}

const prefix = 'minaret.tv'

/** What is kept for one screen. Another screen's, shown on this device before, goes. */
export function openDeviceStorage(storage: () => Storage, token: string): DeviceStorage {
  const own = `${prefix}:${token}:`
  // Also where nothing may be stored, an app that takes over from another one finds what that knew.
  const inMemory = new Map<string, string>()
  const quietly = <T>(run: (open: Storage) => T): T | undefined => {
    try {
      return run(storage())
    } catch {
      return undefined
    }
  }
  quietly((open) => {
    for (const name of Object.keys(open))
      if (name.indexOf(prefix) === 0 && name.indexOf(own) !== 0) open.removeItem(name)
  })
  return {
    read(name) {
      const text = quietly((open) => open.getItem(own + name))
      return typeof text === 'string' ? text : inMemory.get(name)
    },
    write(name, text) {
      inMemory.set(name, text)
      // What does not fit must not leave the one before as if it were this.
      quietly((open) => {
        try {
          open.setItem(own + name, text)
          inMemory.delete(name)
        } catch {
          open.removeItem(own + name)
        }
      })
    },
    remove(name) {
      inMemory.delete(name)
      quietly((open) => open.removeItem(own + name))
    },
  }
}
