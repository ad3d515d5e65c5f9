export { DomainsScreen, type DomainsScreenProps } from './DomainsScreen.tsx'
