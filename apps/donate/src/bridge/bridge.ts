import { type BridgeEvent, type Command, readCommand, version } from './events.ts'
import { type BridgeWindow, framedBy, waysOut } from './hosts.ts'

/** The page's line to the app around it. */
export type Bridge = {
  /** Whether anybody hears. */
  heard(): boolean
  /** Tells everybody who hears; nothing outside an app. The same state, or height, twice in turn is told once. */
  tell(event: BridgeEvent): void
  /** @returns how to stop */
  onCommand(obey: (command: Command) => void): () => void
}

/** @param origins the sites that may show the page in a frame, and talk to it */
export function createBridge(page: BridgeWindow, origins: readonly string[]): Bridge {
  const last = new Map<string, string>()
  const obeying = new Set<(command: Command) => void>()
  const obey = (sent: unknown) => {
    const command = readCommand(sent)
    if (command) obeying.forEach((each) => each(command))
  }
  page.minaretReceive = obey
  page.addEventListener('message', ({ source, origin, data }) => {
    if (source === page.parent && origin === framedBy(page, origins)) obey(data)
  })
  return {
    heard: () => waysOut(page, origins).length > 0,
    tell(event) {
      const text = JSON.stringify(event)
      const repeats = event.type === 'state' || event.type === 'resize'
      if (repeats && last.get(event.type) === text) return
      last.set(event.type, text)
      waysOut(page, origins).forEach((tell) => tell({ source: 'minaret', version, ...event }))
    },
    onCommand(each) {
      obeying.add(each)
      return () => void obeying.delete(each)
    },
  }
}
