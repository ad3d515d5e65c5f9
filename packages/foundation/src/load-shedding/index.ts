export { admitMosqueReads, admitRequests, refuseOverloaded } from './admit.ts'
export { createAdmission } from './policy.ts'
