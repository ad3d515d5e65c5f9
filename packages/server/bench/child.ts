import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Ready } from './server.ts'

/**
 * Starts hosts to be measured, in a process of their own, and waits until they answer.
 * @param words of `server.ts`: the PostgreSQL, the name of the database, how many mosques stand beside the measured one
 * @throws when they did not start
 */
export async function startChild(words: readonly string[]): Promise<{ ready: Ready; stop(): Promise<void> }> {
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), words, {
    execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
  })
  const gone = once(child, 'exit')
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the one message our own child sends
  const [ready] = (await Promise.race([
    once(child, 'message'),
    gone.then(() => {
      throw new Error('The host that is to be measured did not start; see above.')
    }),
  ])) as [Ready]
  return {
    ready,
    async stop() {
      if (child.connected) child.disconnect()
      await gone
    },
  }
}
