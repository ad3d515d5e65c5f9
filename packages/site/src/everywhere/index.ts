export { everywhere } from './everywhere.ts'
