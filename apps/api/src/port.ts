import net from 'node:net'
import type { Env } from '@minaret/server/installation'
import { installation } from './env.ts'

/** A port to suggest instead: one that does not need root. */
const alternativePort = (port: number) => (port < 1024 ? 8080 : port === 65_535 ? 65_534 : port + 1)

/** Explains why the server cannot listen on a port, and what to do. @param error the system's error */
export function portErrorMessage({ port, host }: Pick<Env, 'port' | 'host'>, error: NodeJS.ErrnoException): string {
  const advice = `${installation.start(`PORT=${alternativePort(port)}`)}.`
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken. Minaret may already be running: check http://localhost:${port}\n${advice}`
  if (error.code === 'EACCES' && port < 1024)
    return `Port ${port} is below 1024, where only root can listen. Run Minaret on 8080 behind a proxy that provides https and forwards ports 80 and 443 to it. ${advice}`
  if (error.code === 'EACCES') return `Port ${port} needs rights this user does not have. ${advice}`
  return `The server cannot listen on ${host}:${port} (${error.message}). Check HOST and PORT.`
}

/** A message if the port is not available; undefined if it is. Checked before the database starts, so that a second start fails at once. */
export function checkPort(env: Env): Promise<string | undefined> {
  const { port, host } = env
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(portErrorMessage(env, error)))
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)))
  })
}
