export { useConfirmed } from './useConfirmed.tsx'
