const LEVELS: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

interface ServiceLine {
  level?: number | string;
  msg?: string;
  context?: string;
  req?: { method?: string; url?: string };
  res?: { statusCode?: number };
  responseTime?: number;
  err?: { message?: string; stack?: string };
  // a line of the gateway
  method?: string;
  path?: string;
  status?: number;
  seconds?: number;
}

function parsed(text: string): ServiceLine | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as ServiceLine;
  } catch {
    return undefined;
  }
}

/** Formats a JSON log line for people; returns anything else unchanged. */
export function readable(text: string): string {
  const line = parsed(text);
  if (!line) return text;
  if (line.path && line.status)
    return `${line.method} ${line.path} ${line.status} ${Math.round((line.seconds ?? 0) * 1000)} ms`;

  const level = typeof line.level === 'number' ? (LEVELS[line.level] ?? '') : (line.level ?? '');
  const call = line.req
    ? `${line.req.method} ${line.req.url} ${line.res?.statusCode ?? ''} ${line.responseTime ?? ''} ms`
    : '';
  const where = line.context ? `[${line.context}]` : '';
  const failure = line.err?.stack ?? line.err?.message ?? '';
  return [level.padEnd(5), where, line.msg, call, failure].filter(Boolean).join(' ');
}
