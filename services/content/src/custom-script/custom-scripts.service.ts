import type { PublicCustomScript, SaveCustomScript } from '@farmhouse/contracts/content/custom-script';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { runPrepared } from '@farmhouse/platform/database/prepared';
import { applyFields, newRow } from '@farmhouse/platform/database/rows';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentChanges } from '../changes/content-changes.ts';
import { CustomScriptEntity } from './custom-script.entity.ts';

/** Prepared once per connection, because every page reads it. */
const ACTIVE_SCRIPTS = {
  name: 'active-scripts',
  text: `SELECT id, name, script, location, consent_category AS "consentCategory", is_active AS "isActive"
         FROM custom_scripts WHERE is_active ORDER BY id DESC`,
};

/** The owner's custom scripts. */
@Injectable()
export class CustomScriptsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contentChanges: ContentChanges,
  ) {}

  /** The scripts that the site injects, newest first. */
  listActive(): Promise<PublicCustomScript[]> {
    return runPrepared<PublicCustomScript>(this.dataSource, ACTIVE_SCRIPTS, []);
  }

  /** All of them, newest first. */
  listAll(): Promise<CustomScriptEntity[]> {
    return this.dataSource.manager.find(CustomScriptEntity, { order: { id: 'DESC' } });
  }

  create(input: SaveCustomScript): Promise<CustomScriptEntity> {
    return this.dataSource.transaction((tx) => this.store(tx, newRow(tx, CustomScriptEntity, { ...input })));
  }

  /** Changes the given fields. */
  update(id: number, input: Partial<SaveCustomScript>): Promise<CustomScriptEntity> {
    return this.dataSource.transaction(async (tx) => this.store(tx, applyFields(await this.lock(tx, id), input)));
  }

  async remove(id: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.lock(tx, id);
      await tx.delete(CustomScriptEntity, id);
      await this.contentChanges.publish(tx, 'custom-script', id);
    });
  }

  private lock(tx: EntityManager, id: number): Promise<CustomScriptEntity> {
    return findAndLock(tx, CustomScriptEntity, id, 'Custom script');
  }

  private async store(tx: EntityManager, script: CustomScriptEntity): Promise<CustomScriptEntity> {
    await tx.save(script);
    await this.contentChanges.publish(tx, 'custom-script', script.id);
    return script;
  }
}
