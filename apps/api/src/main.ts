import { setFlagsFromString } from 'node:v8'
import { requireNode } from '@minaret/server/node'

requireNode()
// By default the heap of a busy server doubles or trebles before it is collected: most of its memory was garbage.
setFlagsFromString('--heap-growing-percent=30')
// Imported only after the check: an older Node could not even parse it.
await import('./serve.ts')
