import { Module } from '@nestjs/common';
import { SocketServer } from '../delivery/socket-server.ts';
import { NewsRelay } from './news-relay.ts';

/** What a consumer of events needs to send notifications; the sockets are shared by the whole service. */
@Module({ providers: [SocketServer, NewsRelay], exports: [SocketServer, NewsRelay] })
export class NewsModule {}
