import { MAX_STAY_RULES, stayRuleProblems } from '@farmhouse/contracts/catalogue/stay-rule';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { stayRuleFields, type SaveStayRuleDto } from '@farmhouse/platform/rates/stay-rule.dto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OrderedList } from '../ordered-list/ordered-list.ts';
import { StayRuleEntity } from './stay-rule.entity.ts';
import { toStayRule } from './stay-rule.view.ts';

/** The owner's stay rules. Every change publishes `stay-rules.changed`. */
@Injectable()
export class StayRulesService {
  private readonly rules: OrderedList<StayRuleEntity>;

  constructor(dataSource: DataSource, outbox: Outbox) {
    this.rules = new OrderedList(dataSource, {
      entity: StayRuleEntity,
      name: 'stay rule',
      max: MAX_STAY_RULES,
      problems: stayRuleProblems,
      publish: (tx, rows, version) => outbox.add(tx, 'stay-rules.changed', { version, rules: rows.map(toStayRule) }),
    });
  }

  listAll(): Promise<StayRuleEntity[]> {
    return this.rules.all();
  }

  /** Throws InvalidInput. */
  create(dto: SaveStayRuleDto): Promise<StayRuleEntity> {
    return this.rules.add(stayRuleFields(dto));
  }

  /** Throws NotFound and InvalidInput. */
  replace(id: number, dto: SaveStayRuleDto): Promise<StayRuleEntity> {
    return this.rules.replace(id, stayRuleFields(dto));
  }

  /** Throws NotFound. */
  remove(id: number): Promise<void> {
    return this.rules.remove(id);
  }

  /** Throws InvalidInput. */
  reorder(ids: number[]): Promise<StayRuleEntity[]> {
    return this.rules.reorder(ids);
  }

  republish(): Promise<number> {
    return this.rules.republish();
  }
}
