import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readBuild, supervisePostgres } from '@minaret/server/installation'
import { print } from '../startServer.ts'
import { developmentEnvironment, projectRoot, readEnv } from '../env.ts'
import { explain } from '../explain.ts'
import { checkPort } from '../port.ts'
import { getAddress, welcomeLines } from '../welcome.ts'
import { compileMessages, generateContract } from './contract.ts'
import { createGateway } from './gateway.ts'
import type { FromServer, ToServer } from './messages.ts'
import { unpackFonts } from './fonts.ts'
import { startServer } from './server.ts'
import { superviseServer } from './supervisor.ts'
import { createVite } from './vite.ts'
import { serverFiles } from './workspaces.ts'

const startedAt = performance.now()
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const variables = developmentEnvironment()
const env = readEnv(variables)
for (const warning of env.warnings) console.error(warning)
const portError = await checkPort(env)
if (portError) {
  console.error(`\n${portError}\n`)
  process.exit(1)
}

let listeningPort = env.port

async function fetchModule({ id, payload }: Extract<FromServer, { kind: 'fetchModule' }>): Promise<ToServer> {
  const { ssr } = (await vite).environments
  return { kind: 'module', id, response: await ssr.hot.handleInvoke(payload) }
}

let isFirst = true
const server = superviseServer({
  start: (onEnd) => startServer({ env: { ...variables, PORT: String(listeningPort) }, onFetch: fetchModule, onEnd }),
  onReady(milliseconds) {
    if (!isFirst) return print(`  The server has restarted in ${seconds(milliseconds)}.`)
    isFirst = false
    welcomeLines(env, getAddress(env, listeningPort), readBuild(projectRoot, env.buildId)).forEach(print)
    print(`  Started in ${seconds(performance.now() - startedAt)}. Pages update after every save.\n`)
    unpackFonts()
  },
  onProblem: () => console.error('\n  The server has stopped. It restarts when one of its files is saved.\n'),
})

/** Prints a problem, if there is one, and returns it. */
function printProblem(problem: string | undefined): string | undefined {
  if (problem !== undefined) console.error(`\n${problem}`)
  return problem
}

const gateway = createGateway({ vite: () => vite, serverPort: server.port })
const vite = createVite(gateway, (file) => server.send({ kind: 'changed', file }))

const database = env.databaseUrl ? undefined : supervisePostgres(path.join(env.dataDir, 'postgres'), print)

let isEnding = false
async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  gateway.close()
  gateway.closeAllConnections()
  await server.stop()
  const closePromise = Promise.allSettled([
    vite.then((viteServer) => viteServer.close()),
    database?.then((postgres) => postgres.stop()),
  ])
  await Promise.race([closePromise, sleep(10_000)])
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))

try {
  // Kept running by this process, so that it does not restart with each server.
  await database
  await new Promise<void>((resolve) => gateway.listen(env.port, env.host, resolve))
  const address = gateway.address()
  if (typeof address === 'object' && address) listeningPort = address.port
  server.restart()
  const { watchPaths, effectOf } = serverFiles()
  const { watcher } = await vite
  watcher.add(watchPaths)
  watcher.on('all', (event, file) => {
    if (event === 'addDir') return
    const effect = isFirst && event === 'add' ? 'none' : effectOf(file)
    if (effect === 'generate') server.restart(generateContract().then(printProblem))
    // The server and the pages import the compiled messages, whose change then restarts it.
    else if (effect === 'compile') void compileMessages().then(printProblem)
    else if (effect === 'restart') server.restart()
  })
} catch (error) {
  console.error(`\n${explain(error)}\n`)
  await end(1)
}
