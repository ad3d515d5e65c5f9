export { closeHost } from './closing.ts'
export type { Build, Check } from './readiness.ts'
export { watchRunning } from './running.ts'
export { requestInHand } from './tellRequests.ts'
