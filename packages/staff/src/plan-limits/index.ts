export { readNearLimits, readPlanLimits } from './readLimits.ts'
export { toMegabytes, refuseOverLimit } from './refuseOverLimit.ts'
