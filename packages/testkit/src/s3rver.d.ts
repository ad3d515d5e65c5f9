declare module '@20minutes/s3rver' {
  /** An S3 server that checks signatures; its only key and secret are `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
