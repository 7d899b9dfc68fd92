import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { UNKNOWN_LOCATION } from '@farmhouse/contracts/analytics/visitor';
import ipaddr from 'ipaddr.js';

const HALF_BITS = 64n;

/** Addresses of up to 128 bits in 16 bytes each: numbers of any size take more than twice that. */
class Addresses {
  private readonly high: BigUint64Array;
  private readonly low: BigUint64Array;

  constructor(decimals: readonly string[]) {
    this.high = new BigUint64Array(decimals.length);
    this.low = new BigUint64Array(decimals.length);
    for (const [index, decimal] of decimals.entries()) {
      const address = BigInt(decimal);
      this.high[index] = address >> HALF_BITS;
      this.low[index] = BigInt.asUintN(64, address);
    }
  }

  get length(): number {
    return this.low.length;
  }

  at(index: number): bigint {
    const [high = 0n, low = 0n] = [this.high[index], this.low[index]];
    return high === 0n ? low : (high << HALF_BITS) | low;
  }
}

/** Ranges of one address family, sorted: starts, ends (both included), and the country of each. */
interface Ranges {
  starts: Addresses;
  ends: Addresses;
  countries: readonly string[];
}

const names = new Intl.DisplayNames('en', { type: 'region' });
const nameByCode = new Map<string, string>();

function nameOf(code: string): string {
  const known = nameByCode.get(code);
  if (known !== undefined) return known;
  const name = /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? (names.of(code) ?? UNKNOWN_LOCATION) : UNKNOWN_LOCATION;
  nameByCode.set(code, name);
  return name;
}

/** The package holds data only (CC0), lines of `first,last,code` with addresses as numbers. */
function load(file: string): Ranges {
  const path = createRequire(import.meta.url).resolve(`@ip-location-db/asn-country/${file}`);
  const [starts, ends, countries]: [string[], string[], string[]] = [[], [], []];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [first, last, code] = line.split(',');
    if (!first || !last || !code) continue;
    starts.push(first);
    ends.push(last);
    countries.push(nameOf(code.trim()));
  }
  return { starts: new Addresses(starts), ends: new Addresses(ends), countries };
}

function find({ starts, ends, countries }: Ranges, address: bigint): string {
  let [low, high] = [0, starts.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (starts.at(middle) > address) high = middle - 1;
    else if (ends.at(middle) < address) low = middle + 1;
    else return countries[middle] ?? UNKNOWN_LOCATION;
  }
  return UNKNOWN_LOCATION;
}

const valueOf = (bytes: readonly number[]): bigint => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

/** Countries by address, from an offline table that is read once. Source: docs/decisions/country-without-city.md. */
export class Countries {
  private readonly ipv4 = load('asn-country-ipv4-num.csv');
  private readonly ipv6 = load('asn-country-ipv6-num.csv');

  /** The English name of the country to whose networks the address belongs, else `Unknown`. */
  of(address: string): string {
    if (!ipaddr.isValid(address)) return UNKNOWN_LOCATION;
    const whole = ipaddr.process(address);
    return find(whole instanceof ipaddr.IPv4 ? this.ipv4 : this.ipv6, valueOf(whole.toByteArray()));
  }
}
