import { Limited, Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DeliveryWorker } from '../delivery/delivery.worker.ts';
import { VerifyWebhookDto } from './verify-webhook.dto.ts';
import { WebhookService } from './webhook.service.ts';

export const WEBHOOK_PATH = 'api/webhooks/whatsapp';

@Controller(WEBHOOK_PATH)
@Public()
export class WebhookController {
  constructor(
    private readonly webhookService: WebhookService,
    private readonly deliveryWorker: DeliveryWorker,
  ) {}

  /**
   * Answers Meta's verification request before it sends reports here, with the verify token that the owner has entered.
   */
  @Get()
  @Limited('webhooks')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  verify(@Query() query: VerifyWebhookDto): Promise<string> {
    const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
    return this.webhookService.verify({ mode, token, challenge });
  }

  /** Receives WhatsApp's reports about messages and guests' answers, signed in the header `X-Hub-Signature-256`. */
  @Post()
  @HttpCode(200)
  @Limited('webhooks')
  async receive(@Req() { body, headers }: FastifyRequest): Promise<void> {
    await this.webhookService.receive(typeof body === 'string' ? body : '', headers['x-hub-signature-256']);
    this.deliveryWorker.wake();
  }
}
