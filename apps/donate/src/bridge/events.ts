import type { AppGift, AppState, CloseReason } from '@minaret/screens/app-donate/port'

/** The version of what is said here; it grows only when something said before would mean something else. */
export const version = 1

/** What the page tells its app (`docs/app-donate.md`). */
export type BridgeEvent =
  /** The page is drawn and can be used. */
  | { type: 'ready' }
  /** How high its content is, in CSS pixels. */
  | { type: 'resize'; height: number }
  /** What it is doing. `back`: the way back leads somewhere within the page, or out of it; without, it waits. */
  | { type: 'state'; state: AppState; back: boolean }
  /** The gift is made. Said again when the page is opened again: the id tells that it is the same. */
  | { type: 'done'; gift: AppGift }
  /** The page wants to be closed; with `url`, that to be opened in the browser. */
  | { type: 'close'; reason: CloseReason; url?: string }

/** An event as it travels. */
export type BridgeMessage = { source: 'minaret'; version: typeof version } & BridgeEvent

/** What the app may ask of the page: the phone's way back was pressed. */
export type Command = { type: 'back' }

/** Reads what an app has sent, as an object or as JSON; nothing for anything else. */
export function readCommand(sent: unknown): Command | undefined {
  const message = typeof sent === 'string' ? parsed(sent) : sent
  if (typeof message !== 'object' || message === null) return undefined
  const of = (name: string): unknown => Reflect.get(message, name)
  return of('source') === 'minaret-app' && of('version') === version && of('type') === 'back'
    ? { type: 'back' }
    : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
