import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A feature that shows pictures. */
interface PictureUse {
  /** Locks the row that shows the picture, if there is one: every change locks it before the picture. */
  lock(tx: EntityManager, pictureId: number): Promise<unknown>;
  /** Runs in the transaction in which the picture was encoded. */
  pictureChanged(tx: EntityManager, pictureId: number): Promise<void>;
}

/** Notifies the features that show a picture that it has been encoded, in the same transaction. */
@Injectable()
export class PictureUses {
  private readonly uses: PictureUse[] = [];

  register(use: PictureUse): void {
    this.uses.push(use);
  }

  async lock(tx: EntityManager, pictureId: number): Promise<void> {
    for (const use of this.uses) await use.lock(tx, pictureId);
  }

  async pictureChanged(tx: EntityManager, pictureId: number): Promise<void> {
    for (const use of this.uses) await use.pictureChanged(tx, pictureId);
  }
}
