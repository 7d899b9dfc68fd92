import { PASSWORD_MAX_LENGTH } from '@farmhouse/contracts/identity/admin';
import { SESSIONS_ENDED_MAX, type EndSessions } from '@farmhouse/contracts/identity/open-session';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsNotEmpty, IsString, IsUUID } from 'class-validator';

export class EndSessionsDto implements EndSessions {
  @IsUUID(undefined, { each: true, message: 'Choose sessions of the list' })
  @ArrayMaxSize(SESSIONS_ENDED_MAX, { message: `At most ${SESSIONS_ENDED_MAX} sessions at a time` })
  @ArrayNotEmpty({ message: 'Choose a session' })
  @IsArray({ message: 'Choose a session' })
  ids: string[];

  @MaxLength(PASSWORD_MAX_LENGTH, { message: 'The current password is not right' })
  @IsNotEmpty({ message: 'The current password is required' })
  @IsString({ message: 'The current password is required' })
  currentPassword: string;
}
