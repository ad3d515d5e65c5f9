import module from 'node:module'
import { demandNode } from '@minaret/server/node'

demandNode()
// Before anything else is read: what was compiled once is kept, and a command answers in half the time.
module.enableCompileCache()
const { letReadersLeave } = await import('./commands/frame/tell.ts')
const { run } = await import('./commands/frame/run.ts')

letReadersLeave()
const code = await run(process.argv.slice(2))
// Whoever failed, or was interrupted, has said so already.
process.exitCode = code || process.exitCode
