export {
  capturePresses,
  clearPendingPress,
  hasPendingPost,
  hasPendingPress,
  replayPress,
  sendPendingPost,
  waitsAttribute,
} from './pendingPress.ts'
