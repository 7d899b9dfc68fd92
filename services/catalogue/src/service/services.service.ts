import type { SaveService, ServiceView } from '@farmhouse/contracts/catalogue/service';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { runPrepared } from '@farmhouse/platform/database/prepared';
import { nextVersion } from '@farmhouse/platform/events/change-version';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ServiceEntity } from './service.entity.ts';
import { serviceChanged } from './service.view.ts';

/** Planned once a connection, because every page asks for it. */
const ACTIVE_SERVICES = {
  name: 'active-services',
  text: 'SELECT id, name, description, price, category, icon, active FROM services WHERE active ORDER BY id DESC',
};

/** The paid extras. Every change is told to the services that keep copies, in the transaction that makes it. */
@Injectable()
export class ServicesService {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** What guests can choose, newest first, as plain rows. */
  listActive(): Promise<ServiceView[]> {
    return runPrepared<ServiceView>(this.db, ACTIVE_SERVICES, []);
  }

  /** All of them, newest first. */
  listAll(): Promise<ServiceEntity[]> {
    return this.db.manager.find(ServiceEntity, { order: { id: 'DESC' } });
  }

  create({ name, description, price, category, icon, active }: SaveService): Promise<ServiceEntity> {
    return this.db.transaction(async (tx) => {
      const service = await tx.save(
        tx.create(ServiceEntity, {
          name,
          description,
          price,
          category: category ?? 'other',
          icon: icon ?? null,
          active: active ?? true,
        }),
      );
      await this.announce(tx, service);
      return service;
    });
  }

  /**
   * Replaces a service. A category or an icon that is left out is reset; `active` stays as it is, so that no
   * edit of a hidden service shows it by accident.
   */
  replace(id: number, { name, description, price, category, icon, active }: SaveService): Promise<ServiceEntity> {
    return this.db.transaction(async (tx) => {
      const service = await this.lock(tx, id);
      Object.assign(service, { name, description, price, category: category ?? 'other', icon: icon ?? null });
      service.active = active ?? service.active;
      await tx.save(service);
      await this.announce(tx, service);
      return service;
    });
  }

  /** Removes a service for good; bookings keep the name and price they were made with. */
  remove(id: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      const service = await this.lock(tx, id);
      await tx.delete(ServiceEntity, id);
      await this.announce(tx, service, true);
    });
  }

  /** Tells the present state of every service again, to fill copies that were lost. Answers how many. */
  republish(): Promise<number> {
    return this.db.transaction(async (tx) => {
      const services = await tx.find(ServiceEntity, { order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
      for (const service of services) await this.announce(tx, service);
      return services.length;
    });
  }

  private async lock(tx: EntityManager, id: number): Promise<ServiceEntity> {
    const service = await tx.findOne(ServiceEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!service) throw new NotFound('Service');
    return service;
  }

  private async announce(tx: EntityManager, service: ServiceEntity, deleted = false): Promise<void> {
    await this.outbox.add(tx, 'service.changed', serviceChanged(service, await nextVersion(tx), deleted));
  }
}
