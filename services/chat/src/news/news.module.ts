import { Module } from '@nestjs/common';
import { RunningServer } from '../delivery/running-server.ts';
import { NewsRelay } from './news-relay.ts';

/** What a consumer of events needs to send notifications; the sockets are shared by the whole service. */
@Module({ providers: [RunningServer, NewsRelay], exports: [RunningServer, NewsRelay] })
export class NewsModule {}
