/** The engines beside Chromium that journeys are walked in, by the name people know. */
export type EngineName = 'Firefox' | 'WebKit'

export type Size = { width: number; height: number }

/** How a page is opened. */
export type PageOptions = {
  size: Size
  /** Whether the pages' own scripts run; the journey's own do always. Default yes. */
  scripts?: boolean
}

/** One open page of an engine, in a profile of its own: as little as every engine's protocol can do alike. */
export type EnginePage = {
  /** Opens an address and waits until it has loaded. */
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  /** Evaluates an expression in the page, past its policy. @returns what JSON can say of its value */
  evaluate(expression: string): Promise<unknown>
  /** Presses the main button of a mouse, in pixels of the page that is seen. */
  clickAt(x: number, y: number): Promise<void>
  /** Types on the keyboard. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** A PNG of what is seen. */
  screenshot(): Promise<Uint8Array>
  /** Errors and warnings of the console so far. */
  noise(): string[]
  close(): Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Delete'

/** A started engine. */
export type Engine = {
  open(options: PageOptions): Promise<EnginePage>
  stop(): Promise<void>
}
