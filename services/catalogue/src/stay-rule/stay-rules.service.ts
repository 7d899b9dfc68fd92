import { MAX_STAY_RULES, stayRuleProblems } from '@farmhouse/contracts/catalogue/stay-rule';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { stayRuleFields, type SaveStayRuleDto } from '@farmhouse/platform/rates/stay-rule.dto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OrderedList } from '../ordered-list/ordered-list.ts';
import type { ChangeStayRuleDto } from './stay-rule.dto.ts';
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

  /** Omitted fields keep their values. Throws NotFound and InvalidInput. */
  update(id: number, dto: ChangeStayRuleDto): Promise<StayRuleEntity> {
    return this.rules.update(id, dto);
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
