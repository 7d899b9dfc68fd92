import type { ChangeOrigin, SecurityChange } from '@farmhouse/contracts/security/security-change';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from './outbox.ts';

/** Notifies the owner of changes that an attacker in the back office would make, in the change's transaction. */
@Injectable()
export class SecurityChanges {
  constructor(private readonly outbox: Outbox) {}

  /** `recipient` is notified instead of the owner's current address. */
  async report(tx: EntityManager, change: SecurityChange, by: ChangeOrigin, recipient?: string): Promise<void> {
    await this.outbox.add(tx, 'security.changed', { change, by, at: new Date().toISOString(), recipient });
  }
}
