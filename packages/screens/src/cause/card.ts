import { lazy } from 'react'

/** Loaded only by those who pay with a card: it brings the provider's own script. */
export const CardPayment = lazy(async () => ({ default: (await import('./CardPayment.tsx')).CardPayment }))
