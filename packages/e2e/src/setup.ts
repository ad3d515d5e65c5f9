import type { ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startDnsServer } from '@minaret/testkit/dns'
import { startHmrcStub, surnameOf } from '@minaret/acceptance/hmrc'
import { startStripeStub } from '@minaret/testkit/stripe'
import { createDataFolder } from './folders.ts'
import { type ServerProcess, runCommand, startServerProcess, stopCleanly } from './serverProcess.ts'
import { serveFolder, staticFiles } from './staticSite.ts'

/** Fake keys in Stripe's format, used only by the test server. */
const keys = {
  STRIPE_PUBLISHABLE_KEY: 'pk_test_e2e',
  STRIPE_SECRET_KEY: 'rk_test_e2e',
  STRIPE_WEBHOOK_SECRET: 'whsec_e2e',
}

/** Fake keys of a Stripe platform, for accounts that mosques create from their desks. */
const platformKeys = {
  STRIPE_PLATFORM_KEY_TEST: 'sk_test_e2eplatform',
  STRIPE_PLATFORM_PUBLISHABLE_TEST: 'pk_test_e2eplatform',
  STRIPE_PLATFORM_WEBHOOK_TEST: 'whsec_e2eplatform',
}

async function runOrThrow(args: string[], env: Record<string, string>): Promise<string> {
  const { code, output } = await runCommand(args, env)
  if (code !== 0) throw new Error(`minaret ${args.join(' ')} exited with ${code}:\n${output}`)
  return output
}

/** Configures Stripe and the static sites on the server, by operator commands. */
async function configure(
  server: ServerProcess,
  stripe: Awaited<ReturnType<typeof startStripeStub>>,
  staticSites: Record<string, string>,
  env: Record<string, string>,
): Promise<void> {
  const [output] = await Promise.all([
    runOrThrow(['payments', 'connect', '--tenant', 'al-falah', '--mode', 'test'], { ...env, ...keys }),
    // A TV display is dark during prayers, whose times depend on when the tests run.
    runOrThrow(['config', 'set', 'screenMinutes', '0', '--tenant', 'an-noor'], env),
  ])
  const path = /\/api\/stripe\/webhook\/[\w-]+/.exec(output)?.[0]
  if (!path) throw new Error(`Expected a webhook path in:\n${output}`)
  stripe.deliverTo(keys.STRIPE_SECRET_KEY, { url: server.address + path, secret: keys.STRIPE_WEBHOOK_SECRET })
  stripe.deliverConnectedTo({
    url: `${server.address}/api/stripe/webhook/platform-test`,
    secret: platformKeys.STRIPE_PLATFORM_WEBHOOK_TEST,
  })
  for (const [tenant, address] of Object.entries(staticSites))
    await runOrThrow(['tenant', 'allow-origin', '--tenant', tenant, address], env)
}

/** Writes the server's output to `test-results/server.log` with timestamps, for the run's report. */
function recordLog({ stdout, stderr }: ChildProcess): void {
  const folder = fileURLToPath(new URL('../test-results', import.meta.url))
  mkdirSync(folder, { recursive: true })
  const file = createWriteStream(`${folder}/server.log`)
  for (const stream of [stdout, stderr])
    if (stream) createInterface(stream).on('line', (line) => file.write(`${new Date().toISOString()} ${line}\n`))
}

/**
 * Starts the shared server of the run, as `npm start` does, with the demonstration mosques, of which `al-falah` takes cards
 * through Stripe's SDK and a Stripe stub; and serves the static sites, each at its own address.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { dir, remove } = await createDataFolder()
  const stripe = await startStripeStub({ latency: 50 })
  // Refuses a claim with this surname, and accepts every other.
  const hmrc = await startHmrcStub({
    verdict: (surnames) =>
      surnames.includes('Refused')
        ? [{ number: 4065, text: 'Invalid content', location: surnameOf(surnames.indexOf('Refused') + 1) }]
        : 'accepted',
  })
  const dns = await startDnsServer()
  const [website, campaigns] = await Promise.all([
    serveFolder(staticFiles('website')),
    serveFolder(staticFiles('campaigns')),
  ])
  const env = {
    DATA_DIR: dir,
    STRIPE_API_BASE: stripe.url,
    ...platformKeys,
    HMRC_FILING: 'test',
    HMRC_VENDOR_ID: '8205',
    HMRC_BASE: hmrc.base,
    SITE_ADDRESSES: '203.0.113.10',
    DNS_SERVERS: dns.address,
  }
  const server = await startServerProcess(env, ({ child }) => recordLog(child))

  try {
    await configure(server, stripe, { 'an-noor': website.address, 'open-hands': campaigns.address }, env)
  } catch (error) {
    // Playwright does not clean up after a failed set-up.
    await server.stop()
    throw error
  }

  process.env.E2E_PORT = String(server.port)
  process.env.E2E_DATA = dir
  process.env.E2E_STRIPE = stripe.url
  process.env.E2E_DNS = dns.address
  process.env.E2E_STATIC = website.address
  process.env.E2E_STATIC_CAMPAIGNS = campaigns.address
  return async () => {
    try {
      await stopCleanly(server, dir)
    } finally {
      await Promise.all([website.close(), campaigns.close(), hmrc.close(), dns.close()])
      await remove()
    }
    // Throws if Stripe would have rejected a request as invalid.
    await stripe.close()
  }
}
