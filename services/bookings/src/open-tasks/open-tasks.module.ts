import { Module } from '@nestjs/common';
import { OpenTasksController } from './open-tasks.controller.ts';
import { OpenTasksService } from './open-tasks.service.ts';

/** The open work on bookings, as counts beside the sections of the dashboard. */
@Module({ controllers: [OpenTasksController], providers: [OpenTasksService] })
export class OpenTasksModule {}
