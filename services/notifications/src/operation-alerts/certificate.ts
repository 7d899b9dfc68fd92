import { connect } from 'node:tls';

const TIMEOUT_MS = 5_000;
const HTTPS_PORT = 443;

/** When the certificate of the site's own address expires; null for an address without TLS, or that does not answer. */
export function certificateEnd(publicUrl: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(publicUrl);
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
