import ipaddr from 'ipaddr.js';

/** After so many calls from one address and no other, it is taken for a proxy. */
const CALLS = 100;
const PRIVATE_RANGES = ['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

/** True for a private address or network, but not for this machine's own. */
function isPrivate(network: string): boolean {
  const [address = ''] = network.split('/');
  return ipaddr.isValid(address) && PRIVATE_RANGES.includes(ipaddr.process(address).range());
}

/**
 * Warns once when every call comes from one address of a private network: a proxy stands before the gateway that
 * TRUSTED_PROXIES does not name, and the limits count all guests as one.
 */
export class UnnamedProxyWarning {
  private first: string | undefined;
  private calls = 0;
  private isDecided = false;

  constructor(private readonly warn: (text: string) => void) {}

  /** Records a limited call of `network`, as `clientNetwork` names it. */
  record(network: string): void {
    if (this.isDecided) return;
    this.first ??= network;
    this.calls += 1;
    if (network !== this.first || !isPrivate(network)) this.isDecided = true;
    else if (this.calls === CALLS) {
      this.isDecided = true;
      this.warn(`All of ${CALLS} calls came from ${network}: name the proxy before the gateway in TRUSTED_PROXIES`);
    }
  }
}
