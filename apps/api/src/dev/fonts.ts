import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { hasFonts } from './paths.ts'

/** Unpacks the fonts for image rendering once, in a child process: it takes seconds, and no page should wait for it. */
export function unpackFonts(): void {
  if (!hasFonts())
    fork(fileURLToPath(new URL('./unpackFonts.ts', import.meta.url)), { execArgv: ['--conditions=source'] })
}
