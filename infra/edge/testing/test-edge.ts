import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../paths.ts';
import { freePort } from '../../local/settings/ports.ts';
import { accepts, waitUntil } from '../../local/process/ready.ts';
import { CADDY, ensureTools, locate, OPENSSL, PEBBLE } from '../../local/tools.ts';

/** The edge with certificates of a test authority. */
export interface TestEdge {
  httpPort: number;
  httpsPort: number;
  /** The authority's certificate. */
  ca: string;
  /** Everything that Caddy has written so far. */
  output(): string;
  stop(): void;
}

const read = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { rejectUnauthorized: false }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve(text));
    }).on('error', reject);
  });

/** The TLS certificate of the authority's own server. */
function ownCertificate(folder: string): { certificate: string; privateKey: string } {
  const { certificate, privateKey } = { certificate: join(folder, 'acme.pem'), privateKey: join(folder, 'acme.key') };
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', [...request, ...names, '-keyout', privateKey, '-out', certificate], { stdio: 'ignore' });
  return { certificate, privateKey };
}

/** Starts Caddy with the product's configuration before the gateway, and an ACME server that checks what it orders. */
export async function startTestEdge(gateway: string, env: NodeJS.ProcessEnv): Promise<TestEdge> {
  await ensureTools([CADDY, PEBBLE, OPENSSL], console.log);
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const ports = await Promise.all(Array.from({ length: 7 }, freePort));
  const [httpPort = 0, httpsPort = 0, acme = 0, management = 0, dns = 0, names = 0, health = 0] = ports;
  const started: ChildProcess[] = [];
  const logOf = (program: string): string => join(folder, `${program}.log`);
  const start = (program: string, args: string[], own: NodeJS.ProcessEnv = {}): void => {
    const log = openSync(logOf(program), 'a');
    const options = { env: { ...process.env, ...own }, stdio: ['ignore' as const, log, log], cwd: folder };
    started.push(spawn(locate(program) ?? program, args, options));
    closeSync(log);
  };
  const { certificate, privateKey } = ownCertificate(folder);
  const addresses = { listenAddress: `127.0.0.1:${acme}`, managementListenAddress: `127.0.0.1:${management}` };
  const pebble = { ...addresses, certificate, privateKey, httpPort, tlsPort: httpsPort };
  writeFileSync(join(folder, 'pebble.json'), JSON.stringify({ pebble }));

  // resolves every name to 127.0.0.1
  start('pebble-challtestsrv', [
    ...['-dns01', `127.0.0.1:${dns}`, '-defaultIPv6', ''],
    ...['-management', `127.0.0.1:${names}`, '-http01', '', '-https01', '', '-tlsalpn01', ''],
  ]);
  start('pebble', ['-config', 'pebble.json', '-dnsserver', `127.0.0.1:${dns}`], {
    PEBBLE_VA_NOSLEEP: '1',
    PEBBLE_WFE_NONCEREJECT: '0',
  });
  await waitUntil('The authority', () => accepts(acme), 20);
  start('caddy', ['run', '--adapter', 'caddyfile', '--config', inRoot('infra/edge/Caddyfile')], {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SSL_CERT_FILE: certificate,
    ACME_CA: `https://127.0.0.1:${acme}/dir`,
    GATEWAY: gateway,
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    HEALTH_PORT: String(health),
    ...env,
  });
  await waitUntil('The edge', () => accepts(httpsPort), 20);
  return {
    httpPort,
    httpsPort,
    ca: await read(`https://127.0.0.1:${management}/roots/0`),
    output: () => readFileSync(logOf('caddy'), 'utf8'),
    stop: () => {
      for (const process of started) process.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
