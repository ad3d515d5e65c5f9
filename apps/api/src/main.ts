import { demandNode } from '@minaret/server/node'

demandNode()
// Only now: an older Node could not even read what is imported there.
await import('./serve.ts')
