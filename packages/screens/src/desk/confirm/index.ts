export { useReauthenticated } from './useReauthenticated.tsx'
