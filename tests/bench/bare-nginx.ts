import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../infra/local/settings/ports.ts';
import { answersOk, waitUntil } from '../../infra/local/process/ready.ts';
import { locate } from '../../infra/local/tools.ts';

export interface BareServer {
  url: string;
  stop: () => Promise<void>;
}

const configuration = (folder: string, port: number): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  default_type application/json;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/files; }
}`;

/** Starts an nginx that serves one file. */
export async function startBareNginx(content: string): Promise<BareServer> {
  const folder = mkdtempSync(join(tmpdir(), 'farmhouse-bench-'));
  const port = await freePort();
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files/same-bytes'), content);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  const nginx = spawn(locate('nginx') ?? 'nginx', args, { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/same-bytes`;
  await waitUntil('The bare nginx', () => answersOk(url), 10);
  return {
    url,
    stop: async () => {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
