import { Metrics } from '@farmhouse/platform/observability/metrics';
import { Injectable } from '@nestjs/common';
import { SocketServer } from './socket-server.ts';

/** Shows how many connections are open. */
@Injectable()
export class SocketMetrics {
  constructor(metrics: Metrics, socketServer: SocketServer) {
    metrics.gauge('chat_open_sockets', 'Open connections of guests and admins to the chat', () =>
      Promise.resolve(socketServer.size),
    );
  }
}
