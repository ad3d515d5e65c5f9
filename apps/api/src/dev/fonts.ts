import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { hasFonts } from './places.ts'

/** Unpacks the fonts that pictures are drawn with, once, beside the work: it takes seconds, and no page waits for it. */
export function unpackFonts(): void {
  if (!hasFonts())
    fork(fileURLToPath(new URL('./unpackFonts.ts', import.meta.url)), { execArgv: ['--conditions=source'] })
}
