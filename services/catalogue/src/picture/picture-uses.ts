import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Use = (tx: EntityManager, pictureId: number) => Promise<void>;

/** Notifies the features that show a picture that it has been encoded, in the same transaction. */
@Injectable()
export class PictureUses {
  private readonly uses: Use[] = [];

  register(use: Use): void {
    this.uses.push(use);
  }

  async pictureChanged(tx: EntityManager, pictureId: number): Promise<void> {
    for (const use of this.uses) await use(tx, pictureId);
  }
}
