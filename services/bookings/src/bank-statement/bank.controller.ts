import type {
  BankLine,
  BankLineCounts,
  CertainAccepted,
  PaymentWithoutLine,
  StatementImported,
} from '@farmhouse/contracts/bookings/payment/bank';
import { CurrentAdmin, type SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { readInput } from '@farmhouse/platform/input/input.pipe';
import { PageQuery, sendPage } from '@farmhouse/platform/lists/paging';
import { Admin, OwnTransactions } from '@farmhouse/platform/http/route-policy';
import { readUpload, TakesUpload } from '@farmhouse/platform/http/upload';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from '../audit/actor.ts';
import { SeenStayChanges } from '../booking/seen-stay-changes.ts';
import { AcceptedLinesService } from './accepted-lines.service.ts';
import { AcceptLineDto, BankLinesQueryDto, ImportStatementDto } from './bank.dto.ts';
import { BankLinesService } from './bank-lines.service.ts';
import { decodeStatement } from './parsing/decode.ts';
import { PaymentsWithoutLineService } from './payments-without-line.service.ts';
import { StatementImportsService } from './statement-imports.service.ts';

@Controller('api/admin')
@Admin('payments')
export class BankController {
  constructor(
    private readonly imports: StatementImportsService,
    private readonly lines: BankLinesService,
    private readonly withoutLine: PaymentsWithoutLineService,
    private readonly accepted: AcceptedLinesService,
  ) {}

  /** Imports a bank statement, as JSON with the text or as a form with the file. */
  @Post('bank-statements')
  @HttpCode(200)
  @TakesUpload('file', 'or JSON')
  async import(@Req() request: FastifyRequest): Promise<StatementImported> {
    return this.imports.import(await readInput(ImportStatementDto, await statementIn(request)));
  }

  /** Lists the lines of imported bank statements, one page at a time, each with the booking that it may pay. */
  @Get('bank-lines')
  async list(@Query() query: BankLinesQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<BankLine[]> {
    return sendPage(reply, await this.lines.list(query));
  }

  /** Counts the lines of bank statements in each state. */
  @Get('bank-lines/counts')
  counts(): Promise<BankLineCounts> {
    return this.lines.counts();
  }

  /** Lists verified payments that no imported bank statement shows, one page at a time. */
  @Get('bank-lines/payments-without-line')
  async listPaymentsWithoutLine(
    @Query() query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentWithoutLine[]> {
    return sendPage(reply, await this.withoutLine.list(query));
  }

  /** Accepts every line that certainly pays a booking, up to a limit per call. */
  @Post('bank-lines/accept-certain')
  @HttpCode(200)
  @OwnTransactions()
  acceptCertain(@CurrentAdmin() admin: SignedInAdmin): Promise<CertainAccepted> {
    return this.accepted.acceptCertain(actorOf(admin));
  }

  /** Accepts a line of a bank statement as a booking's payment. */
  @Post('bank-lines/:id/accept')
  @HttpCode(200)
  accept(
    @Param('id', IdPipe) id: number,
    @Body() dto: AcceptLineDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @SeenStayChanges() seenStayChanges?: number,
  ): Promise<BankLine> {
    return this.accepted.accept(id, dto, { actor: actorOf(admin), seenStayChanges });
  }

  /** Sets a line of a bank statement aside. It can still be accepted later. */
  @Post('bank-lines/:id/ignore')
  @HttpCode(200)
  ignore(@Param('id', IdPipe) id: number, @CurrentAdmin() admin: SignedInAdmin): Promise<BankLine> {
    return this.accepted.ignore(id, actorOf(admin));
  }
}

/** The value of a form's field that holds JSON; the text itself when it is none. */
function jsonIn(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The body; a form's with the text of its file. Throws StatementUnreadable, UploadTooLarge and FormFieldTooLarge. */
async function statementIn(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const { file, fields } = await readUpload(request);
  return {
    text: file.length > 0 ? decodeStatement(file) : fields.text,
    bank: fields.bank,
    columns: jsonIn(fields.columns),
    preview: jsonIn(fields.preview),
  };
}
