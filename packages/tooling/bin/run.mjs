// Runs programs for these scripts, collects their output, and ends them with the script. Works in plain Node 20.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

const bin = path.join(root, 'node_modules', '.bin')
const children = new Set()
let isEnding = false

function endAll(signal) {
  if (isEnding) return
  isEnding = true
  const code = signal === 'SIGINT' ? 130 : 143
  const end = (signalName) => {
    for (const child of children) {
      try {
        process.kill(-child.pid, signalName)
      } catch {
        // It has already ended.
      }
    }
  }
  end('SIGTERM')
  setTimeout(() => end('SIGKILL'), 8000).unref()
  const waitTimer = setInterval(() => {
    if (children.size > 0) return
    clearInterval(waitTimer)
    process.exit(code)
  }, 20)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(signal))

/**
 * Runs a program (by name if it is in node_modules/.bin) and collects its output. Returns `{ ok, code, output, stdout,
 * seconds }` and never throws. A program that takes longer than `limit` seconds is ended and is not `ok`. `onOutput` is
 * called with each piece of output and a function that ends the program.
 */
export function run(command, args, { cwd = root, env = {}, limit, onOutput } = {}) {
  const startedAt = Date.now()
  const localBinary = path.join(bin, command)
  return new Promise((resolve) => {
    let output = ''
    let stdout = ''
    const child = spawn(existsSync(localBinary) ? localBinary : command, args, {
      cwd,
      // The workspace's Node 24 takes precedence over the machine's.
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...quietEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Gives it its own process group, so that its children can be ended with it.
      detached: true,
    })
    if (child.pid) children.add(child)
    let hasTimedOut = false
    const kill = () => {
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has already ended.
      }
    }
    const onTimeout = () => {
      hasTimedOut = true
      kill()
    }
    const timer = limit ? setTimeout(onTimeout, limit * 1000) : undefined
    const collect = (isStdout) => (chunk) => {
      const text = String(chunk)
      output += text
      if (isStdout) stdout += text
      onOutput?.(text, kill)
    }
    child.stdout.on('data', collect(true))
    child.stderr.on('data', collect(false))
    const finish = (code, extra = '') => {
      clearTimeout(timer)
      children.delete(child)
      // The callers must not report failures that are caused only by ending.
      if (isEnding) return
      const seconds = (Date.now() - startedAt) / 1000
      if (hasTimedOut) extra += `\nStopped after ${limit} seconds.`
      resolve({ ok: code === 0 && !hasTimedOut, code, output: output + extra, stdout, seconds })
    }
    child.once('error', (error) => finish(127, `\n${error.message}`))
    child.once('close', (code, signal) => finish(code ?? 1, signal ? `\nStopped by ${signal}.` : ''))
  })
}

/** Environment variables that turn off the telemetry and notices of tools. */
const quietEnvironment = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  npm_config_update_notifier: 'false',
  npm_config_fund: 'false',
  npm_config_audit: 'false',
}

/** Formats a duration: `0.8 s`, `33 s`, `2 min 5 s`. */
export function formatDuration(seconds) {
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** The last lines of text, for the output of a failed program. */
export const lastLines = (text, count) => text.trimEnd().split('\n').slice(-count).join('\n')
