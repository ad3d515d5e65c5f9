import type { BridgeMessage } from './events.ts'

/** The interfaces that native apps inject into their web views. */
declare global {
  interface Window {
    /** React Native. */
    ReactNativeWebView?: { postMessage(text: string): void }
    /** iOS: a handler named `minaret`. */
    webkit?: { messageHandlers?: { minaret?: { postMessage(message: unknown): void } } }
    /** Android: an interface named `MinaretAndroid`. */
    MinaretAndroid?: { postMessage(text: string): void }
    /** Called by a native app to send the page a command. */
    minaretReceive?: (message: unknown) => void
  }
}

/** The parts of a window that a bridge uses. */
export type BridgeWindow = Pick<Window, 'ReactNativeWebView' | 'webkit' | 'MinaretAndroid' | 'minaretReceive'> & {
  addEventListener(type: 'message', listener: (event: { source: unknown; origin: string; data: unknown }) => void): void
  parent: { postMessage(message: unknown, origin: string): void }
  location: { ancestorOrigins?: ArrayLike<string> }
  document: { referrer: string }
}

/** The origin of the site framing the page; undefined outside a frame, or if the mosque has not allowed the site. */
export function frameOrigin(page: BridgeWindow, origins: readonly string[]): string | undefined {
  if (Object.is(page.parent, page)) return undefined
  const { referrer } = page.document
  const origin = page.location.ancestorOrigins?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined)
  return origins.find((allowed) => allowed === origin)
}

/** The message channels to the app around the page; empty in an ordinary browser tab. */
export function listChannels(page: BridgeWindow, origins: readonly string[]): ((message: BridgeMessage) => void)[] {
  const { ReactNativeWebView, webkit, MinaretAndroid } = page
  const apple = webkit?.messageHandlers?.minaret
  const site = frameOrigin(page, origins)
  return [
    ...(ReactNativeWebView
      ? [(message: BridgeMessage) => ReactNativeWebView.postMessage(JSON.stringify(message))]
      : []),
    ...(apple ? [(message: BridgeMessage) => apple.postMessage(message)] : []),
    ...(MinaretAndroid ? [(message: BridgeMessage) => MinaretAndroid.postMessage(JSON.stringify(message))] : []),
    ...(site === undefined ? [] : [(message: BridgeMessage) => page.parent.postMessage(message, site)]),
  ]
}

/** Whether the user agent is an app's web view. */
export const isWebview = (userAgent: string): boolean =>
  /; wv\)/.test(userAgent) || (/iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent))
