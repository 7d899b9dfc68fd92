import type { SaveService, ServiceView } from '@farmhouse/contracts/catalogue/service';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { applyFields, newRow } from '@farmhouse/platform/database/rows';
import { runPrepared } from '@farmhouse/platform/database/prepared';
import { nextVersion } from '@farmhouse/platform/events/change-version';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { republishAll } from '@farmhouse/platform/events/republish';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ServiceEntity } from './service.entity.ts';
import { serviceChanged } from './service.view.ts';

/** Prepared once per connection, because every page reads it. */
const ACTIVE_SERVICES = {
  name: 'active-services',
  text: `SELECT id, name, description, price, category, icon, image_url AS "imageUrl",
    max_guests AS "maxGuests", frequency, active FROM services WHERE active ORDER BY id DESC`,
};

/** The paid extras. Every change publishes `service.changed` in its own transaction. */
@Injectable()
export class ServicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** The services that guests can choose, newest first, as plain rows. */
  listActive(): Promise<ServiceView[]> {
    return runPrepared<ServiceView>(this.dataSource, ACTIVE_SERVICES, []);
  }

  /** All of them, newest first. */
  listAll(): Promise<ServiceEntity[]> {
    return this.dataSource.manager.find(ServiceEntity, { order: { id: 'DESC' } });
  }

  create(fields: SaveService): Promise<ServiceEntity> {
    return this.dataSource.transaction(async (tx) => {
      const service = await tx.save(newRow(tx, ServiceEntity, columnsOf(fields)));
      await this.publishChange(tx, service);
      return service;
    });
  }

  /** Changes a service; omitted fields keep their values. Throws NotFound. */
  change(id: number, fields: Partial<SaveService>): Promise<ServiceEntity> {
    return this.dataSource.transaction(async (tx) => {
      const service = applyFields(await findAndLock(tx, ServiceEntity, id, 'Service'), columnsOf(fields));
      await tx.save(service);
      await this.publishChange(tx, service);
      return service;
    });
  }

  /** Deletes a service permanently; bookings keep the name and price they were made with. */
  remove(id: number): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const service = await findAndLock(tx, ServiceEntity, id, 'Service');
      await tx.delete(ServiceEntity, id);
      await this.publishChange(tx, service, { deleted: true });
    });
  }

  /** Publishes the current state of every service again, to rebuild lost read models. Returns how many. */
  republish(): Promise<number> {
    return republishAll(this.dataSource, ServiceEntity, (tx, service) => this.publishChange(tx, service));
  }

  private async publishChange(tx: EntityManager, service: ServiceEntity, { deleted = false } = {}): Promise<void> {
    await this.outbox.add(tx, 'service.changed', serviceChanged(service, await nextVersion(tx), { deleted }));
  }
}

/** The input without anything else that a request may contain. */
function columnsOf(fields: Partial<SaveService>) {
  const { name, description, price, category, icon, imageUrl, maxGuests, frequency, active } = fields;
  return { name, description, price, category, icon, imageUrl, maxGuests, frequency, active };
}
