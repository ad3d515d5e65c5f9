export { VacanciesScreen as Screen, prefetchVacancies as prefetch } from './VacanciesScreen.tsx'
