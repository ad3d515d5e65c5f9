export { mountPlatformWebhook } from './platformWebhook.ts'
export { paymentTasks } from './tasks.ts'
export { webhookOperations } from './webhook.ts'
