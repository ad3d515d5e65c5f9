import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Ready } from './server.ts'

/**
 * Starts the measured servers in a separate process, with the memory settings of `npm start`, and waits until they respond.
 * @param args the arguments of `server.ts`: the PostgreSQL, the database name, and the number of other mosques beside
 * the measured one
 * @throws if they do not start
 */
export async function startChild(args: readonly string[]): Promise<{ ready: Ready; stop(): Promise<void> }> {
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), args, {
    execArgv: ['--max-semi-space-size=16', '--conditions=source', '--disable-warning=ExperimentalWarning'],
  })
  const exited = once(child, 'exit')
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the one message our own child sends
  const [ready] = (await Promise.race([
    once(child, 'message'),
    exited.then(() => {
      throw new Error('The measured server did not start; see above.')
    }),
  ])) as [Ready]
  return {
    ready,
    async stop() {
      if (child.connected) child.disconnect()
      await exited
    },
  }
}
