/** The response to a read, which the server may be asked to send only if it has changed. */
interface KnownResponse {
  token: string | null;
  tag: string;
  data: unknown;
}

/** The last responses to reads with an ETag, by the read. Those of another token are never used. */
export class KnownResponses {
  private readonly known = new Map<string, KnownResponse>();

  /** The response that this token has had; undefined for none. */
  of(read: string, token: string | null): Pick<KnownResponse, 'tag' | 'data'> | undefined {
    const known = this.known.get(read);
    return known?.token === token ? known : undefined;
  }

  /** Does nothing for a response without an ETag. */
  keep(read: string, { tag, ...response }: Omit<KnownResponse, 'tag'> & { tag: string | null }): void {
    if (tag !== null) this.known.set(read, { ...response, tag });
  }
}
