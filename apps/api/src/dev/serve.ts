import { startServer, print } from '../startServer.ts'
import { readEnv } from '../env.ts'
import { explain } from '../explain.ts'
import { type RunningParts, stopOnSignal } from '../stopping.ts'
import { loadFrontEnd } from './frontEnd.ts'
import { connectModules } from './modules.ts'

// Entry point of the server from source, started by the development server; see main.ts.

const env = readEnv()
const running: RunningParts = {}
let isStopping = () => false
const modules = connectModules()
/** Loaded while the database starts. */
const frontEnd = loadFrontEnd(modules)
frontEnd.catch(() => {})
const startPromise = startServer({
  env,
  running,
  isStopping: () => isStopping(),
  loadFrontEnd: () => frontEnd,
  listen: { port: 0, host: '127.0.0.1' },
}).then((port) => {
  if (port !== undefined) process.send?.({ kind: 'ready', port })
})
const stopping = stopOnSignal({ env, running, startup: startPromise })
isStopping = stopping.isStopping
// The parent process has exited, and could no longer stop this one.
process.on('disconnect', () => void stopping.end(0))
await startPromise.catch(async (error: unknown) => {
  if (isStopping()) return
  print(explain(error))
  await stopping.end(1)
})
