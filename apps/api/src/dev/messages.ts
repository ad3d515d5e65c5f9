import type { HotPayload } from 'vite'

/** A module's code as transformed by Vite, or the error. */
export type ModuleResponse = { result: unknown } | { error: unknown }

/** Messages from the server to its parent process. */
export type FromServer =
  | { kind: 'ready'; port: number }
  /** Requests a module of the front end. */
  | { kind: 'fetchModule'; id: number; payload: HotPayload }

/** Messages to the server from its parent process. */
export type ToServer =
  | { kind: 'module'; id: number; response: ModuleResponse }
  /** A file of the front end has changed; without a name, files were added or removed. */
  | { kind: 'changed'; file?: string }

const kindOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'kind' in message ? message.kind : undefined

/** Whether a process message is one of {@link FromServer}. */
export const isFromServer = (message: unknown): message is FromServer =>
  ['ready', 'fetchModule'].some((kind) => kind === kindOf(message))

/** Whether a process message is one of {@link ToServer}. */
export const isToServer = (message: unknown): message is ToServer =>
  ['module', 'changed'].some((kind) => kind === kindOf(message))
