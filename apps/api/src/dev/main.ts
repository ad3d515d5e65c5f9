import { demandNode } from '@minaret/server/node'

demandNode()
await import('./start.ts')
