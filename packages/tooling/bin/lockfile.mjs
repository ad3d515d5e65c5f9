// A lockfile made where a registry lacks a platform's binary drops that platform without a word, and the install then fails
// on somebody else's machine. This finds families of native packages that lack one of the platforms we promise.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** What people run Minaret and its tests on. */
const promised = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** Not ours to run: no part of what we install needs them on other platforms. */
const excepted = {
  '@napi-rs/lzma': 'an optional part of a tool, published for Linux alone',
}

const platform = /^(?<family>.*?)[-/.](?<os>linux|darwin|win32|windows)[-.](?<cpu>x64|arm64|64)(?<libc>-.*)?$/

/** Sentences about families that lack a platform; `text` is a pnpm-lock.yaml. Most families are complete: then none. */
export function findMissingPlatforms(text) {
  const families = new Map()
  for (const [, name, version] of text.matchAll(/^ {2}'?((?:@[^@'\s]+\/)?[^@'\s]+)@([^':(\s]+)'?:$/gm)) {
    const found = platform.exec(name)?.groups
    if (!found) continue
    const key = `${found.family} ${version}`
    const cpu = found.cpu === '64' ? 'x64' : found.cpu
    families.set(key, (families.get(key) ?? new Set()).add(`${found.os}-${cpu}`))
  }
  const sentences = []
  for (const [key, have] of families) {
    if (excepted[key.split(' ')[0]]) continue
    const lacking = promised.filter((one) => !have.has(one))
    if (lacking.length > 0)
      sentences.push(`${key} has no binary for ${lacking.join(', ')} in pnpm-lock.yaml; pin a version that has all.`)
  }
  return families.size > 0
    ? sentences
    : ['pnpm-lock.yaml names no native package at all: it is not what this check can read.']
}

export const checkLockfile = () => findMissingPlatforms(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'))

if (process.argv[1] === import.meta.filename) {
  const sentences = checkLockfile()
  for (const sentence of sentences) console.error(sentence)
  process.exitCode = sentences.length > 0 ? 1 : 0
}
