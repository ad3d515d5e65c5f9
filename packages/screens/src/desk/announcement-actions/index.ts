export { EndOrExtend, type EndOrExtendProps } from './EndOrExtend.tsx'
