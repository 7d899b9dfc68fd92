import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { UNKNOWN_PLACE } from '@farmhouse/contracts/analytics/visitor';
import ipaddr from 'ipaddr.js';

/** Ranges of one address family, sorted: starts, ends (both included), and the country of each. */
interface Ranges {
  starts: readonly bigint[];
  ends: readonly bigint[];
  countries: readonly string[];
}

const names = new Intl.DisplayNames('en', { type: 'region' });
const nameByCode = new Map<string, string>();

function nameOf(code: string): string {
  const known = nameByCode.get(code);
  if (known !== undefined) return known;
  const name = /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? (names.of(code) ?? UNKNOWN_PLACE) : UNKNOWN_PLACE;
  nameByCode.set(code, name);
  return name;
}

/** The package holds data only (CC0), lines of `first,last,code` with addresses as numbers. */
function load(file: string): Ranges {
  const path = createRequire(import.meta.url).resolve(`@ip-location-db/asn-country/${file}`);
  const ranges = { starts: [] as bigint[], ends: [] as bigint[], countries: [] as string[] };
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [first, last, code] = line.split(',');
    if (!first || !last || !code) continue;
    ranges.starts.push(BigInt(first));
    ranges.ends.push(BigInt(last));
    ranges.countries.push(nameOf(code.trim()));
  }
  return ranges;
}

function find({ starts, ends, countries }: Ranges, address: bigint): string {
  let [low, high] = [0, starts.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0n) > address) high = middle - 1;
    else if ((ends[middle] ?? 0n) < address) low = middle + 1;
    else return countries[middle] ?? UNKNOWN_PLACE;
  }
  return UNKNOWN_PLACE;
}

const valueOf = (bytes: readonly number[]): bigint => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

/** Countries by address, from an offline table that is read once. Source: docs/decisions/country-without-city.md. */
export class Countries {
  private readonly ipv4 = load('asn-country-ipv4-num.csv');
  private readonly ipv6 = load('asn-country-ipv6-num.csv');

  /** The English name of the country to whose networks the address belongs, else `Unknown`. */
  of(address: string): string {
    if (!ipaddr.isValid(address)) return UNKNOWN_PLACE;
    const whole = ipaddr.process(address);
    return find(whole instanceof ipaddr.IPv4 ? this.ipv4 : this.ipv6, valueOf(whole.toByteArray()));
  }
}
