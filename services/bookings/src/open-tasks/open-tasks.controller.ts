import { permissionsOf } from '@farmhouse/contracts/identity/permission';
import type { OpenBookingTasks } from '@farmhouse/contracts/open-tasks/open-tasks';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get } from '@nestjs/common';
import { OpenTasksService } from './open-tasks.service.ts';

@Controller('api/admin/open-tasks')
@Admin('bookings', 'payments', 'calendar')
export class OpenTasksController {
  constructor(private readonly openTasks: OpenTasksService) {}

  /** Counts the open work on bookings that the admin has permission for. */
  @Get()
  count(@CurrentAdmin() { role }: SignedInAdmin): Promise<OpenBookingTasks> {
    return this.openTasks.count(permissionsOf(role));
  }
}
