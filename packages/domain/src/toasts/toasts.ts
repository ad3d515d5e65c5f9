import { createStore, type StoreApi } from 'zustand/vanilla'

/** What a message means; `dark` is neutral (specification, section 8). */
export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'dark'

/** One message that passes by itself. */
export type Toast = { id: string; kind: ToastKind; text: string }

export type ToastsState = {
  /** Not yet gone, oldest first. */
  messages: readonly Toast[]
  /** Shows a message; one that is shown already is not shown twice. */
  show(kind: ToastKind, text: string): void
  /** A message has left the screen. */
  gone(id: string): void
  /** Takes back what was said of failures: the same is being tried again. */
  takeBack(): void
}

/** The messages of a page. Whoever draws them takes the list from here. */
export const createToasts = (): StoreApi<ToastsState> =>
  createStore<ToastsState>()((set) => ({
    messages: [],
    show: (kind, text) =>
      set(({ messages }) => {
        const id = `${kind} ${text}`
        return messages.some((message) => message.id === id) ? {} : { messages: [...messages, { id, kind, text }] }
      }),
    gone: (id) => set(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) })),
    takeBack: () => set(({ messages }) => ({ messages: messages.filter(({ kind }) => kind !== 'error') })),
  }))
