import path from 'node:path'
import type { Env } from '@minaret/server/installation'

/** The demonstration mosques by host name, with their plans. */
const demonstration = [
  ['localhost', 'premium: Masjid an-Noor, with its own timetable'],
  ['standard.localhost', 'standard'],
  ['basic.localhost', 'basic'],
  ['prayer.localhost', 'prayer times and donations only'],
  ['campaigns.localhost', 'standalone campaigns'],
  ['arabic.localhost', 'premium, in Arabic'],
] as const

/** The URL to open in a browser. @param port the port the server listens on */
export const getAddress = ({ host }: Pick<Env, 'host'>, port: number): string =>
  `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`

/** The lines printed once the server is ready: its addresses. */
export function welcomeLines(
  env: Pick<Env, 'smtpUrl' | 'dataDir' | 'demoTenants' | 'deskHost'>,
  address: string,
  { version, build }: { version: string; build: string },
): readonly string[] {
  const emails = `\n  Emails are not sent: they are saved in ${path.join(env.dataDir, 'mail')}, and their links are shown here.`
  const { port } = new URL(address)
  const desk = env.deskHost ? [[env.deskHost, 'the desk, where staff change times'] as const] : []
  return [
    `\n  Minaret is running at ${address}`,
    `  Version ${version} (${build})`,
    ...(env.smtpUrl ? [] : [emails]),
    '',
    ...(env.demoTenants
      ? [
          ...[...demonstration, ...desk].map(([name, plan]) => `  ${`http://${name}:${port}`.padEnd(34)} ${plan}`),
          '\n  These are demonstration mosques: cards are not charged. Press Ctrl-C to stop.\n',
        ]
      : []),
  ]
}
