export { Beside } from './Beside.tsx'
export type { BesideProps } from './Beside.tsx'
