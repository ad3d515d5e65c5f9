export { shutDown } from './shutdown.ts'
export type { Build, Check } from './readiness.ts'
export { monitorServer } from './monitorServer.ts'
export { getCurrentRequestId } from './requestLog.ts'
