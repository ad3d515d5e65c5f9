import type { Clock, DeviceStorage, Transport } from '../engine/ports.ts'

/** The device's own clock. */
export const deviceClock: Clock = {
  date: () => Date.now(),
  monotonic: () => performance.now(),
  schedule(milliseconds, run) {
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
      // A response from an intermediate cache has the time it spent there in `age`.
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

/** Opens a display's storage; deletes the storage of any other display previously shown on this device. */
export function openDeviceStorage(storage: () => Storage, token: string): DeviceStorage {
  const ownPrefix = `${prefix}:${token}:`
  // In memory as well, so that a newly loaded app keeps the state even if storage is blocked.
  const memory = new Map<string, string>()
  const withStorage = <T>(run: (localStore: Storage) => T): T | undefined => {
    try {
      return run(storage())
    } catch {
      return undefined
    }
  }
  withStorage((localStore) => {
    for (const name of Object.keys(localStore))
      if (name.indexOf(prefix) === 0 && name.indexOf(ownPrefix) !== 0) localStore.removeItem(name)
  })
  return {
    read(name) {
      const text = withStorage((localStore) => localStore.getItem(ownPrefix + name))
      return typeof text === 'string' ? text : memory.get(name)
    },
    write(name, text) {
      memory.set(name, text)
      // If the text does not fit, the outdated previous text is removed.
      withStorage((localStore) => {
        try {
          localStore.setItem(ownPrefix + name, text)
          memory.delete(name)
        } catch {
          localStore.removeItem(ownPrefix + name)
        }
      })
    },
    remove(name) {
      memory.delete(name)
      withStorage((localStore) => localStore.removeItem(ownPrefix + name))
    },
  }
}
