export { watchVitals } from './watchVitals.ts'
