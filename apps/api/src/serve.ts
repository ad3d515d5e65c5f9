import path from 'node:path'
import { createServer, inTurn, loadDemonstration, type MailSettings } from '@minaret/server'
import { readBuild } from './build.ts'
import { readEnv, type Env } from './env.ts'
import { explain } from './explain.ts'
import { asInstalled } from './installation.ts'
import { portProblem } from './port.ts'
import { loadSites, loadTvPages } from './site.ts'
import { type Running, stopWhenTold } from './stopping.ts'
import { openStore } from './store.ts'

const say = (line: string) => console.log(line)

/** Ends with a sentence in place of a stack. */
function giveUp(message: string): never {
  console.error(`\n${asInstalled(message)}\n`)
  process.exit(1)
}

/** Where letters go: to the mail server, or into files whose links are printed. */
const mailOf = ({ smtpUrl, mailFrom: from, dataDir }: Env): MailSettings =>
  smtpUrl ? { smtpUrl, from } : { folder: path.join(dataDir, 'mail'), print: (line) => say(`  ${line}`), from }

/** Says where to look, once the host answers. */
function welcome(env: Env, address: string): void {
  say(`\n  Minaret is running at ${address}\n`)
  if (!env.smtpUrl)
    say(`  Emails are not sent: they are saved in ${path.join(env.dataDir, 'mail')}, and their links are shown here.\n`)
  if (!env.demoTenants) return
  const port = new URL(address).port
  const rows = [
    ['localhost', 'premium: Masjid an-Noor, with its own timetable'],
    ['standard.localhost', 'standard'],
    ['basic.localhost', 'basic'],
    ['prayer.localhost', 'prayer times and donations only'],
    ['campaigns.localhost', 'standalone campaigns'],
    ['arabic.localhost', 'premium, in Arabic'],
  ]
  for (const [name, what] of rows) say(`  ${`http://${name}:${port}`.padEnd(34)} ${what}`)
  say('\n  These are demonstration mosques: cards are not charged. Press Ctrl-C to stop.\n')
}

/** Brings everything up, in order; gives up between two steps when somebody has asked to stop. */
async function bringUp(env: Env, running: Running, stopped: () => boolean): Promise<void> {
  running.store = await openStore(env, say)
  if (stopped()) return
  const { store } = running
  if (env.demoTenants) await inTurn(store.database, 'demonstration', () => loadDemonstration(store))
  if (stopped()) return
  const build = readBuild(env.buildId)
  running.server = await createServer({
    ...running.store,
    sites: await loadSites(),
    tvPages: await loadTvPages(),
    mail: mailOf(env),
    port: env.port,
    stripeApiBase: env.stripeApiBase,
    platform: env.platform,
    proxies: env.proxies,
    credit: env.credit,
    hstsSubdomains: env.hstsSubdomains,
    redisUrl: env.redisUrl,
    logLevel: env.logLevel,
    build,
    metricsToken: env.metricsToken,
  })
  if (stopped()) return
  const { app } = running.server
  await app.listen({ port: env.port, host: env.host })
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : env.port
  app.log.info({ ...build, node: process.version }, 'the server is running')
  // A key that may only read is found out now, and not by the first mosque that brings a picture.
  void store.storage.check().catch((error: unknown) => app.log.error({ err: error }, 'files cannot be stored'))
  welcome(env, `http://${env.host === '0.0.0.0' || env.host === '::' ? 'localhost' : env.host}:${port}`)
}

async function start(): Promise<void> {
  const env = readEnv()
  for (const warning of env.warnings) console.error(warning)
  const taken = await portProblem(env)
  if (taken) giveUp(taken)

  const running: Running = {}
  let isStopping = () => false
  const up = bringUp(env, running, () => isStopping())
  const stopping = stopWhenTold({ env, running, up })
  isStopping = stopping.isStopping
  await up.catch(async (error: unknown) => {
    if (isStopping()) return
    console.error(`\n${asInstalled(explain(error))}\n`)
    await stopping.end(1)
  })
}

try {
  await start()
} catch (error) {
  giveUp(explain(error))
}
