import type { StayRuleView } from '@farmhouse/contracts/catalogue/stay-rule';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { SaveStayRuleDto } from '@farmhouse/platform/rates/stay-rule.dto';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { SaveOrderDto } from '../ordered-list/order.dto.ts';
import { ChangeStayRuleDto } from './stay-rule.dto.ts';
import { toStayRuleView } from './stay-rule.view.ts';
import { StayRulesService } from './stay-rules.service.ts';

@Controller('api/admin/stay-rules')
@Admin('catalogue')
export class StayRulesAdminController {
  constructor(private readonly stayRulesService: StayRulesService) {}

  /** Lists all stay rules in the order in which they apply. */
  @Get()
  async list(): Promise<StayRuleView[]> {
    return (await this.stayRulesService.listAll()).map(toStayRuleView);
  }

  /** Creates a stay rule. */
  @Post()
  async create(@Body() input: SaveStayRuleDto): Promise<StayRuleView> {
    return toStayRuleView(await this.stayRulesService.create(input));
  }

  /** Saves the order of the stay rules. */
  @Put('order')
  async reorder(@Body() { ids }: SaveOrderDto): Promise<StayRuleView[]> {
    return (await this.stayRulesService.reorder(ids)).map(toStayRuleView);
  }

  /** Changes a stay rule. */
  @Put(':id')
  async update(@Param('id', IdPipe) id: number, @Body() input: ChangeStayRuleDto): Promise<StayRuleView> {
    return toStayRuleView(await this.stayRulesService.update(id, input));
  }

  /** Deletes a stay rule. */
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', IdPipe) id: number): Promise<void> {
    await this.stayRulesService.remove(id);
  }
}
