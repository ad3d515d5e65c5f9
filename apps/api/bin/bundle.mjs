// Collects the built code and its runtime libraries into a folder, without build tools.
// For the container image and for a machine that only runs Minaret: node apps/api/bin/bundle.mjs /opt/minaret
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const target = process.argv[2] && path.resolve(process.argv[2])
if (!target) fail('Specify the target folder: node apps/api/bin/bundle.mjs /opt/minaret')
if (existsSync(target) && readdirSync(target).length > 0)
  fail(`${target} is not empty. Choose a new folder, and swap it with the old one afterwards.`)

const listFile = 'apps/api/dist/builtApps.js'
if (!existsSync(path.join(root, listFile))) fail('The server has not been built. Build first: npm run build')
// The server's own list of the app files it reads.
const { builtFolders } = await import(pathToFileURL(path.join(root, listFile)).href)
const copiedFolders = ['apps/api/dist', 'apps/cli/dist', 'packages/server/dist', ...builtFolders]
for (const folder of copiedFolders)
  if (!existsSync(path.join(root, folder))) fail(`${folder} is missing. Build first: npm run build`)

const { buildFile, readBuild } = await import(
  pathToFileURL(path.join(root, 'packages/server/dist/installation/index.js')).href
)
const build = process.env.BUILD_ID || `${readBuild(root).build}${isChanged() ? '+changes' : ''}`
if (!/^[\w.+-]{1,64}$/.test(build)) fail('BUILD_ID must be letters, digits, ., +, - or _')

const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
mkdirSync(target, { recursive: true })
for (const name of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', 'LICENSE']) copy(name)
// Printed messages refer to its pages.
copy('docs')
for (const group of ['apps', 'packages'])
  for (const name of readdirSync(path.join(root, group)))
    if (existsSync(path.join(root, group, name, 'package.json'))) copy(`${group}/${name}/package.json`)

execFileSync(
  'npx',
  [
    '-y',
    packageManager,
    'install',
    '--prod',
    '--frozen-lockfile',
    '--filter',
    '@minaret/api...',
    '--filter',
    '@minaret/cli...',
    '--config.confirmModulesPurge=false',
  ],
  { cwd: target, stdio: ['ignore', 'inherit', 'inherit'] },
)
// The TypeScript compiler is an optional dependency of the job queue's settings loader, and ours are not in TypeScript.
for (const name of readdirSync(path.join(target, 'node_modules/.pnpm')))
  if (/^(@typescript\+|typescript@)/.test(name))
    rmSync(path.join(target, 'node_modules/.pnpm', name), { recursive: true })
for (const folder of [...copiedFolders, 'packages/foundation/migrations', 'packages/server/demonstration']) copy(folder)
writeFileSync(path.join(target, buildFile), `${build}\n`)
mkdirSync(path.join(target, 'bin'))
writeFileSync(
  path.join(target, 'bin/minaret'),
  '#!/bin/sh\nexec node "$(dirname "$(readlink -f "$0")")/../apps/cli/dist/cli.js" "$@"\n',
  { mode: 0o755 },
)

/** Whether the tree differs from its commit. */
function isChanged() {
  try {
    return execFileSync('git', ['status', '--porcelain'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).length > 0
  } catch {
    return false
  }
}

function copy(name) {
  const from = path.join(root, name)
  // Source maps are only useful with the sources.
  if (existsSync(from))
    cpSync(from, path.join(target, name), { recursive: true, filter: (file) => !file.endsWith('.map') })
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
