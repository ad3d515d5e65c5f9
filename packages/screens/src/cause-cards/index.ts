export { CauseRows } from './CauseRows.tsx'
