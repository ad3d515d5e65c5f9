import type { BridgeMessage } from './events.ts'

/** What a native host puts into its web view: each takes messages in its own way. */
declare global {
  interface Window {
    /** React Native. */
    ReactNativeWebView?: { postMessage(text: string): void }
    /** iOS: a handler of the name `minaret`. */
    webkit?: { messageHandlers?: { minaret?: { postMessage(message: unknown): void } } }
    /** Android: an interface of the name `MinaretAndroid`. */
    MinaretAndroid?: { postMessage(text: string): void }
    /** How a native host sends the page a command. */
    minaretReceive?: (sent: unknown) => void
  }
}

/** What of a window a bridge looks at. */
export type BridgeWindow = Pick<Window, 'ReactNativeWebView' | 'webkit' | 'MinaretAndroid' | 'minaretReceive'> & {
  addEventListener(type: 'message', listener: (event: { source: unknown; origin: string; data: unknown }) => void): void
  parent: { postMessage(message: unknown, origin: string): void }
  location: { ancestorOrigins?: ArrayLike<string> }
  document: { referrer: string }
}

/** The site whose frame the page stands in, where the mosque has named it; nothing outside a frame. */
export function framedBy(page: BridgeWindow, origins: readonly string[]): string | undefined {
  if (Object.is(page.parent, page)) return undefined
  const { referrer } = page.document
  const origin = page.location.ancestorOrigins?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined)
  return origins.find((each) => each === origin)
}

/** The ways to whoever hosts the page; none in a browser's own tab. */
export function waysOut(page: BridgeWindow, origins: readonly string[]): ((message: BridgeMessage) => void)[] {
  const { ReactNativeWebView, webkit, MinaretAndroid } = page
  const apple = webkit?.messageHandlers?.minaret
  const site = framedBy(page, origins)
  return [
    ...(ReactNativeWebView
      ? [(message: BridgeMessage) => ReactNativeWebView.postMessage(JSON.stringify(message))]
      : []),
    ...(apple ? [(message: BridgeMessage) => apple.postMessage(message)] : []),
    ...(MinaretAndroid ? [(message: BridgeMessage) => MinaretAndroid.postMessage(JSON.stringify(message))] : []),
    ...(site === undefined ? [] : [(message: BridgeMessage) => page.parent.postMessage(message, site)]),
  ]
}

/** Whether a browser says of itself that it is an app's web view. */
export const saysWebview = (userAgent: string): boolean =>
  /; wv\)/.test(userAgent) || (/iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent))
