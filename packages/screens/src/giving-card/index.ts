export { GivingCard } from './GivingCard.tsx'
