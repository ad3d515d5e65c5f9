export { admitRequests } from './admit.ts'
