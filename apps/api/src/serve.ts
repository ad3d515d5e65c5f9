import path from 'node:path'
import { startWatchdog } from '@minaret/server'
import { readBuild } from '@minaret/server/installation'
import { ignoreClosedOutput } from '@minaret/server/node'
import { startServer, print } from './startServer.ts'
import { createBuiltFilesCheck } from './builtFilesCheck.ts'
import { projectRoot, readEnv } from './env.ts'
import { explain } from './explain.ts'
import { checkPort } from './port.ts'
import { loadDeskPage, loadSites, loadTvPages } from './site.ts'
import { type RunningParts, stopOnSignal } from './stopping.ts'
import { getAddress, welcomeLines } from './welcome.ts'

/** Exits with a message instead of a stack trace. */
function exitWithError(message: string): never {
  console.error(`\n${message}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const env = readEnv()
  for (const warning of env.warnings) console.error(warning)
  const problem = await checkPort(env)
  if (problem) exitWithError(problem)

  const watchdog = startWatchdog({
    stopDelay: env.stop.delay,
    isLogged: ['warn', 'info', 'debug', 'trace'].includes(env.logLevel),
    postgres: env.databaseUrl ? undefined : path.join(env.dataDir, 'postgres'),
  })
  const running: RunningParts = {}
  let isStopping = () => false
  const startPromise = startServer({
    env,
    running,
    isStopping: () => isStopping(),
    loadFrontEnd: async () => ({
      sites: await loadSites(),
      tvPages: await loadTvPages(),
      deskPage: loadDeskPage(),
      filesCheck: await createBuiltFilesCheck(),
    }),
    listen: { port: env.port, host: env.host },
  }).then((port) => {
    if (port === undefined) return
    watchdog.watchStalls()
    welcomeLines(env, getAddress(env, port), readBuild(projectRoot, env.buildId)).forEach(print)
  })
  const stopping = stopOnSignal({ env, running, startup: startPromise })
  isStopping = stopping.isStopping
  await startPromise.catch(async (error: unknown) => {
    if (isStopping()) return
    console.error(`\n${explain(error)}\n`)
    await stopping.end(1)
  })
}

ignoreClosedOutput()
try {
  await start()
} catch (error) {
  exitWithError(explain(error))
}
