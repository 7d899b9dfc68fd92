import type { PublicCustomScript, SaveCustomScript } from '@farmhouse/contracts/content/custom-script';
import type { ChangeOrigin, SecurityChange } from '@farmhouse/contracts/security/security-change';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { runPrepared } from '@farmhouse/platform/database/prepared';
import { applyFields, newRow } from '@farmhouse/platform/database/rows';
import { SecurityChanges } from '@farmhouse/platform/events/security-changes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentChanges } from '../changes/content-changes.ts';
import { CustomScriptEntity } from './custom-script.entity.ts';

/** Prepared once per connection, because every page reads it. */
const ACTIVE_SCRIPTS = {
  name: 'active-scripts',
  text: `SELECT id, name, script, location, consent_category AS "consentCategory", is_active AS "isActive"
         FROM custom_scripts WHERE is_active ORDER BY id`,
};

type Action = Extract<SecurityChange, { kind: 'custom-script' }>['action'];

/** The list's toggle sends only the flag. */
function actionOf(input: Partial<SaveCustomScript>): Action {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  if (given.some(([field]) => field !== 'isActive') || input.isActive === undefined) return 'changed';
  return input.isActive ? 'switched on' : 'switched off';
}

/** The owner's custom scripts. */
@Injectable()
export class CustomScriptsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contentChanges: ContentChanges,
    private readonly securityChanges: SecurityChanges,
  ) {}

  /** The scripts that the site injects, oldest first, so that a script may use one that was added before it. */
  listActive(): Promise<PublicCustomScript[]> {
    return runPrepared<PublicCustomScript>(this.dataSource, ACTIVE_SCRIPTS, []);
  }

  /** All of them, newest first. */
  listAll(): Promise<CustomScriptEntity[]> {
    return this.dataSource.manager.find(CustomScriptEntity, { order: { id: 'DESC' } });
  }

  create(input: SaveCustomScript, by: ChangeOrigin): Promise<CustomScriptEntity> {
    return this.dataSource.transaction(async (tx) => {
      const script = await this.store(tx, newRow(tx, CustomScriptEntity, { ...input }));
      await this.report(tx, script, 'created', by);
      return script;
    });
  }

  /** Changes the given fields. */
  update(id: number, input: Partial<SaveCustomScript>, by: ChangeOrigin): Promise<CustomScriptEntity> {
    return this.dataSource.transaction(async (tx) => {
      const script = await this.store(tx, applyFields(await this.lock(tx, id), input));
      await this.report(tx, script, actionOf(input), by);
      return script;
    });
  }

  async remove(id: number, by: ChangeOrigin): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.report(tx, await this.lock(tx, id), 'deleted', by);
      await tx.delete(CustomScriptEntity, id);
      await this.contentChanges.publish(tx, 'custom-script', id);
    });
  }

  private report(tx: EntityManager, { name }: CustomScriptEntity, action: Action, by: ChangeOrigin): Promise<void> {
    return this.securityChanges.report(tx, { kind: 'custom-script', name, action }, by);
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
