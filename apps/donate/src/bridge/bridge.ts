import { type BridgeEvent, type Command, readCommand, version } from './events.ts'
import { type BridgeWindow, listChannels, frameOrigin } from './hosts.ts'

/** The page's connection to the app around it. */
export type Bridge = {
  /** Whether an app is listening. */
  isConnected(): boolean
  /** Sends an event to the app; does nothing outside one. An unchanged state or height is not repeated. */
  send(event: BridgeEvent): void
  /** Subscribes to commands from the app. @returns a function that unsubscribes */
  onCommand(listener: (command: Command) => void): () => void
}

/** Connects the page to its app. @param origins the sites that may frame the page and exchange messages with it */
export function createBridge(page: BridgeWindow, origins: readonly string[]): Bridge {
  const lastMessages = new Map<string, string>()
  const listeners = new Set<(command: Command) => void>()
  const receive = (message: unknown) => {
    const command = readCommand(message)
    if (command) listeners.forEach((listener) => listener(command))
  }
  page.minaretReceive = receive
  page.addEventListener('message', ({ source, origin, data }) => {
    if (source === page.parent && origin === frameOrigin(page, origins)) receive(data)
  })
  return {
    isConnected: () => listChannels(page, origins).length > 0,
    send(event) {
      const text = JSON.stringify(event)
      const isStateful = event.type === 'state' || event.type === 'resize'
      if (isStateful && lastMessages.get(event.type) === text) return
      lastMessages.set(event.type, text)
      listChannels(page, origins).forEach((post) => post({ source: 'minaret', version, ...event }))
    },
    onCommand(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
