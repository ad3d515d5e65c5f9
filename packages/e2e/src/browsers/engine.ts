/** The engines besides Chromium that journeys run in, by their common names. */
export type EngineName = 'Firefox' | 'WebKit'

/** A viewport in pixels. */
export type Size = { width: number; height: number }

/** Options for opening a page. */
export type PageOptions = {
  size: Size
  /** Whether the page's scripts run (default true); the journey's own always do. */
  scripts?: boolean
}

/** An open page in its own profile, with only the operations that every engine's protocol supports. */
export type EnginePage = {
  /** Opens an address and waits until it has loaded. */
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  /** Evaluates an expression in the page, bypassing its CSP. @returns its value, as far as JSON can represent it */
  evaluate(expression: string): Promise<unknown>
  /** Clicks with the main mouse button, in pixels of the viewport. */
  clickAt(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** A PNG of the viewport. */
  screenshot(): Promise<Uint8Array>
  /** The console's errors and warnings so far. */
  consoleMessages(): string[]
  close(): Promise<void>
}

/** Keys that journeys press. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Delete'

/** A started engine. */
export type Engine = {
  open(options: PageOptions): Promise<EnginePage>
  stop(): Promise<void>
}
