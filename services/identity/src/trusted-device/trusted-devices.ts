import { hash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@farmhouse/contracts/timing/durations';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { AdminEntity } from '../admin/admin.entity.ts';
import { TrustedDeviceEntity } from './trusted-device.entity.ts';

/** How long a browser is known after its last sign-in. */
export const KNOWN_DAYS = 180;

/** Browsers in which an admin has signed in before. Source: docs/decisions/trusted-devices.md. */
@Injectable()
export class TrustedDevices {
  constructor(private readonly dataSource: DataSource) {}

  /** The hash of a browser's token if an admin of that name has signed in with it, otherwise undefined. */
  async find(username: string, token: string | undefined): Promise<string | undefined> {
    const device = await this.known(token);
    const owner = device && (await this.dataSource.manager.findOneBy(AdminEntity, { id: device.adminId }));
    return owner?.username === username ? device?.tokenHash : undefined;
  }

  /** The browser with this token, whichever account has signed in with it. */
  async known(token: string | undefined): Promise<TrustedDeviceEntity | null> {
    if (!token) return null;
    const tokenHash = hash('sha256', token, 'hex');
    return this.dataSource.manager.findOneBy(TrustedDeviceEntity, { tokenHash, expiresAt: MoreThan(new Date()) });
  }

  /**
   * Makes a browser known for an admin and returns its token: its present one if that is known, otherwise 144 random
   * bits. Deletes expired browsers.
   */
  async remember(adminId: number, presentedToken: string | undefined): Promise<string> {
    const token = presentedToken ?? randomBytes(18).toString('base64url');
    const expiresAt = new Date(Date.now() + KNOWN_DAYS * DAY_MS);
    const device = { tokenHash: hash('sha256', token, 'hex'), adminId, expiresAt };
    await this.dataSource.manager.upsert(TrustedDeviceEntity, device, ['tokenHash']);
    await this.dataSource.manager.delete(TrustedDeviceEntity, { expiresAt: LessThan(new Date()) });
    return token;
  }

  /** Part of the transaction that stores a new password. */
  async deleteAllOf(tx: EntityManager, adminId: number): Promise<void> {
    await tx.delete(TrustedDeviceEntity, { adminId });
  }
}
