import type { PauseMessages } from '@farmhouse/contracts/bookings/booking/pause-messages';
import { IsFlag } from '@farmhouse/platform/http/input-fields';

export class PauseMessagesDto implements PauseMessages {
  @IsFlag('Paused') paused: boolean;
}
