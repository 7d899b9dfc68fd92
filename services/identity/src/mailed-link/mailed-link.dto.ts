import { MAILED_TOKEN_MAX_LENGTH } from '@farmhouse/contracts/identity/mailed-link';
import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** The token of a mailed link. */
export const IsMailedToken = (): PropertyDecorator => {
  const message = 'The link is not complete';
  return applyDecorators(
    MaxLength(MAILED_TOKEN_MAX_LENGTH, { message }),
    IsNotEmpty({ message }),
    IsString({ message }),
  );
};
