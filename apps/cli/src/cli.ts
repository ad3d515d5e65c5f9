import module from 'node:module'
import { demandNode, ignoreClosedOutput } from '@minaret/server/node'

demandNode()
// Before anything else is read: what was compiled once is kept, and a command answers in half the time.
module.enableCompileCache()
const { run } = await import('./commands/frame/run.ts')

ignoreClosedOutput()
const code = await run(process.argv.slice(2))
// Whoever failed, or was interrupted, has said so already.
process.exitCode = code || process.exitCode
