declare module '@20minutes/s3rver' {
  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string }[];
  }

  /** An S3-compatible server that stores objects in a folder. */
  export default class S3rver {
    constructor(options: Options);
    allowMismatchedSignatures: boolean;
    /** Request handlers, called in order. */
    middleware: ((context: { method: string; path: string }, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
