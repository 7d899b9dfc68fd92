import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.ts';
import { CustomScriptsAdminController } from './custom-scripts.admin.controller.ts';
import { CustomScriptsController } from './custom-scripts.controller.ts';
import { CustomScriptsService } from './custom-scripts.service.ts';

@Module({
  imports: [ChangesModule],
  controllers: [CustomScriptsController, CustomScriptsAdminController],
  providers: [CustomScriptsService],
})
export class CustomScriptModule {}
