export { capturePresses, clearPendingPress, hasPendingPress, replayPress, waitsAttribute } from './pendingPress.ts'
