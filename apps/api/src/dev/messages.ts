import type { HotPayload } from 'vite'

/** A module's code, as Vite has transformed it, or why there is none. */
export type ModuleResponse = { result: unknown } | { error: unknown }

/** What the server tells the process that runs it. */
export type FromServer =
  | { kind: 'ready'; port: number }
  /** It needs a module of the front end. */
  | { kind: 'fetchModule'; id: number; payload: HotPayload }

/** What the server is told. */
export type ToServer =
  | { kind: 'module'; id: number; response: ModuleResponse }
  /** A file of the front end has another content now; without a name, files have come or gone. */
  | { kind: 'changed'; file?: string }

const kindOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'kind' in message ? message.kind : undefined

export const isFromServer = (message: unknown): message is FromServer =>
  ['ready', 'fetchModule'].some((kind) => kind === kindOf(message))

export const isToServer = (message: unknown): message is ToServer =>
  ['module', 'changed'].some((kind) => kind === kindOf(message))
