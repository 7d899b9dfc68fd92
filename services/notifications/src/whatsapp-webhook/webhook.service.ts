import { Forbidden, Unauthorized } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { WhatsappAccounts } from '../channel/whatsapp/account/whatsapp-accounts.ts';
import { OptOuts } from '../channel/whatsapp/opt-out/opt-outs.ts';
import { ERASED } from '../messages/erase-recipients.ts';
import { optOutWord } from './opt-out-words.ts';
import { isSame, isSignature, isSigned } from './signature.ts';
import { StatusReports } from './status-reports.ts';
import { readReport, type Answer } from './webhook-body.ts';

const CHALLENGE = /^[\w-]{1,100}$/;

const unsigned = (): Unauthorized => new Unauthorized('The signature is not right');

/** Reports from WhatsApp. */
@Injectable()
export class WebhookService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: WhatsappAccounts,
    private readonly optOuts: OptOuts,
    private readonly statusReports: StatusReports,
  ) {}

  /** Meta's verification request for the address; returns its challenge. Throws Forbidden. */
  async verify({
    mode,
    token,
    challenge = '',
  }: {
    mode?: string;
    token?: string;
    challenge?: string;
  }): Promise<string> {
    const { verifyToken } = (await this.accounts.read()).keys;
    const isRight = mode === 'subscribe' && verifyToken !== undefined && isSame(token, verifyToken);
    if (!isRight || !CHALLENGE.test(challenge)) throw new Forbidden('The verify token is not right');
    return challenge;
  }

  /** Throws Unauthorized when a report with this header cannot be valid, whatever its body. */
  async assertExpected(signature: unknown): Promise<void> {
    const { keys, phoneNumberId } = await this.accounts.read();
    if (!keys.appSecret || !phoneNumberId || !isSignature(signature)) throw unsigned();
  }

  /** Applies a report. Throws Unauthorized, without effect, when it is not signed with the app's secret. */
  async receive(body: string, signature: unknown): Promise<void> {
    const { keys, phoneNumberId } = await this.accounts.read();
    if (!keys.appSecret || !phoneNumberId || !isSigned(body, signature, keys.appSecret)) throw unsigned();
    const { statuses, answers } = readReport(body, phoneNumberId);
    for (const report of statuses) await this.dataSource.transaction((tx) => this.statusReports.apply(tx, report));
    for (const answer of answers) await this.keepOptOut(answer);
  }

  /** Also for the numbers to which messages to this guest went. */
  private async keepOptOut(answer: Answer): Promise<void> {
    const { from, timestamp, text, button } = answer;
    const word = optOutWord(text?.body ?? button?.text ?? '');
    if (!word) return;
    await this.dataSource.transaction(async (tx) => {
      const numbers = new Set([`+${from}`, ...(await this.recipientsOf(tx, answer))]);
      for (const number of numbers) await this.optOuts.keep(tx, number, word, timestamp);
    });
  }

  /**
   * The numbers to which the answered message and those that WhatsApp reported under this spelling went: it names some
   * guests by another spelling of their numbers, such as Mexico's with a 1 after the country code.
   */
  private async recipientsOf(tx: EntityManager, { from, context }: Answer): Promise<string[]> {
    const rows = await tx.query<{ recipient: string }[]>(
      `SELECT DISTINCT recipient FROM messages
       WHERE channel = 'whatsapp' AND recipient <> '${ERASED}' AND (channel_ref = $1 OR channel_recipient = $2)
       ORDER BY recipient`,
      [context?.id ?? null, from],
    );
    return rows.map(({ recipient }) => recipient);
  }
}
