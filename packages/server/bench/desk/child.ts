import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** What a child process of the measurement does: see `childWork.ts`. */
export type ChildWork = 'export' | 'queue' | 'send'

/** A child process, and how it ended. */
export type Child = { process: ChildProcess; ended: Promise<unknown> }

/** Starts a process of its own, as a server's is: it can be killed, and its memory is its own. */
export function startChild(work: ChildWork, words: readonly string[]): Child {
  const child = fork(fileURLToPath(new URL('childWork.ts', import.meta.url)), [work, ...words], {
    execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=16'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return { process: child, ended: once(child, 'exit') }
}

/** The next message of a child. @throws when it ends without one */
export async function nextMessage<T>({ process, ended }: Child): Promise<T> {
  const messages: T[] = await Promise.race([
    once(process, 'message'),
    ended.then((): never => {
      throw new Error('A process of the measurement ended early; see above.')
    }),
  ])
  const [first] = messages
  if (first === undefined) throw new Error('A process of the measurement sent nothing.')
  return first
}

/** Ends a child as a power cut does, and waits until it is gone. */
export async function killChild({ process, ended }: Child): Promise<void> {
  process.kill('SIGKILL')
  await ended
}
