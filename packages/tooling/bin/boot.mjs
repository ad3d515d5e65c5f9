// Prepares a fresh machine: `install` installs packages, `start` also builds, and `quiet` does the same as `start` silently.
// Runs with the machine's own Node, before any package is installed; later commands use the Node 24 installed here.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lastLines, root, run, formatDuration } from './run.mjs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(
    `Minaret needs Node 20.19 or later, but this is ${process.versions.node}. Install a newer version from nodejs.org or your package manager, then run the same command again.`,
  )
}
if (process.platform === 'win32') {
  fail(
    'On Windows, Minaret runs inside WSL: open a WSL terminal (install WSL with wsl --install if necessary), clone it there and run the same command again.',
  )
}

const mode = process.argv[2] ?? 'install'
const print = mode === 'quiet' ? () => {} : (line) => console.log(line)
const stampFile = path.join(root, 'node_modules', '.minaret')
const pnpm = `pnpm@${/"pnpm@([^"+]+)/.exec(read('package.json'))[1]}`

/** Generated sources that are not committed: the program that generates them, its inputs, and one of its outputs. */
const generatedSources = [
  {
    name: 'contract',
    program: 'packages/contract/bin/documents.mjs',
    inputs: ['packages/contract/bin', 'packages/contract/desk', 'packages/contract/openapi.yaml'],
    output: 'packages/contract/src/document.gen.ts',
  },
  {
    name: 'messages',
    program: 'packages/messages/bin/generate.mjs',
    inputs: ['packages/messages/bin', ...messageFolders()],
    output: 'packages/screens/src/messages/languages/index.gen.ts',
  },
]

if (!isInstalled()) await install()
await compileSources()
if (mode !== 'install' && !(mode === 'quiet' && isBuilt())) await build()

function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

function read(...parts) {
  return readFileSync(path.join(root, ...parts), 'utf8')
}

/** A hash of everything that determines the contents of node_modules. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const name of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml']) hash.update(read(name))
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(path.join(root, group)).toSorted()) {
      if (existsSync(path.join(root, group, name, 'package.json'))) hash.update(read(group, name, 'package.json'))
    }
  }
  return hash.digest('hex')
}

function isInstalled() {
  const hasBinaries = ['node', 'turbo'].every((name) => existsSync(path.join(root, 'node_modules', '.bin', name)))
  return hasBinaries && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint()
}

/** Whether the server and commands are newer than all their sources, to avoid running turbo, which takes a second. */
function isBuilt() {
  const packages = readdirSync(path.join(root, 'packages')).map((name) => path.join(root, 'packages', name, 'src'))
  return [
    ['api', 'main.js'],
    ['cli', 'cli.js'],
  ].every(([app, file]) => {
    const output = path.join(root, 'apps', app, 'dist', file)
    if (!existsSync(output)) return false
    const { mtimeMs } = statSync(output)
    return [path.join(root, 'apps', app, 'src'), ...packages].every((folder) => isOlder(folder, mtimeMs))
  })
}

function isOlder(file, time) {
  if (!existsSync(file)) return true
  const descendants = statSync(file).isDirectory() ? readdirSync(file, { recursive: true }) : []
  return ['', ...descendants].every((name) => statSync(path.join(file, name)).mtimeMs < time)
}

function messageFolders() {
  const folders = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/messages`)
  return folders.filter((folder) => existsSync(path.join(root, folder)))
}

/** Generates sources that are missing or older than their inputs. */
async function compileSources() {
  for (const { name, program, inputs, output } of generatedSources) {
    const stamp = path.join(root, 'node_modules', `.minaret-${name}`)
    const compiledAt = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
    if (existsSync(path.join(root, output)) && inputs.every((input) => isOlder(path.join(root, input), compiledAt)))
      continue
    const { ok, output: runOutput } = await run('node', [path.join(root, program)])
    if (!ok) fail(`The ${name} could not be compiled.\n\n${lastLines(runOutput, 30)}`)
    writeFileSync(stamp, '')
  }
}

async function install() {
  print('Installing packages (about half a minute the first time)')
  const { ok, output, seconds } = await run('npx', [
    '-y',
    pnpm,
    'install',
    '--frozen-lockfile',
    '--config.confirmModulesPurge=false',
  ])
  if (!ok) fail(`${describeInstallFailure(output)}\n\nInstaller output:\n${lastLines(output, 30)}`)
  writeFileSync(stampFile, fingerprint())
  print(`Installed in ${formatDuration(seconds)}`)
}

function describeInstallFailure(output) {
  const causes = [
    [
      /ENOSPC/,
      'The packages could not be installed: the disk is full. Free about 1 GB, then run the same command again.',
    ],
    [
      /EACCES|EPERM|EROFS/,
      `The packages could not be installed: this user cannot write to ${root} or to the package cache in the home folder. Grant write access, then run the same command again.`,
    ],
    [
      /OUTDATED_LOCKFILE/,
      `The packages could not be installed: pnpm-lock.yaml does not match the package.json files. Run \`npx ${pnpm} install\` and commit pnpm-lock.yaml.`,
    ],
    [
      /TARBALL_INTEGRITY|EINTEGRITY/,
      'The packages could not be installed: the registry sent a package that does not match pnpm-lock.yaml. Use another registry, or try again later.',
    ],
    [
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|UND_ERR\w*)\b|network|META_FETCH_FAIL/,
      'The packages could not be installed: the package registry does not respond. Check the network (behind a proxy, set HTTPS_PROXY), then run the same command again.',
    ],
    [
      /E40[13]|FETCH_40[13]/,
      'The packages could not be installed: the package registry refused access. Check the registry and credentials in your .npmrc, then run the same command again.',
    ],
    [
      /E404|FETCH_404|NO_MATCHING_VERSION|ETARGET/,
      'The packages could not be installed: the package registry does not have one of them. Check the registry in your .npmrc, then run the same command again.',
    ],
  ]
  return causes.find(([pattern]) => pattern.test(output))?.[1] ?? 'The packages could not be installed.'
}

async function build() {
  // With turbo's cache it takes a second, so only a real build is reported.
  const buildingMessage = setTimeout(() => print('Building'), 1500)
  const { ok, output, seconds } = await run('turbo', [
    'run',
    'build',
    '--filter=./apps/*',
    '--output-logs=errors-only',
    '--log-order=grouped',
  ])
  clearTimeout(buildingMessage)
  if (!ok)
    fail(`The build failed. If you have not changed the source code, please report it.\n\n${lastLines(output, 60)}`)
  if (seconds > 1.5) print(`Built in ${formatDuration(seconds)}`)
}
