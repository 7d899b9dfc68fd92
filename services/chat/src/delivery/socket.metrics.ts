import { Metrics } from '@farmhouse/platform/observability/metrics';
import { Injectable } from '@nestjs/common';
import { RunningServer } from './running-server.ts';

/** Shows how many connections are open. */
@Injectable()
export class SocketMetrics {
  constructor(metrics: Metrics, socketServer: RunningServer) {
    metrics.gauge('chat_open_sockets', 'Open connections of guests and admins to the chat', () =>
      Promise.resolve(socketServer.size),
    );
  }
}
