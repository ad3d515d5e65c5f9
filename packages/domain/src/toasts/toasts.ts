import { createStore, type StoreApi } from 'zustand/vanilla'

/** The kind of a toast; `dark` is neutral (specification, section 8). */
export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'dark'

/** A message that disappears by itself. */
export type Toast = {
  id: string
  kind: ToastKind
  text: string
  /** How often it has been shown: 1 at first. */
  count: number
}

export type ToastsState = {
  /** The toasts on screen, oldest first. */
  messages: readonly Toast[]
  /** Shows a message in place of another of its kind; repeating one restarts its timer. */
  show(kind: ToastKind, text: string): void
  /** Removes a message that is no longer displayed. */
  remove(id: string): void
  /** Dismisses the errors when a call is retried. */
  takeBack(): void
}

/**
 * Creates the toast store of a page. It keeps the newest message of each kind.
 * @param maxVisible the maximum on screen; the oldest is dropped
 */
export const createToasts = (maxVisible = 2): StoreApi<ToastsState> =>
  createStore<ToastsState>()((set) => ({
    messages: [],
    show: (kind, text) =>
      set(({ messages }) => {
        const id = `${kind} ${text}`
        if (messages.some((message) => message.id === id))
          return {
            messages: messages.map((message) =>
              message.id === id ? { ...message, count: message.count + 1 } : message,
            ),
          }
        const others = messages.filter((message) => message.kind !== kind)
        return { messages: [...others, { id, kind, text, count: 1 }].slice(-maxVisible) }
      }),
    remove: (id) => set(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) })),
    takeBack: () => set(({ messages }) => ({ messages: messages.filter(({ kind }) => kind !== 'error') })),
  }))
