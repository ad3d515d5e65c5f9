import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DataFolder } from './dataFolder.ts'

/** PostgreSQL's environment: English messages and UTC only. */
export const plainEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }

/** Returns the command line of a process; empty if it has ended or is a zombie. */
function readCommand(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}

/** The running server of a data folder. `socket` is undefined just after its start. */
export type Postmaster = { pid: number; socket: string | undefined }

/**
 * Finds the server running on `data`, if any. Its pid file alone is no proof: after a crash or a reboot (in containers, usually)
 * the pid may belong to another program, or to the server's own zombie.
 */
export function findPostmaster(data: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  const command = pid > 0 ? readCommand(pid) : ''
  if (!command.includes('postgres') || !command.includes(data)) return undefined
  return { pid, socket: lines[4] || undefined }
}

/**
 * PostgreSQL refuses to start while the pid in a stale pid file exists. We know that it is not a server on this folder, so we
 * write a pid that no process can have; the rest of the file stays, because PostgreSQL uses it to check for children of the
 * old server.
 */
function disarmStalePidFile(data: string): void {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  if (rest.length > 1) writeFileSync(file, ['2147483647', ...rest].join('\n'))
}

/** Server settings; sizes in PostgreSQL's own spelling (`128MB`). */
export type Settings = {
  /** False for tests: not crash-safe, and the data is deleted with its last user. */
  durable: boolean
  /** Maximum number of connections; each takes about 8 MB when used. */
  maxConnections: number
  sharedBuffers: string
}

function listSettings(socket: string, { durable, maxConnections, sharedBuffers }: Settings): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: maxConnections,
    shared_buffers: sharedBuffers,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(durable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: 0 }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const maxLogBytes = 5_000_000

/** Rotates a large log; one older file is kept. */
export function rotateLog({ log }: DataFolder): void {
  if (existsSync(log) && statSync(log).size > maxLogBytes) renameSync(log, `${log}.1`)
}

/** Starts the server; if this process dies, the server keeps running and the next process adopts it. */
export function launch(postgres: string, dataFolder: DataFolder, socket: string, settings: Settings): ChildProcess {
  disarmStalePidFile(dataFolder.data)
  const log = openSync(dataFolder.log, 'a', 0o600)
  const child = spawn(postgres, ['-D', dataFolder.data, ...listSettings(socket, settings)], {
    ...dataFolder.runner.ids,
    cwd: dataFolder.folder,
    env: plainEnvironment,
    stdio: ['ignore', log, log],
    // In its own process group, so that Ctrl-C reaches our server first, which then stops the database.
    detached: true,
  })
  closeSync(log)
  child.unref()
  return child
}

/** Stops a server and deletes its folder when this process ends in any way, detected by a broken pipe: for disposable data. */
export function deleteOnExit(pid: number, folder: string): { release(): void } {
  // Waits at most two seconds: if no process reaps zombies, it seems to be alive for ever.
  const script =
    'read -r _ && exit; kill -QUIT "$0"; for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$0" || break; sleep 0.2; done; rm -rf "$1"'
  const watch = spawn('/bin/sh', ['-c', script, String(pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watch.unref()
  // Its pipe must not keep our process running.
  if (watch.stdin instanceof Socket) watch.stdin.unref()
  return { release: () => watch.stdin.end('\n') }
}

/** Whether a process has ended, or is a zombie. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform === 'linux' && /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

/** Stops the server on `data` and waits until it has ended: a fast shutdown, and after 20 seconds an immediate one (without data loss). */
export async function stopPostmaster(data: string): Promise<void> {
  const postmaster = findPostmaster(data)
  if (!postmaster) return
  const startTime = Date.now()
  let lastSignal: NodeJS.Signals | undefined
  while (!isGone(postmaster.pid)) {
    const signal = Date.now() - startTime < 20_000 ? 'SIGINT' : 'SIGQUIT'
    if (signal !== lastSignal) {
      try {
        process.kill(postmaster.pid, signal)
      } catch {
        // It has ended in the meantime.
      }
      lastSignal = signal
    }
    await sleep(10)
  }
}
