export { useReauthentication } from './useReauthentication.tsx'
