export { hostOf, premium } from './host.ts'
