import { Module } from '@nestjs/common';
import { StayRulesAdminController } from './stay-rules.admin.controller.ts';
import { StayRulesService } from './stay-rules.service.ts';

@Module({ controllers: [StayRulesAdminController], providers: [StayRulesService] })
export class StayRuleModule {}
