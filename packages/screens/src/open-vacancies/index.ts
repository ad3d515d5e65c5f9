export { useOpenVacancies } from './useOpenVacancies.ts'
export type { OpenVacancy } from './useOpenVacancies.ts'
