declare module '@20minutes/s3rver' {
  /** A server that speaks S3, and refuses what is signed wrongly; the one key is `S3RVER`, its secret too. */
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
