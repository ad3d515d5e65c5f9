import { setFlagsFromString } from 'node:v8'
import { demandNode } from '@minaret/server/node'

demandNode()
// By default the heap of a busy server doubles or trebles before it is collected: most of its memory was dead.
setFlagsFromString('--heap-growing-percent=30')
// Only now: an older Node could not even read what is imported there.
await import('./serve.ts')
