import type { Clock, DeviceStorage, Transport } from '../engine/ports.ts'

/** The device's own clock. */
export const deviceClock: Clock = {
  date: () => Date.now(),
  steady: () => performance.now(),
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Milliseconds a request may take. */
const requestTimeout = 25_000

/** The network. Uses XMLHttpRequest, because engines of 2016 cannot abort a fetch. */
export const network: Transport = {
  request(path, etag, onResponse) {
    const request = new XMLHttpRequest()
    const end = (status: number) => {
      request.onload = request.onerror = request.ontimeout = request.onabort = null
      const readHeader = (name: string) => (status > 0 ? request.getResponseHeader(name) : null)
      // A response from a cache on the way has its time there in `age`.
      const date = Date.parse(readHeader('date') || '') + (Number(readHeader('age')) || 0) * 1000
      const newEtag = readHeader('etag')
      onResponse({
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
      request.timeout = requestTimeout
      request.setRequestHeader('accept', 'application/json')
      if (etag !== undefined) request.setRequestHeader('if-none-match', etag)
      request.send()
    } catch {
      end(0)
    }
  },
  // `offline` events are ignored: some devices report them although the network is up.
  onOnline(run) {
    addEventListener('online', run)
    return () => removeEventListener('online', run)
  },
}

const prefix = 'minaret.tv'

/** Opens the storage of one display; deletes that of another display shown on this device before. */
export function openDeviceStorage(storage: () => Storage, token: string): DeviceStorage {
  const own = `${prefix}:${token}:`
  // In memory as well, so that an app that replaces another finds its state even if storage is forbidden.
  const inMemory = new Map<string, string>()
  const withStorage = <T>(run: (open: Storage) => T): T | undefined => {
    try {
      return run(storage())
    } catch {
      return undefined
    }
  }
  withStorage((open) => {
    for (const name of Object.keys(open))
      if (name.indexOf(prefix) === 0 && name.indexOf(own) !== 0) open.removeItem(name)
  })
  return {
    read(name) {
      const text = withStorage((open) => open.getItem(own + name))
      return typeof text === 'string' ? text : inMemory.get(name)
    },
    write(name, text) {
      inMemory.set(name, text)
      // A text that does not fit must not leave the previous one in its place.
      withStorage((open) => {
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
      withStorage((open) => open.removeItem(own + name))
    },
  }
}
