import { demandNode } from '../node.ts'

demandNode()
await import('./start.ts')
