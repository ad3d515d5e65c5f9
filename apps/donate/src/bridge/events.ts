import type { AppGift, AppState, CloseReason } from '@minaret/screens/app-donate/port'

/** The protocol version; raised only if an existing message changes its meaning. */
export const version = 1

/** Events from the page to its app (`docs/app-donate.md`). */
export type BridgeEvent =
  /** The page is interactive. */
  | { type: 'ready' }
  /** The height of the content, in CSS pixels. */
  | { type: 'resize'; height: number }
  /** The page's state. `back`: whether the back button has an effect; if not, it is ignored for now. */
  | { type: 'state'; state: AppState; back: boolean }
  /** The gift has been made. Sent again if the page is reopened; the id identifies the gift. */
  | { type: 'done'; gift: AppGift }
  /** Asks the app to close the page, and to open `url` in the browser if there is one. */
  | { type: 'close'; reason: CloseReason; url?: string }

/** An event as sent. */
export type BridgeMessage = { source: 'minaret'; version: typeof version } & BridgeEvent

/** Commands from the app to the page: the phone's back button was pressed. */
export type Command = { type: 'back' }

/** Reads a command from an object or JSON; undefined if it is not one. */
export function readCommand(data: unknown): Command | undefined {
  const message = typeof data === 'string' ? parseJson(data) : data
  if (typeof message !== 'object' || message === null) return undefined
  const field = (name: string): unknown => Reflect.get(message, name)
  return field('source') === 'minaret-app' && field('version') === version && field('type') === 'back'
    ? { type: 'back' }
    : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
