import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The root of the repository. */
export const root = path.resolve(import.meta.dirname, '../../..')

/** Standard tools that the launchers of npm's programs call. */
const standardTools = ['sh', 'env', 'basename', 'dirname', 'sed', 'uname', 'readlink', 'cat', 'mkdir', 'rm']

const findProgram = (name: string): string => {
  const file = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((candidate) => {
      try {
        accessSync(candidate, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
  if (!file) throw new Error(`There is no ${name} in PATH.`)
  return realpathSync(file)
}

/** Creates a PATH folder with the oldest supported Node, npm and standard tools only. */
function createPath(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'minaret-oldest-node-'))
  symlinkSync(path.join(import.meta.dirname, '../node_modules/node/bin/node'), path.join(folder, 'node'))
  for (const name of ['npm', 'npx', ...standardTools]) symlinkSync(findProgram(name), path.join(folder, name))
  return folder
}

const PATH = createPath()

/** Environment variables that npm and the installer need: home, registry, proxies and certificates. */
const inheritedVariables =
  /^(?:HOME|TMPDIR|XDG_CACHE_HOME|NODE_EXTRA_CA_CERTS|TURBO_CACHE_DIR|(?:HTTPS?|NO)_PROXY|npm_config_(?:registry|cache))$/i

/** The environment of a command on the oldest Node. */
const oldestNodeEnvironment = (variables: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => inheritedVariables.test(name))),
  ...variables,
  PATH,
})

/** The result of a command. */
export type CommandResult = { code: number; output: string }

/** Runs a line in a shell with the oldest Node. */
export const runLine = (line: string, variables?: Readonly<Record<string, string>>): Promise<CommandResult> =>
  new Promise((resolve) => {
    execFile(
      'sh',
      ['-c', line],
      { cwd: root, env: oldestNodeEnvironment(variables), maxBuffer: 2 ** 26 },
      (error, stdout, stderr) =>
        resolve({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, output: stdout + stderr }),
    )
  })

/** Starts a long-running command; resolves once its output matches a pattern. */
export function startUntil(
  line: string,
  ready: RegExp,
  variables: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const child = spawn('sh', ['-c', `exec ${line}`], {
    cwd: root,
    env: oldestNodeEnvironment(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  return new Promise((resolve, reject) => {
    let output = ''
    const onChunk = (chunk: unknown) => {
      output += String(chunk)
      if (ready.test(output)) resolve(child)
    }
    child.stdout.on('data', onChunk)
    child.stderr.on('data', onChunk)
    child.once('exit', (code) => reject(new Error(`${line} exited with ${code}:\n${output}`)))
  })
}
