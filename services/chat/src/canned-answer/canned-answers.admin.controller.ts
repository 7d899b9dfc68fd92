import type { CannedAnswerView } from '@farmhouse/contracts/chat/canned-answer';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ChangeCannedAnswerDto, SaveCannedAnswerDto } from './canned-answer.dto.ts';
import type { CannedAnswerEntity } from './canned-answer.entity.ts';
import { CannedAnswersService } from './canned-answers.service.ts';

const toView = ({ id, title, text, order }: CannedAnswerEntity): CannedAnswerView => ({ id, title, text, order });

@Controller('api/admin/chat/canned-answers')
@Admin('chat')
export class CannedAnswersAdminController {
  constructor(private readonly cannedAnswersService: CannedAnswersService) {}

  /** Lists the prepared answers for chats. */
  @Get()
  async list(): Promise<CannedAnswerView[]> {
    return (await this.cannedAnswersService.list()).map(toView);
  }

  /** Creates a prepared answer. */
  @Post()
  async create(@Body() input: SaveCannedAnswerDto): Promise<CannedAnswerView> {
    return toView(await this.cannedAnswersService.create(input));
  }

  /** Changes a prepared answer. */
  @Put(':id')
  async update(@Param('id', IdPipe) id: number, @Body() input: ChangeCannedAnswerDto): Promise<CannedAnswerView> {
    return toView(await this.cannedAnswersService.update(id, input));
  }

  /** Deletes a prepared answer. */
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', IdPipe) id: number): Promise<void> {
    await this.cannedAnswersService.remove(id);
  }
}
