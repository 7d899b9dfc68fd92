import type { PauseMessages } from '@farmhouse/contracts/bookings/booking/pause-messages';
import { IsFlag } from '@farmhouse/platform/input/field.decorators';

export class PauseMessagesDto implements PauseMessages {
  @IsFlag('Paused') paused: boolean;
}
