import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Use = (tx: EntityManager, pictureId: number) => Promise<void>;

/** Tells what shows pictures that one of them has been encoded, in the transaction that says so. */
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
