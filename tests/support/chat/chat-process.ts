import { spawn, type ChildProcess } from 'node:child_process';
import { serviceEnvironment } from '../../../infra/local/settings/environment.ts';
import { freePort } from '../../../infra/local/settings/ports.ts';
import { answersOk, waitUntil } from '../../../infra/local/process/ready.ts';
import { inRoot } from '../../../infra/paths.ts';
import { programFile } from '../../../infra/services.ts';
import { localStack } from '../processes/stack.ts';

const READY_SECONDS = 30;

/** A second process of the chat service, beside the product's own, with the same database and Redis. */
export class ChatProcess {
  readonly url: string;
  private child?: ChildProcess;
  private readonly port: number;
  private readonly metricsPort: number;
  private readonly nodeOptions: readonly string[];

  private constructor(port: number, metricsPort: number, nodeOptions: readonly string[]) {
    this.port = port;
    this.metricsPort = metricsPort;
    this.nodeOptions = nodeOptions;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async started(nodeOptions: readonly string[] = []): Promise<ChatProcess> {
    const chat = new ChatProcess(await freePort(), await freePort(), nodeOptions);
    await chat.start();
    return chat;
  }

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    const { settings, secrets } = await localStack();
    this.child = spawn(process.execPath, [...this.nodeOptions, inRoot(programFile('chat'))], {
      env: {
        ...serviceEnvironment('chat', settings, secrets),
        PORT: String(this.port),
        METRICS_PORT: String(this.metricsPort),
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await waitUntil('The second chat process', () => answersOk(`${this.url}/health/ready`), READY_SECONDS);
  }

  /** Kills it with SIGKILL. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Sends a question to the program that is loaded into it, and resolves with the answer. */
  ask<T>(question: string): Promise<T> {
    const { child } = this;
    return new Promise((resolve) => {
      const onMessage = (message: unknown): void => {
        const response = message as { question?: string; answer: T };
        if (response.question !== question) return; // the service says by itself that it listens
        child?.off('message', onMessage);
        resolve(response.answer);
      };
      child?.on('message', onMessage);
      child?.send(question);
    });
  }
}
