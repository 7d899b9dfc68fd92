import { IfPresent } from '@farmhouse/platform/input/property.decorators';
import { IsString } from 'class-validator';

/** Meta's verification request, with its own parameter names. */
export class VerifyWebhookDto {
  @IfPresent() @IsString({ message: 'hub.mode must be a string' }) 'hub.mode'?: string;
  @IfPresent() @IsString({ message: 'hub.verify_token must be a string' }) 'hub.verify_token'?: string;
  @IfPresent() @IsString({ message: 'hub.challenge must be a string' }) 'hub.challenge'?: string;
}
