import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { CHAT_SOCKET_PATH } from '@farmhouse/contracts/chat/chat-socket';
import type { TestService } from '@farmhouse/platform/testing/test-service';

/** The packet by which a client of Socket.IO connects, as one masked text frame with a mask of zeros. */
const CONNECT_FRAME = Buffer.concat([Buffer.from([0x81, 0x82, 0, 0, 0, 0]), Buffer.from('40')]);

/** A WebSocket client that sends nothing more, not even the answer to a close. */
export class SilentSocket {
  readonly ended: Promise<void>;
  private readonly socket: Socket;

  constructor({ app }: TestService) {
    const { port } = app.getHttpServer().address() as { port: number };
    this.socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    this.ended = new Promise((resolve) => this.socket.once('end', resolve).once('error', () => resolve()));
    this.socket.resume();
    this.socket.write(
      [
        `GET ${CHAT_SOCKET_PATH}?EIO=4&transport=websocket HTTP/1.1`,
        ...['Host: 127.0.0.1', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'],
        ...[`Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`, '', ''],
      ].join('\r\n'),
    );
  }

  /** Connects to Socket.IO without identifying itself. */
  sendConnect(): void {
    this.socket.write(CONNECT_FRAME);
  }

  close(): void {
    this.socket.destroy();
  }
}
