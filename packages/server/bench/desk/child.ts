import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The work of a child process: see `childWork.ts`. */
export type ChildWork = 'export' | 'queue' | 'send'

/** A child process and its exit. */
export type Child = { process: ChildProcess; ended: Promise<unknown> }

/** Starts a separate process, like that of a server: it can be killed, and its memory is measured separately. */
export function startChild(work: ChildWork, words: readonly string[]): Child {
  const child = fork(fileURLToPath(new URL('childWork.ts', import.meta.url)), [work, ...words], {
    execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=16'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return { process: child, ended: once(child, 'exit') }
}

/** Waits for the next message of a child. @throws if it exits without one */
export async function nextMessage<T>({ process, ended }: Child): Promise<T> {
  const messages: T[] = await Promise.race([
    once(process, 'message'),
    ended.then((): never => {
      throw new Error('A child process exited early; see above.')
    }),
  ])
  const [first] = messages
  if (first === undefined) throw new Error('A child process sent no message.')
  return first
}

/** Kills a child like a power cut, and waits for its exit. */
export async function killChild({ process, ended }: Child): Promise<void> {
  process.kill('SIGKILL')
  await ended
}
