export { closeHost } from './shutdown.ts'
export type { Build, Check } from './readiness.ts'
export { watchRunning } from './monitorServer.ts'
export { requestInHand } from './requestLog.ts'
