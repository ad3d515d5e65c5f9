// If the registry lacks a platform's binary when a lockfile is created, that platform is silently dropped and installing
// fails on it later. This finds families of native packages that lack one of the platforms we support.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** The platforms on which Minaret and its tests run. */
const supportedPlatforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** Packages that are not needed on other platforms. */
const exceptions = {
  '@napi-rs/lzma': 'an optional part of a tool, published only for Linux',
}

const platform = /^(?<family>.*?)[-/.](?<os>linux|darwin|win32|windows)[-.](?<cpu>x64|arm64|64)(?<libc>-.*)?$/

/** A sentence for each package family in a pnpm-lock.yaml (`text`) that lacks a platform. */
export function findMissingPlatforms(text) {
  const families = new Map()
  for (const [, name, version] of text.matchAll(/^ {2}'?((?:@[^@'\s]+\/)?[^@'\s]+)@([^':(\s]+)'?:$/gm)) {
    const groups = platform.exec(name)?.groups
    if (!groups) continue
    const key = `${groups.family} ${version}`
    const cpu = groups.cpu === '64' ? 'x64' : groups.cpu
    families.set(key, (families.get(key) ?? new Set()).add(`${groups.os}-${cpu}`))
  }
  const problems = []
  for (const [key, platforms] of families) {
    if (exceptions[key.split(' ')[0]]) continue
    const missingPlatforms = supportedPlatforms.filter((platformName) => !platforms.has(platformName))
    if (missingPlatforms.length > 0)
      problems.push(
        `${key} has no binary for ${missingPlatforms.join(', ')} in pnpm-lock.yaml; pin a version that has all.`,
      )
  }
  return families.size > 0 ? problems : ['pnpm-lock.yaml has no native packages: this check cannot read its format.']
}

export const checkLockfile = () => findMissingPlatforms(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'))

if (process.argv[1] === import.meta.filename) {
  const problems = checkLockfile()
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
