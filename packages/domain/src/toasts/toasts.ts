import { createStore, type StoreApi } from 'zustand/vanilla'

/** What a message means; `dark` is neutral (specification, section 8). */
export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'dark'

/** One message that passes by itself. */
export type Toast = {
  id: string
  kind: ToastKind
  text: string
  /** How often it came while it was shown: 1 at first. */
  times: number
}

export type ToastsState = {
  /** Not yet gone, oldest first. */
  messages: readonly Toast[]
  /** Shows a message, in place of another of its kind; one that is shown already stays its whole time again. */
  show(kind: ToastKind, text: string): void
  /** A message has left the screen. */
  gone(id: string): void
  /** Takes back what was said of failures: the same is being tried again. */
  takeBack(): void
}

/**
 * The messages of a page. Whoever draws them takes the list from here. They never pile up: of each kind the newest is shown.
 * @param most how many are shown at once; the oldest gives way
 */
export const createToasts = (most = 2): StoreApi<ToastsState> =>
  createStore<ToastsState>()((set) => ({
    messages: [],
    show: (kind, text) =>
      set(({ messages }) => {
        const id = `${kind} ${text}`
        if (messages.some((message) => message.id === id))
          return {
            messages: messages.map((message) =>
              message.id === id ? { ...message, times: message.times + 1 } : message,
            ),
          }
        const others = messages.filter((message) => message.kind !== kind)
        return { messages: [...others, { id, kind, text, times: 1 }].slice(-most) }
      }),
    gone: (id) => set(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) })),
    takeBack: () => set(({ messages }) => ({ messages: messages.filter(({ kind }) => kind !== 'error') })),
  }))
