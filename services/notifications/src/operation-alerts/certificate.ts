import { connect } from 'node:tls';
import { HOUR_MS } from '@farmhouse/contracts/timing/durations';

/** Time between two readings of the certificates. */
const EVERY_MS = HOUR_MS;
const TIMEOUT_MS = 5_000;
const HTTPS_PORT = 443;

/** When the certificate of an address expires; null for an address without TLS, or that does not answer. */
function certificateEnd(address: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return Promise.resolve(null);
  return new Promise((resolve) => {
    // only its date is read, also of a certificate that is no longer trusted
    const options = {
      host: hostname,
      port: Number(port) || HTTPS_PORT,
      servername: hostname,
      rejectUnauthorized: false,
    };
    const socket = connect(options, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.destroy();
      resolve(end ? new Date(end) : null);
    });
    const giveUp = (): void => {
      socket.destroy();
      resolve(null);
    };
    socket.setTimeout(TIMEOUT_MS, giveUp).once('error', giveUp);
  });
}

/** The certificates of the product's own addresses, which are read once an hour. */
export class WatchedCertificates {
  private readonly ends = new Map<string, Date>();
  private readonly addresses: ReadonlySet<string>;
  private readonly readEnd: typeof certificateEnd;
  private readAt: number | undefined;

  constructor(addresses: readonly string[], readEnd = certificateEnd) {
    this.addresses = new Set(addresses);
    this.readEnd = readEnd;
  }

  /**
   * When the first of them expires; null without one. An address that does not answer counts with the certificate that
   * it had before.
   */
  async earliestEnd(now = Date.now()): Promise<Date | null> {
    if (this.readAt === undefined || now - this.readAt >= EVERY_MS) {
      this.readAt = now;
      await Promise.all([...this.addresses].map((address) => this.read(address)));
    }
    const ends = [...this.ends.values()].map((end) => end.getTime());
    return ends.length > 0 ? new Date(Math.min(...ends)) : null;
  }

  private async read(address: string): Promise<void> {
    const end = await this.readEnd(address);
    if (end) this.ends.set(address, end);
  }
}
