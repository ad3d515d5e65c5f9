import { requireNode } from '@minaret/server/node'

requireNode()
await import('./start.ts')
