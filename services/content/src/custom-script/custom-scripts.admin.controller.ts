import type { CustomScriptView } from '@farmhouse/contracts/content/custom-script';
import type { ChangeOrigin } from '@farmhouse/contracts/security/security-change';
import { AdminOrigin } from '@farmhouse/platform/auth/change-origin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ChangeCustomScriptDto, CreateCustomScriptDto } from './custom-script.dto.ts';
import type { CustomScriptEntity } from './custom-script.entity.ts';
import { CustomScriptsService } from './custom-scripts.service.ts';

const toView = (script: CustomScriptEntity): CustomScriptView => ({ ...script });

@Controller('api/admin/custom-scripts')
@Admin('scripts')
export class CustomScriptsAdminController {
  constructor(private readonly customScriptsService: CustomScriptsService) {}

  /** Lists all custom scripts. */
  @Get()
  async list(): Promise<CustomScriptView[]> {
    return (await this.customScriptsService.listAll()).map(toView);
  }

  /** Creates a custom script. */
  @Post()
  async create(@Body() input: CreateCustomScriptDto, @AdminOrigin() by: ChangeOrigin): Promise<CustomScriptView> {
    return toView(await this.customScriptsService.create(input, by));
  }

  /** Changes the named fields of a custom script. */
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: number,
    @Body() input: ChangeCustomScriptDto,
    @AdminOrigin() by: ChangeOrigin,
  ): Promise<CustomScriptView> {
    return toView(await this.customScriptsService.update(id, input, by));
  }

  /** Deletes a custom script. */
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: number, @AdminOrigin() by: ChangeOrigin): Promise<void> {
    return this.customScriptsService.remove(id, by);
  }
}
