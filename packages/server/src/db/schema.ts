export * from './tenants.ts'
export * from './content.ts'
export * from './money.ts'
export * from './jobs.ts'
