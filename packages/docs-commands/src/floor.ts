import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../../..')

/** What every system has that Node runs on, and what the launchers of npm's programs call. */
const system = ['sh', 'env', 'basename', 'dirname', 'sed', 'uname', 'readlink', 'cat', 'mkdir', 'rm']

const find = (name: string): string => {
  const found = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
  if (!found) throw new Error(`There is no ${name} in PATH.`)
  return realpathSync(found)
}

/** A folder for PATH with the oldest Node we promise and npm, and no other tool. */
function makePath(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'minaret-floor-'))
  symlinkSync(path.join(import.meta.dirname, '../node_modules/node/bin/node'), path.join(folder, 'node'))
  for (const name of ['npm', 'npx', ...system]) symlinkSync(find(name), path.join(folder, name))
  return folder
}

const PATH = makePath()

/** What npm and the installer find on a machine besides programs: a home, a registry and its certificates. */
const passedOn =
  /^(?:HOME|TMPDIR|XDG_CACHE_HOME|NODE_EXTRA_CA_CERTS|TURBO_CACHE_DIR|(?:HTTPS?|NO)_PROXY|npm_config_(?:registry|cache))$/i

/** The environment on the floor. */
const floorEnvironment = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name))),
  ...more,
  PATH,
})

/** How a command ended. */
export type Ended = { code: number; output: string }

/** Types a line into a shell on the floor. */
export const type = (line: string, more?: Readonly<Record<string, string>>): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      'sh',
      ['-c', line],
      { cwd: root, env: floorEnvironment(more), maxBuffer: 2 ** 26 },
      (error, stdout, stderr) =>
        resolve({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, output: stdout + stderr }),
    )
  })

/** Starts what does not end by itself, and resolves when it prints such words. */
export function startUntil(line: string, words: RegExp, more: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn('sh', ['-c', `exec ${line}`], {
    cwd: root,
    env: floorEnvironment(more),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  return new Promise((resolve, reject) => {
    let output = ''
    const onPart = (part: unknown) => {
      output += String(part)
      if (words.test(output)) resolve(child)
    }
    child.stdout.on('data', onPart)
    child.stderr.on('data', onPart)
    child.once('exit', (code) => reject(new Error(`${line} ended with ${code}:\n${output}`)))
  })
}
